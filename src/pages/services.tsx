import type en from '#locales/en/pages/services.json'
import { factsAreInvented } from '../config/site.ts'
import { addToComments } from '../forms/draft.ts'
import { inLanguage } from '../i18n/direction.ts'
import { joined } from '../i18n/joined.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Directory } from '../sections/Directory/Directory.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Quotes } from '../sections/Quotes/Quotes.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { Section } from '../ui/Section/Section.tsx'

const pages = {
  translation: 'services-translation-services',
  contentLocalization: 'services-content-services-localization',
  linguisticValidation: 'services-linguistic-validation',
  interpreting: 'services-interpreting',
} as const

const results = ['source', 'translation', 'localization', 'interpreting'] as const

const terms = ['unit', 'memory', 'minimum', 'currency', 'schedule', 'rush', 'confirmation'] as const

export const namespaces = ['languages'] as const

export default function Services() {
  const { m, rich, items, lines } = useMessages<typeof en>('pages/services')
  const target = useExampleLanguage()
  const cards = items('cards.items', ['translation', 'contentLocalization', 'linguisticValidation', 'interpreting'])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]}>
        <p>{joined(m('intro.readers'), <PageLink page="solutions-by-industry">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <Directory
        columns={1}
        tone="mist"
        title={m('cards.title')}
        lead={m('cards.lead')}
        entries={cards.map((card) => ({ ...card, page: pages[card.id] }))}
      />
      <Section title={m('specimen.title')}>
        <SpecimenTable
          caption={m('specimen.caption')}
          head={lines('specimen.head', ['service', 'what', 'result'])}
          rows={results.map((id) => ({
            id,
            cells: [
              m(`specimen.rows.${id}.service`),
              m(`specimen.rows.${id}.what`),
              <bdi key="result" {...inLanguage(id === 'source' ? 'en' : target)}>
                {rich(`specimen.rows.${id}.result`)}
              </bdi>,
            ],
          }))}
          checks={lines('specimen.checks', ['temperature', 'date', 'term'])}
        />
      </Section>
      <DefinitionList
        id="quotes"
        tone="mist"
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
