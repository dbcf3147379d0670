import type { Language } from '../../checks/language.ts'
import type { Edit } from '../formats/span.ts'

/** What a rule is about, for a report that is filtered by kind. */
export const kinds = [
  ...(['number', 'date', 'unit', 'quotation', 'space', 'punctuation', 'character'] as const),
  ...(['code', 'word'] as const),
] as const
export type Kind = (typeof kinds)[number]

/** One kind of error and its correction: a row of the table. Its examples say what is wrong and what it becomes, and are its tests. */
export interface Rule {
  /** "decimal-sign/pl": the check, then the language, unit or word that makes the row. */
  readonly id: string
  readonly kind: Kind
  /** BCP 47 tags of target languages, each with all its regions; without any, every language that the check does not leave out. */
  readonly languages?: readonly string[]
  /** A source, a translation with the error, and the same without it: in the first of the languages, else in Polish. */
  readonly example: readonly [source: string, before: string, after: string]
  /** Of the example; English where nothing is said. */
  readonly sourceLanguage?: string
  /** A source, and a translation that is right as it is, though it looks alike. */
  readonly counter: readonly [source: string, target: string]
  /** Of the latter, where it is another than that of the example. */
  readonly counterLanguage?: string
}

/** A translation as rules see it: HOLE in place of each tag, and of what no rule may touch, letter by letter. */
export interface Judged {
  readonly text: string
  readonly source: string
  /** The same with HOLE for tags alone. */
  readonly raw: string
  readonly rawSource: string
  readonly language: Language
  readonly sourceLanguage: Language
  readonly file: FileFacts
}

/** What holds for a whole file. */
export interface FileFacts {
  /** Whether most apostrophes of its translations are ’. */
  readonly hasCurlyApostrophes: () => boolean
  /** Whether most spaces before : ; ! ? and inside « » are no-break ones: then a plain one is a slip. */
  readonly hasNoBreakSpaces: () => boolean
}

/** A correction that a rule makes: all of its edits, or none. */
export interface Fix {
  readonly rule: string
  readonly edits: readonly Edit[]
  /** Whether it may change what stands for a variable, since mending that is what it is for. */
  readonly mendsCodes?: boolean
}

/** Rules that are one check on different data. */
export interface Family {
  readonly rules: readonly Rule[]
  /** What they would correct. */
  readonly find: (judged: Judged) => readonly Fix[]
}

/** What a table has for a language: the row of the longest prefix of its tag. */
export function rowFor<Row>(table: ReadonlyMap<string, Row>, tag: string): Row | undefined {
  for (let name = tag; name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const row = table.get(name)
    if (row !== undefined) return row
  }
  return undefined
}

/** A fix with one edit. */
export const fix = (rule: string, start: number, end: number, text: string): Fix => ({
  rule,
  edits: [{ start, end, text }],
})

/** A fix for each match of an expression in a text; `by` gives what stands in its place, null to let it be. */
export const fixEach = (
  rule: string,
  text: string,
  pattern: RegExp,
  by: (match: RegExpExecArray) => string | null,
): readonly Fix[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const written = by(match)
    return written === null ? [] : [fix(rule, match.index, match.index + match[0].length, written)]
  })

export const NBSP = '\u00A0'
