import { sharedNamespaces, targetLocales, viewIds } from '../config.ts'
import { isObject } from '../lib/json/values.ts'
import { type JsonFile, mismatch, readJsonFile } from '../model/jsonFile.ts'
import { workbenchFile } from '../model/layout.ts'
import type { LocaleProblem } from '../model/localeFile.ts'
import { personNamed } from '../model/records/reviewers.ts'

/** Who works on a page, and until when. */
export interface Assignment {
  readonly translator: string | null
  readonly reviewer: string | null
  /** The last day, ISO 8601. */
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
  const problems: LocaleProblem[] = []
  const file = await readJsonFile(planFile(folder), problems)
  const { pages, rates } = file ? new PlanReader(file, problems).read() : { pages: new Map(), rates: new Map() }
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  return {
    assignmentOf: (locale, page) => pages.get(`${locale} ${page}`) ?? pages.get(`${locale} ${EVERY}`) ?? null,
    ratesOf: (locale) => rates.get(locale) ?? rates.get(EVERY) ?? null,
  }
}

/** Takes the parts out of the file, and adds to the problems what is none. */
class PlanReader {
  readonly #file: JsonFile
  readonly #problems: LocaleProblem[]

  constructor(file: JsonFile, problems: LocaleProblem[]) {
    this.#file = file
    this.#problems = problems
  }

  read() {
    const pages = new Map<string, Assignment>()
    const rates = new Map<string, Rates>()
    const codes = targetLocales().map(({ code }) => code)
    const names = [...viewIds(), ...sharedNamespaces(), EVERY]
    const tree = new Map(this.#entries([], this.#file.tree, ['pages', 'rates']))
    for (const [code, group] of this.#entries(['pages'], tree.get('pages') ?? {}, codes)) {
      for (const [page, row] of this.#entries(['pages', code], group, names, 'the name of a page, or "*"')) {
        pages.set(`${code} ${page}`, this.#assignment(['pages', code, page], row))
      }
    }
    for (const [code, row] of this.#entries(['rates'], tree.get('rates') ?? {}, [...codes, EVERY])) {
      rates.set(code, this.#rates(['rates', code], row))
    }
    return { pages, rates }
  }

  #assignment(names: string[], row: unknown): Assignment {
    const fields = new Map(this.#entries(names, row, ['translator', 'reviewer', 'due']))
    const person = (field: string) =>
      this.#text([...names, field], fields.get(field), 'a name', (name) => personNamed(name))
    return {
      translator: person('translator'),
      reviewer: person('reviewer'),
      due: this.#text([...names, 'due'], fields.get('due'), 'a day such as 2026-12-01', dayOf),
    }
  }

  #rates(names: string[], row: unknown): Rates {
    const fields = new Map(this.#entries(names, row, ['currency', ...bands]))
    const currency = this.#text(
      [...names, 'currency'],
      fields.get('currency') ?? '',
      'a currency such as EUR',
      currencyOf,
    )
    const prices = bands.map((band) => {
      const price = fields.get(band) ?? fields.get('new')
      if (typeof price === 'number' && price >= 0) return [band, price] as const
      this.#refuse([...names, band], 'the price of a word, a number', price)
      return [band, 0] as const
    })
    return { currency: currency ?? '', prices: Object.fromEntries(prices) as Rates['prices'] }
  }

  /** The values of an object by name; what it should not have is refused. */
  #entries(names: string[], value: unknown, known: readonly string[], expected = `one of ${known.join(', ')}`) {
    if (!isObject(value)) this.#refuse(names, 'an object, { … }', value)
    return Object.entries(isObject(value) ? value : {}).filter(([name, below]) => {
      if (!known.includes(name)) this.#refuse([...names, name], expected, below)
      return known.includes(name)
    })
  }

  /** What `read` makes of a text; null where there is none, or it is refused. */
  #text(names: string[], value: unknown, expected: string, read: (text: string) => string | null): string | null {
    if (value === undefined) return null
    try {
      const found = typeof value === 'string' ? read(value) : null
      if (found !== null) return found
    } catch {
      // A name that is none: it is refused as well.
    }
    this.#refuse(names, expected, value)
    return null
  }

  #refuse(names: string[], expected: string, value: unknown): void {
    this.#problems.push(mismatch(this.#file, names, expected, value))
  }
}

/** A day of the calendar; null for what is none. */
export function dayOf(text: string): string | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

const currencyOf = (text: string): string | null => (/^[A-Z]{3}$/.test(text) ? text : null)
