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
  translation: { page: 'services-translation-services' },
  contentLocalization: { page: 'services-content-services-localization', picture: 'services-linguistic-quality' },
  linguisticValidation: { page: 'services-linguistic-validation' },
  interpreting: { page: 'services-interpreting' },
} as const

const terms = ['unit', 'memory', 'minimum', 'currency', 'schedule', 'rush', 'confirmation'] as const

export const namespaces = ['languages'] as const

export default function Services() {
  const { m, items, itemsWith, head, passage } = useMessages<typeof en>('pages/services')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection {...passage('intro')}>
        <p>{joined(m('intro.readers'), <PageLink page="solutions-by-industry">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <CardGrid columns={4} tone="mist" {...head('cards')} cards={itemsWith('cards.items', pages)} />
      <DefinitionList id="quotes" sample={factsAreInvented} {...head('quotes')} items={items('quotes.items', terms)} />
      <Quotes id="examples" {...head('examples')} onSend={addToComments} />
      <NextStep text={m('next')} />
    </>
  )
}
