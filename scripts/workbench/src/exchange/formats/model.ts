import type { Finding } from '../../lib/output.ts'
import type { EnglishForms } from '../../messages/history.ts'
import { formKey, type MessageKey, type Unit, type UnitForm, unitId } from '../../messages/units.ts'
import type { Locale, Project } from '../../project/project.ts'
import type { Baseline } from './baseline.ts'
import { FileFault } from './fileFault.ts'

/** The context of a message for a translator. */
export interface UnitNotes {
  /** The description of the message, from locales/.workbench/en.notes.json. */
  readonly description: string | null
  /** The maximum number of characters, from the same file. */
  readonly max: number | null
  /** The address of its page; null for a text of several pages. */
  readonly place: string | null
  /** True if the text is the same in every language: "verbatim" in locales/.workbench/en.glossary.json. */
  readonly verbatim: boolean
  /** The glossary's terms in the text: "Terms: clinical trial = badanie kliniczne". */
  readonly terms: string | null
  /** The English that the translation was made from, if it has changed since and is known. */
  readonly previous: EnglishForms | null
  /** The translators' comments on the message, a line each. */
  readonly comments: readonly string[]
}

export interface ExchangeUnit {
  readonly unit: Unit
  readonly notes: UnitNotes
}

/** The content of an export: texts of one target locale. It does not depend on the time of the export. */
export interface ExchangeDocument {
  readonly project: Project
  readonly target: Locale
  readonly units: readonly ExchangeUnit[]
}

/**
 * The state of a text in a file, from least to most finished: "initial" is not translated yet, even with a text in its
 * place (initial, new, needs-translation); "doubtful" still needs a look (fuzzy, needs-review-translation); "unstated"
 * means that the file has no state, as in a PO entry that is not fuzzy, or an unchanged CSV cell; "translated" is also
 * what a file calls reviewed or final, since only "accept" and the editor record who has confirmed a text.
 */
const readStates = ['initial', 'doubtful', 'unstated', 'translated'] as const
export type ReadState = (typeof readStates)[number]

/** Returns the less finished of two states. */
export const lessSure = (one: ReadState, other: ReadState): ReadState =>
  readStates.indexOf(one) < readStates.indexOf(other) ? one : other

/** Maps the words of a format to states. */
export const statesOf = (words: Partial<Record<ReadState, readonly string[]>>): ReadonlyMap<string, ReadState> =>
  new Map(readStates.flatMap((state) => words[state]?.map((word) => [word, state] as const) ?? []))

/** One text of a file. */
export interface ReadUnit {
  /** "pages/about:hero.title"; for a plural form with its suffix, "pages/about:offices_few", as in the locale file. */
  readonly id: string
  /** From 1. */
  readonly line: number
  readonly source: string
  readonly target: string | null
  readonly state: ReadState
  /** The state of the text at export; null if the file has none. */
  readonly baseline: Baseline | null
  /** The translator's comments on the text, a line each. */
  readonly comments: readonly string[]
}

/** A finding in an exchange file. An error, which keeps some or all of it out, may have no severity. */
export type FileFinding = Omit<Finding, 'file' | 'severity'> & Partial<Pick<Finding, 'severity'>>

/** A finding on a line; about the whole file when it is on line 1 and has no key. */
export const findingAt = (line: number, rule: string, expected: string, found: string, key = ''): FileFinding => {
  return { line, key, rule, expected, found }
}

/** A finding about a text of the file. */
export const findingOn = ({ line, id }: Pick<ReadUnit, 'line' | 'id'>, rule: string, expected: string, found: string) =>
  findingAt(line, rule, expected, found, id)

/** The unchecked content of an imported file. */
export interface ReadDocument {
  /** Language tags as found; null when the file has none. */
  readonly source: string | null
  readonly target: string | null
  readonly units: readonly ReadUnit[]
  readonly findings: readonly FileFinding[]
  /** The person who has worked on all of it; null or absent if the file names none. */
  readonly person?: string | null
  /** The number of messages in the export; absent or NaN if the file does not say it. */
  readonly exported?: number
}

export const formatNames = ['xliff', 'po', 'csv'] as const
export type FormatName = (typeof formatNames)[number]

/** The format that works best in each program (see the table in scripts/workbench/docs/commands.md), and the formats. */
export const programs = {
  xliff: 'xliff',
  po: 'po',
  csv: 'csv',
  poedit: 'po',
  lokalize: 'xliff',
  omegat: 'po',
  weblate: 'po',
  trados: 'xliff',
  excel: 'csv',
} as const satisfies Readonly<Record<string, FormatName>>
export const programNames = Object.keys(programs) as readonly (keyof typeof programs)[]

export interface Format {
  /** True if the format can lock a text against translation. */
  readonly locks: boolean
  /** Without a dot. */
  readonly extension: string
  /** Serializes a document. Throws an error that names the message if the format cannot hold a text. */
  readonly serialize: (document: ExchangeDocument) => string
  /** Never throws: unreadable parts become findings. */
  readonly parse: (text: string) => ReadDocument
}

/** The id of a text of a unit in a file. Ids are unique, since keys contain no ":" and forms have their suffix. */
export const textId = (unit: MessageKey, form: Pick<UnitForm, 'category'>) =>
  unitId({ ...unit, key: formKey(unit, form) })

/** An unreadable document. */
export const unreadable = (finding: FileFinding): ReadDocument => ({
  source: null,
  target: null,
  units: [],
  findings: [finding],
})

/** Returns the result of reading a file, or the finding that prevents it. */
export function readOrFinding<Read>(read: () => Read): Read | FileFinding {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const { line = 1, expected = 'a file that can be read', found = error.message } = error.parameters
    return findingAt(Number(line), error.code, String(expected), String(found))
  }
}
