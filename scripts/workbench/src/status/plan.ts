import type { Node } from 'jsonc-parser'
import { sharedNamespaces, targetLocales, viewIds } from '../config.ts'
import type { Fault } from '../lib/fault.ts'
import { JsonReader } from '../lib/json/reader.ts'
import { readText } from '../lib/readText.ts'
import { placeOf, workbenchFile } from '../model/layout.ts'
import { LocaleProblem } from '../model/localeFile.ts'
import { personNamed } from '../model/records/reviewers.ts'

/** Who works on a page, and until when. */
export interface Assignment {
  readonly translator: string | null
  readonly reviewer: string | null
  readonly due: string | null
}

/** What words are counted apart for: those that are new or like nothing known, those like a text of the memory, and the rest. */
export const bands = ['new', '75-84', '85-94', '95-99', '100', 'repetitions', 'revise'] as const
export type Band = (typeof bands)[number]

/** The price of a word of the source by band; one that is not named costs what a new word does. */
export interface Rates {
  readonly currency: string
  readonly prices: Readonly<Record<Band, number>>
}

/** What a manager has decided: by locale, then by page. */
export interface Plan {
  readonly assignmentOf: (locale: string, page: string) => Assignment | null
  readonly ratesOf: (locale: string) => Rates | null
}

/** locales/.workbench/plan.json */
export const planFile = (folder: string) => workbenchFile(folder, 'plan.json')

/** Stands for every page that has no row of its own, and for every locale. */
const EVERY = '*'

/** Reads that file; none yet plans nothing. Throws one error with all that is wrong in it. */
export async function readPlan(folder: string): Promise<Plan> {
  const file = planFile(folder)
  const text = (await readText(file)) ?? '{}'
  const { pages, rates, problems } = typeof text === 'string' ? parsePlan(text) : { ...nothing, problems: [text] }
  const messages = problems.map((problem) => new LocaleProblem(placeOf(file), problem).message)
  if (messages.length > 0) throw new Error(messages.join('\n'))
  return {
    assignmentOf: (locale, page) => pages.get(`${locale} ${page}`) ?? pages.get(`${locale} ${EVERY}`) ?? null,
    ratesOf: (locale) => rates.get(locale) ?? rates.get(EVERY) ?? null,
  }
}

const nothing = { pages: new Map<string, Assignment>(), rates: new Map<string, Rates>() }

function parsePlan(text: string): typeof nothing & { problems: readonly Fault[] } {
  const reader = new JsonReader(text)
  const codes = targetLocales().map(({ code }) => code)
  const names = [...viewIds(), ...sharedNamespaces(), EVERY]
  const plan = reader.object(reader.root() ?? undefined, 'a plan', ['pages', 'rates'])
  const pages = [...reader.object(plan.get('pages'), '"pages"', codes)].flatMap(([code, group]) =>
    [...reader.object(group, `"${code}"`, names)].map(
      ([page, row]) => [`${code} ${page}`, assignmentIn(reader, row)] as const,
    ),
  )
  const rates = [...reader.object(plan.get('rates'), '"rates"', [...codes, EVERY])].map(
    ([code, row]) => [code, ratesIn(reader, row)] as const,
  )
  return { pages: new Map(pages), rates: new Map(rates), problems: reader.mismatches }
}

function assignmentIn(reader: JsonReader, row: Node): Assignment {
  const fields = reader.object(row, 'a page', ['translator', 'reviewer', 'due'])
  const text = (name: string, expected: string, read: (text: string) => string | null) =>
    textIn(reader, fields.get(name), `"${name}": ${expected}`, read)
  return {
    translator: text('translator', 'a name', (name) => personNamed(name)),
    reviewer: text('reviewer', 'a name', (name) => personNamed(name)),
    due: text('due', 'a day such as 2026-12-01', dayOf),
  }
}

function ratesIn(reader: JsonReader, row: Node): Rates {
  const fields = reader.object(row, 'the rates', ['currency', ...bands])
  const expected = '"currency": such as EUR'
  if (!fields.has('currency')) reader.note(row, expected, 'rates without it')
  const prices = bands.map((band) => {
    const price = fields.get(band) ?? fields.get('new')
    const what = `"${band}": the price of a word`
    if (!price) reader.note(row, what, 'none, nor one of "new"')
    const isNumber = reader.is(price, 'number', what)
    if (isNumber && price.value < 0) reader.note(price, what, String(price.value))
    return [band, isNumber ? Number(price.value) : 0]
  })
  const currency = textIn(reader, fields.get('currency'), expected, (text) => (/^[A-Z]{3}$/.test(text) ? text : null))
  return { currency: currency ?? '', prices: Object.fromEntries(prices) as Rates['prices'] }
}

/** What `read` makes of a text; null where there is none, or after noting one of which it makes nothing. */
function textIn(
  reader: JsonReader,
  node: Node | undefined,
  expected: string,
  read: (text: string) => string | null,
): string | null {
  if (!reader.is(node, 'string', expected)) return null
  try {
    const value = read(node.value)
    if (value !== null) return value
  } catch {
    // A name that is none: it is refused as well.
  }
  reader.note(node, expected, JSON.stringify(node.value))
  return null
}

/** A day of the calendar; null for what is none. */
export function dayOf(text: string): string | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}
