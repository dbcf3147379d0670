import type { Locale } from '../config.ts'
import type { Finding } from '../lib/output.ts'
import type { EnglishForms } from '../model/records/previous.ts'
import { formKey, type MessageKey, type Unit, type UnitForm, unitId } from '../model/units.ts'
import { type Baseline, targetHash } from './baseline.ts'
import { FileFault } from './fileFault.ts'

/** What a translator should know of a message. */
export interface UnitNotes {
  /** What the message is, from locales/.workbench/en.notes.json. */
  readonly description: string | null
  /** The most characters that may be used, from the same file. */
  readonly max: number | null
  /** Addresses of pages that show it, the first few. */
  readonly places: readonly string[]
  /** How many pages show it in all, or that every page does. */
  readonly pages: number | 'every'
  /** Whether the text stays as it is in every language: "verbatim" in locales/.workbench/en.glossary.json. */
  readonly verbatim: boolean
  /** How the glossary wants the terms of the text: "Terms: clinical trial = badanie kliniczne". */
  readonly terms: string | null
  /** The English that a stale translation was made from; null when it is not stale, or nobody knows. */
  readonly previous: EnglishForms | null
  /** What translators have said of the message, a line each. */
  readonly comments: readonly string[]
}

export interface ExchangeUnit {
  readonly unit: Unit
  /** The message as it was before the work on it, which is the baseline of its texts; without it, they leave as they are. */
  readonly before?: Unit
  readonly notes: UnitNotes
}

/** What an export writes: texts of one target locale. Nothing in it depends on the time of the export. */
export interface ExchangeDocument {
  /** BCP 47 tag of the source language. */
  readonly source: string
  readonly target: Locale
  readonly units: readonly ExchangeUnit[]
  /** Who has worked on them, where that is one person. */
  readonly person?: string | null
}

/**
 * What a file says of a text, from least to most: "initial" is not translated yet, whatever stands there (initial, new,
 * needs-translation); "doubtful" still wants a look (fuzzy, needs-review-translation); of "unstated" the file says nothing,
 * as in a PO entry that is not fuzzy, or a CSV cell that was left as it was.
 */
const readStates = ['initial', 'doubtful', 'unstated', 'translated', 'reviewed'] as const
export type ReadState = (typeof readStates)[number]

/** The one that says less of a text. */
export const lessSure = (one: ReadState, other: ReadState): ReadState =>
  readStates.indexOf(one) < readStates.indexOf(other) ? one : other

/** What the words of a format say of a text. */
export const statesOf = (words: Partial<Record<ReadState, readonly string[]>>): ReadonlyMap<string, ReadState> =>
  new Map(readStates.flatMap((state) => words[state]?.map((word) => [word, state] as const) ?? []))

/** One text as it was found in a file. */
export interface ReadUnit {
  /** "pages/about:hero.title"; of a plural form with its suffix, "pages/about:offices_few", as the locale file has it. */
  readonly id: string
  /** From 1. */
  readonly line: number
  readonly source: string
  readonly target: string | null
  readonly state: ReadState
  /** What the text was when it was exported; null when the file does not say. */
  readonly baseline: Baseline | null
  /** What a translator has written beside it, a line each. */
  readonly comments: readonly string[]
}

/** A finding in an exchange file, which keeps some or all of it out. */
export type FileFinding = Omit<Finding, 'file' | 'severity'>

/** A finding on a line; about the whole file when it is on line 1 and has no key. */
export const findingAt = (line: number, rule: string, expected: string, found: string, key = ''): FileFinding => {
  return { line, key, rule, expected, found }
}

/** A finding about a text of the file. */
export const findingOn = ({ line, id }: Pick<ReadUnit, 'line' | 'id'>, rule: string, expected: string, found: string) =>
  findingAt(line, rule, expected, found, id)

/** What an import reads, before any of it is believed. */
export interface ReadDocument {
  /** Language tags as found; null when the file has none. */
  readonly source: string | null
  readonly target: string | null
  readonly units: readonly ReadUnit[]
  readonly findings: readonly FileFinding[]
  /** Who has worked on all of it; null or left out where the file does not say. */
  readonly person?: string | null
}

export const formatNames = ['xliff', 'po', 'csv'] as const
export type FormatName = (typeof formatNames)[number]

/** The format that shows the most in each program: see the table in scripts/workbench/docs/commands.md. */
export const programs = {
  poedit: 'po',
  lokalize: 'xliff',
  omegat: 'po',
  weblate: 'po',
  trados: 'xliff',
  excel: 'csv',
} as const satisfies Readonly<Record<string, FormatName>>
export const programNames = Object.keys(programs) as readonly (keyof typeof programs)[]

export interface Format {
  readonly name: FormatName
  /** Whether it can tell a program that a text is not to be translated. */
  readonly locks: boolean
  /** Without a dot. */
  readonly extension: string
  /** The text of a file. Throws an error that names the message when the format cannot hold a text. */
  readonly serialize: (document: ExchangeDocument) => string
  /** Never throws: what cannot be read is among the findings. */
  readonly parse: (text: string) => ReadDocument
}

/** The id of one text of a unit in a file. No two texts share one, since keys hold no ":" and forms have their suffix. */
export const textId = (unit: MessageKey, form: Pick<UnitForm, 'category'>) =>
  unitId({ ...unit, key: formKey(unit, form) })

/** Whether a text of a file was written since the export. */
export const isWritten = ({ target, baseline }: ReadUnit): boolean =>
  target !== null && targetHash(target) !== baseline?.target

/** A document that cannot be read. */
export const unreadable = (finding: FileFinding): ReadDocument => ({
  source: null,
  target: null,
  units: [],
  findings: [finding],
})

/** What is read of a file, or the finding that prevents it. */
export function readOrFinding<Read>(read: () => Read): Read | FileFinding {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const { line, expected, found } = error.fault
    return findingAt(line, error.code, expected, found)
  }
}
