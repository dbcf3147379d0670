import type en from '#locales/en/pages/services.json'
import { factsAreInvented } from '../config/site.ts'
import { addToComments } from '../forms/draft.ts'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Quotes } from '../sections/Quotes/Quotes.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'

const pages = {
  translation: 'services-translation-services',
  contentLocalization: 'services-content-services-localization',
  linguisticValidation: 'services-linguistic-validation',
  interpreting: 'services-interpreting',
} as const

const terms = ['unit', 'memory', 'minimum', 'currency', 'schedule', 'rush', 'confirmation'] as const

export const namespaces = ['languages'] as const

export default function Services() {
  const { m, items } = useMessages<typeof en>('pages/services')
  const cards = items('cards.items', ['translation', 'contentLocalization', 'linguisticValidation', 'interpreting'])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]}>
        <p>{joined(m('intro.readers'), <PageLink page="solutions-by-industry">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <CardGrid
        columns={4}
        tone="mist"
        title={m('cards.title')}
        lead={m('cards.lead')}
        cards={cards.map((card) => ({ ...card, page: pages[card.id] }))}
      />
      <DefinitionList
        id="quotes"
        sample={factsAreInvented}
        title={m('quotes.title')}
        lead={m('quotes.lead')}
        items={items('quotes.items', terms)}
      />
      <Quotes id="examples" title={m('examples.title')} lead={m('examples.lead')} onSend={addToComments} />
      <NextStep text={m('next')} />
    </>
  )
}
