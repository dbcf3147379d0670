import type en from '#locales/en/pages/services.json'
import { type Quote, quoteExamples, quoteOf } from '../config/quoteExamples.ts'
import { inLanguage } from '../i18n/direction.ts'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { useNumber } from '../i18n/useNumber.ts'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Directory } from '../sections/Directory/Directory.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { type QuoteLine, Quotes } from '../sections/Quotes/Quotes.tsx'
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

/** The rows of the specimen, each with the language of its result. */
const results = [
  { id: 'source', lang: 'en' },
  { id: 'translation', lang: 'pl' },
  { id: 'localization', lang: 'pl' },
  { id: 'interpreting', lang: 'pl' },
] as const

const terms = ['unit', 'memory', 'minimum', 'schedule', 'rush', 'confirmation'] as const

export default function Services() {
  const { m, rich, items, lines } = useMessages<typeof en>('pages/services')
  const cards = items('cards.items', ['translation', 'contentLocalization', 'linguisticValidation', 'interpreting'])
  const linesOf = useQuoteLines()
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
          rows={results.map(({ id, lang }) => ({
            id,
            cells: [
              m(`specimen.rows.${id}.service`),
              m(`specimen.rows.${id}.what`),
              <bdi key="result" {...inLanguage(lang)}>
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
        title={m('quotes.title')}
        lead={m('quotes.lead')}
        items={items('quotes.items', terms)}
      />
      <Quotes
        title={m('examples.title')}
        lead={m('examples.lead')}
        quotes={quoteExamples.map((example) => ({
          id: example.id,
          title: m(`examples.jobs.${example.id}`),
          lines: linesOf(quoteOf(example)),
        }))}
      />
      <NextStep text={m('next')} />
    </>
  )
}

/** Prints a quotation line by line, without the lines that it does not have. */
function useQuoteLines(): (quote: Quote) => QuoteLine[] {
  const { m } = useMessages<typeof en>('pages/services')
  const number = useNumber()
  const euro = (amount: number, maximumFractionDigits = 2) =>
    number(amount, { style: 'currency', currency: 'EUR', maximumFractionDigits })
  const days = (count: number) => (count > 0 ? m('examples.days', { count }) : m('examples.sameDay'))
  return (quote) => {
    const words = (['newWords', 'similarWords', 'repeatedWords'] as const).map((id) => ({ id, ...quote[id] }))
    const surcharges = (['minimum', 'rush'] as const).map((id) => ({ id, amount: quote[id] }))
    const lines = [
      ...words.map(({ id, words, rate, amount }) => ({ id, amount, detail: `${number(words)} × ${euro(rate, 3)}` })),
      ...surcharges,
    ]
    return [
      ...lines
        .filter(({ amount }) => amount > 0)
        .map(({ amount, ...line }) => ({ ...line, label: m(`examples.lines.${line.id}`), value: euro(amount) })),
      { id: 'price', label: m('examples.lines.price'), value: euro(quote.price), total: true },
      {
        id: 'translation',
        label: m('examples.translation', { count: quote.translators }),
        value: days(quote.translationDays),
      },
      { id: 'revision', label: m('examples.lines.revision'), value: days(quote.revisionDays) },
      { id: 'days', label: m('examples.lines.days'), value: days(quote.days), total: true },
    ]
  }
}
