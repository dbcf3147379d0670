import type { TextRules } from '../project/project.ts'
import type { TermIndex } from './glossary/terms.ts'
import type { Language } from './language.ts'
import type { Text } from './text.ts'

/** Groups of checks, for a report that names them in the reader's language. */
export type Kind = 'number' | 'date' | 'unit' | 'quotation' | 'space' | 'punctuation' | 'character' | 'code' | 'word'

/** Names of reports about single segments. */
export type ReportKind = 'untranslated' | 'numbers' | 'tags' | 'variables' | 'brackets' | 'end'

/** A translation with its source, or a text of the source language alone. */
export interface Pair {
  readonly target: Text
  /** Null for a text that is not a translation. */
  readonly source: Text | null
  /** All forms of a counted source; `source` is the last. Empty without a source. */
  readonly sources: readonly Text[]
  readonly language: Language
  readonly sourceLanguage: Language
  readonly habits: Habits
  /** Null for a segment of a file. */
  readonly message: MessageFacts | null
}

/** A pair that has a source. Only these are corrected. */
export type TranslatedPair = Pair & { readonly source: Text }

/** The usual typography of the texts around a text. */
export interface Habits {
  /** True if most apostrophes are ’. */
  readonly hasCurlyApostrophes: boolean
  /** True if most quotation marks are typographic. */
  readonly hasTypographicMarks: boolean
  /** True if most spaces before : ; ! ? and inside « » are no-break spaces: a plain one is then a slip. */
  readonly hasNoBreakSpaces: boolean
}

/** The facts about a message of the project. */
export interface MessageFacts {
  /** True if it is a plural form for one number alone, which it may write as a word. */
  readonly isForOneNumber: boolean
  /** True if it has to be the same as the source. */
  readonly isVerbatim: boolean
  /** True if it is a whole file, such as Markdown with its front matter. */
  readonly isWhole: boolean
  /** The most characters; null without a limit. */
  readonly max: number | null
  /** The terms of the glossary; null for a text that is not translated. */
  readonly terms: TermIndex | null
  readonly site: TextRules
  /** A text with the values of its variables. */
  readonly print: (text: string) => string
}

/** A fault in a text. An empty side means nothing. */
export interface Mismatch {
  readonly expected: string
  readonly found: string
  /** Set by checks of terms. */
  readonly term?: string
}

/** Text in place of a part of another text, by offsets. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A correction: all of its edits are made, or none. */
export interface Fix {
  /** The id of the row. */
  readonly rule: string
  readonly edits: readonly Edit[]
  /** True if it may change a masked part, such as a placeholder. */
  readonly repairsCodes?: boolean
}

/** One kind of error with its own examples, which are its test. */
export interface Row {
  /** "decimal-sign/pl"; the id of the check where it has one row. */
  readonly id: string
  /** BCP 47 tags of target languages, each with its regions. Default: all. The examples use the first, or Polish. */
  readonly languages?: readonly string[]
  /** A source, a translation with the error, and the corrected translation if the check corrects it. */
  readonly example: readonly [source: string, wrong: string, right?: string]
  /** A source and a translation that look like the example and are right. */
  readonly counter: readonly [source: string, target: string]
  /** The language of the source of the example; English without it. */
  readonly sourceLanguage?: string
  /** The language of the counter-example, if it differs. */
  readonly counterLanguage?: string
  /** Facts that the example needs. */
  readonly message?: Partial<MessageFacts>
}

/** A fault that a text can have. Refinix is all checks with a `fix`. */
export interface Check {
  /** The name in reports and in the exceptions of glossaries. */
  readonly id: string
  readonly kind: Kind
  /** Default: error. */
  readonly severity?: 'warning'
  /** The demand of the check, in one line for a translator. */
  readonly describe: string
  /** BCP 47 tags of target languages; "every", or "none too" for a check that also judges texts in no language. */
  readonly languages: readonly string[] | 'every' | 'none too'
  readonly rows: readonly Row[]
  /** Finds the faults; without it, the changes of `fix` are the faults. */
  readonly find?: (pair: Pair) => readonly Mismatch[]
  /** Makes corrections that are right whatever the text means. */
  readonly fix?: (pair: TranslatedPair) => readonly Fix[]
  /** The name under which Refinix reports the results of `find`, once all corrections are made. */
  readonly report?: ReportKind
}

export const NBSP = '\u00A0'

/** A correction with one edit. */
export const fixAt = (rule: string, start: number, end: number, text: string): Fix => ({
  rule,
  edits: [{ start, end, text }],
})

/** A correction for each match of an expression; `by` gives the text in its place, null for a match that is right. */
export const fixEach = (
  rule: string,
  text: string,
  pattern: RegExp,
  by: (match: RegExpExecArray) => string | null,
): readonly Fix[] =>
  [...(text.search(pattern) < 0 ? [] : text.matchAll(pattern))].flatMap((match) => {
    const written = by(match)
    return written === null ? [] : [fixAt(rule, match.index, match.index + match[0].length, written)]
  })

/** A text with some parts replaced; of two insertions at one place, the first comes first. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(text.slice(at, edit.start), edit.text)
    at = edit.end
  }
  return parts.join('') + text.slice(at)
}
