import type { Locale } from '../../../src/config/locales.ts'
import type { Finding } from '../output.ts'
import { formKey, type Unit, type UnitForm, type UnitState } from '../units.ts'

/** What a translator should know of a message. */
export interface UnitNotes {
  /** What the message is, from locales/en/notes.json. */
  readonly description: string | null
  /** The most characters that may be used, from the same file. */
  readonly max: number | null
  /** Addresses of pages that show it, the first few. */
  readonly places: readonly string[]
  /** How many pages show it in all, or that every page does. */
  readonly pages: number | 'every'
  /** Relative address of its place on a page, seen in the browser. */
  readonly picture: string | null
  /** Whether the text stays as it is in every language: "verbatim" in locales/en/glossary.json. */
  readonly verbatim: boolean
}

export interface ExchangeUnit {
  readonly unit: Unit
  readonly notes: UnitNotes
}

/** What an export writes: texts of one target locale. Nothing in it depends on the time of the export. */
export interface ExchangeDocument {
  /** BCP 47 tag of the source language. */
  readonly source: string
  readonly target: Locale
  readonly units: readonly ExchangeUnit[]
}

/** What a file says of a text: "doubtful" is a text that still wants a look (fuzzy, needs-review-translation). */
export const readStates = ['initial', 'doubtful', 'translated', 'reviewed'] as const
export type ReadState = (typeof readStates)[number]

/** One text as it was found in a file. */
export interface ReadUnit {
  /** "pages/about:hero.title"; of a plural form with its suffix, "pages/about:offices_few", as the locale file has it. */
  readonly id: string
  /** From 1. */
  readonly line: number
  readonly source: string
  readonly target: string | null
  readonly state: ReadState
}

export type Problem = Omit<Finding, 'file' | 'severity'>

/** What an import reads, before any of it is believed. */
export interface ReadDocument {
  /** Language tags as found; null when the file has none. */
  readonly source: string | null
  readonly target: string | null
  readonly units: readonly ReadUnit[]
  readonly problems: readonly Problem[]
}

export const formatNames = ['xliff', 'xliff12', 'po', 'csv'] as const
export type FormatName = (typeof formatNames)[number]

export interface Format {
  readonly name: FormatName
  /** Without a dot. */
  readonly extension: string
  /** The text of a file. Throws an error that names the message when the format cannot hold a text. */
  readonly write: (document: ExchangeDocument) => string
  /** Never throws: what cannot be read is among the problems. */
  readonly read: (text: string) => ReadDocument
}

/** The id of one text of a unit in a file. No two texts share one, since keys hold no ":" and forms have their suffix. */
export const textId = (unit: Pick<Unit, 'namespace' | 'key'>, form: Pick<UnitForm, 'category'>) =>
  `${unit.namespace}:${formKey(unit, form)}`

/** What a form's text is worth: that of its unit, unless the unit lacks others of its forms. */
export function formState(unit: Unit, form: UnitForm): UnitState {
  if (form.target === null) return 'untranslated'
  return unit.state === 'untranslated' ? 'unrecorded' : unit.state
}

/** A document that holds nothing but one problem with the whole file. */
export function unreadable(line: number, rule: string, expected: string, found: string): ReadDocument {
  return { source: null, target: null, units: [], problems: [{ line, rule, key: '', expected, found }] }
}

/** The units of each namespace, in the order of the document. */
export function byNamespace({ units }: ExchangeDocument): ReadonlyMap<string, readonly ExchangeUnit[]> {
  const groups = new Map<string, ExchangeUnit[]>()
  for (const item of units) {
    const group = groups.get(item.unit.namespace) ?? []
    group.push(item)
    groups.set(item.unit.namespace, group)
  }
  return groups
}
