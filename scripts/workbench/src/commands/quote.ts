import { Command } from '@commander-js/extra-typings'
import Papa from 'papaparse'
import { commandLine, type Locale, targetLocales } from '../config.ts'
import { printTable, report, tell } from '../lib/output.ts'
import { writeTogether } from '../lib/write.ts'
import { type Project, readSoundProject, targetLocale } from '../model/project.ts'
import { type Assignment, type Band, bands, type Plan, readPlan } from '../status/plan.ts'
import { normalized } from '../formats/document.ts'
import { groupBy } from '../model/groups.ts'
import { pageName } from '../model/pageNames.ts'
import { countSourceWords, type Unit, type UnitForm } from '../model/units.ts'
import { type LocaleData, readLocaleData } from '../assist/localeData.ts'
import { type PastTexts, readHistory } from '../history/history.ts'
import { type Memory, memoryOf } from '../assist/memory/memory.ts'
import { pairsOf } from '../assist/memory/pairs.ts'

const help = `
Words are words of English; each plural form counts, as it is translated. "75–84 %" and the like are words of texts that the memory
knows something like of (a stale text is its own match), "100 %" those that it knows, "repetitions" those that stand before in the
same job, "to revise" those that are translated and need work, or that nobody has recorded.

locales/.workbench/plan.json has prices, for a locale or for all ("*"); a band without one costs what a new word does:
  { "rates": { "*": { "currency": "EUR", "new": 0.12, "75-84": 0.09, "100": 0.02, "repetitions": 0.02 } } }

Example: ${commandLine()} quote pl --csv quote.csv`

export const quoteCommand = new Command('quote')
  .description('What is to be done in each locale, in words by match of the memory, with its price.')
  .argument('[locale...]', 'locales to look at (default: all)')
  .option('--csv <file>', 'write a row for each page, for a spreadsheet')
  .option('--json', 'print the rows as JSON')
  .addHelpText('after', help)
  .action(async (codes, { csv, json }) => {
    const locales = codes.length > 0 ? codes.map(targetLocale) : targetLocales()
    const project = await readSoundProject(undefined, { locales })
    const plan = await readPlan(project.folder)
    const rows: QuoteRow[] = []
    for (const locale of locales) rows.push(...(await quoteOf(project, locale, plan)))
    if (csv) {
      const table = Papa.unparse(quoteTable(rows), { newline: '\r\n', escapeFormulae: true })
      await writeTogether(new Map([[csv, `\uFEFF${table}\r\n`]]))
    }
    tell(json, rows, () => report(printQuote(rows), csv && `Wrote ${csv}.`))
  })

type Words = Readonly<Record<Band, number>>

interface QuoteRow extends Assignment {
  readonly locale: string
  readonly page: string
  readonly words: Words
  readonly total: number
  readonly price: number | null
  readonly currency: string | null
}

/** The rows of a locale: its pages with something to do. Throws an error when its glossary or the notes cannot be read. */
async function quoteOf(project: Project, locale: Locale, plan: Plan): Promise<QuoteRow[]> {
  const data = await readLocaleData(project, locale)
  const words = wordsByPage(data, await readHistory(project, locale))
  const rates = plan.ratesOf(locale.code)
  return [...words].map(([page, amounts]) => ({
    locale: locale.code,
    page,
    ...(plan.assignmentOf(locale.code, page) ?? { translator: null, reviewer: null, due: null }),
    words: amounts,
    total: sumOf(bands.map((band) => amounts[band])),
    price: rates && rounded(sumOf(bands.map((band) => amounts[band] * rates.prices[band]))),
    currency: rates?.currency ?? null,
  }))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const rounded = (price: number) => Math.round(price * 100) / 100

function wordsByPage(data: LocaleData, past: PastTexts): Map<string, Words> {
  const memory = memoryOf(pairsOf(data, past))
  const seen = new Set<string>()
  const open = [...data.units.values()].filter((unit) => isOpen(unit) && !data.rules.isVerbatim(unit))
  const counted = open.flatMap((unit) => {
    const sources = unit.forms.map((form) => ({ form, band: bandOf(unit, form, memory, seen) }))
    // The forms of one message are no repetitions of each other.
    for (const { source } of unit.forms) seen.add(normalized(source))
    return sources.map(({ form, band }) => ({ unit, band, words: countSourceWords([form.source]) }))
  })
  const byPage = groupBy(counted, ({ unit }) => pageName(unit.namespace))
  return new Map(
    [...byPage].map(([page, some]) => {
      const wordsOf = (band: Band) => sumOf(some.filter((one) => one.band === band).map(({ words }) => words))
      return [page, Object.fromEntries(bands.map((band) => [band, wordsOf(band)])) as Words]
    }),
  )
}

const isOpen = ({ state }: Unit) => state !== 'translated' && state !== 'reviewed'

/** The band of a form: a text that is there for the English of today is to be revised, and a stale one is its own match. */
function bandOf(unit: Unit, form: UnitForm, memory: Memory, seen: ReadonlySet<string>): Band {
  if (form.target !== null && (unit.state === 'needs-work' || unit.state === 'unrecorded')) return 'revise'
  const [best] = memory({ ...unit, forms: [{ ...form, target: null }] })
  if (best?.score === 100) return '100'
  if (seen.has(normalized(form.source))) return 'repetitions'
  return bands.find((band) => best && isIn(best.score, band)) ?? 'new'
}

function isIn(score: number, band: Band): boolean {
  const [least, most] = band.split('-').map(Number)
  return least !== undefined && most !== undefined && score >= least && score <= most
}

function quoteTable(rows: readonly QuoteRow[]): Readonly<Record<string, string | number>>[] {
  return rows.map(({ locale, page, translator, reviewer, due, words, total, price, currency }) => ({
    locale,
    page,
    translator: translator ?? '',
    reviewer: reviewer ?? '',
    due: due ?? '',
    ...Object.fromEntries(bands.map((band) => [bandTitles[band], words[band]])),
    words: total,
    price: price === null ? '' : price.toFixed(2),
    currency: currency ?? '',
  }))
}

const bandTitles: Readonly<Record<Band, string>> = {
  new: 'new',
  '75-84': '75–84 %',
  '85-94': '85–94 %',
  '95-99': '95–99 %',
  '100': '100 %',
  repetitions: 'repetitions',
  revise: 'to revise',
}

function printQuote(rows: readonly QuoteRow[]): string {
  if (rows.length === 0) return 'Nothing is to be done.'
  const byLocale = groupBy(rows, ({ locale }) => locale)
  const table = [...byLocale].map(([locale, own]) => {
    const amounts = bands.map((band) => String(sumOf(own.map(({ words }) => words[band]))))
    const [first] = own
    const price = first?.price === null ? '' : sumOf(own.map((row) => row.price ?? 0)).toFixed(2)
    return [
      locale,
      ...amounts,
      String(sumOf(own.map(({ total }) => total))),
      `${price} ${first?.currency ?? ''}`.trim(),
    ]
  })
  return printTable(['', ...bands.map((band) => bandTitles[band]), 'words', 'price'], table)
}
