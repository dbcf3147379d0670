import { withPictures } from '../lib/difference.ts'
import type { Finding } from '../lib/output.ts'
import type { TextRules } from '../config.ts'
import { codesOf, type Part, splitCodes } from '../model/codes.ts'
import type { TermIndex } from './glossary/terms.ts'
import type { Language } from './language.ts'

/** What a rule says of a text; where that stands is for others to say. */
export interface Mismatch extends Pick<Finding, 'expected' | 'found'> {
  /** For a rule about terms. */
  readonly term?: string
}

/** A message, taken apart once for all rules. */
export interface Text {
  readonly raw: string
  readonly parts: readonly Part[]
  /** Its variables and tags: see codesOf. */
  readonly codes: readonly string[]
  /** Its words: without tags, with HOLE in place of a variable and of what stands in <err> and <del>. */
  readonly prose: string
}

/** A text, and what the rules need to know of it. */
export interface JudgedText {
  readonly text: Text
  readonly locale: string
  /** Null for a text in no language. */
  readonly language: Language | null
  /** The English of a translation, all forms of a counted message, "other" last; empty for English itself. */
  readonly originals: readonly Text[]
  /** The last of them: null for English itself. */
  readonly original: Text | null
  /** Whether it is a plural form for a single number, which it may say in words. */
  readonly isForOneNumber: boolean
  /** Whether it is a translation that has to be the same as the English. */
  readonly isVerbatim: boolean
  readonly isWhole: boolean
  /** In how many characters it is to be worded; null where any number will do. */
  readonly max: number | null
  /** The terms of the glossary; null for a text that stays as it is. */
  readonly terms: TermIndex | null
  readonly site: TextRules
}

/** What is wrong with one text by one rule. */
export type Judge = (judged: JudgedText) => readonly Mismatch[]

/** The same for a rule that says nothing of texts in no language. */
export type LanguageJudge = (judged: JudgedText & { readonly language: Language }) => readonly Mismatch[]

/** OBJECT REPLACEMENT CHARACTER: neither letter nor space nor punctuation, so no rule for words reaches across it. */
export const HOLE = '\uFFFC'

/** What stands in these is a mistake on show, which a specimen corrects. */
const mistakes = new Set(['err', 'del'])

/** Takes a message apart. */
export function textOf(raw: string): Text {
  if (!/\{\{|<|\$t/.test(raw)) return { raw, parts: [{ kind: 'text', text: raw }], codes: [], prose: raw }
  const parts = splitCodes(raw)
  return { raw, parts, codes: codesOf(raw), prose: proseOf(parts) }
}

function proseOf(parts: readonly Part[]): string {
  let prose = ''
  let hidden: string | null = null
  for (const part of parts) {
    if (hidden !== null) {
      if (part.kind === 'close' && part.name === hidden) hidden = null
    } else if (part.kind === 'text') prose += part.text
    else if (part.kind === 'variable') prose += HOLE
    else if (part.kind === 'open' && mistakes.has(part.name)) {
      prose += HOLE
      hidden = part.name
    }
  }
  return prose
}

/** How many words a text has. */
export const countWords = (text: Text): number => text.prose.match(/\p{L}+/gu)?.length ?? 0

/** A text in a finding: in quotation marks, shortened around a place, with … for what a rule did not look at. */
export function clip(text: string, at = 0): string {
  const start = at > 40 ? at - 25 : 0
  const piece = withPictures(text.slice(start, start + 70)).replaceAll(HOLE, '…')
  return `“${start > 0 ? '…' : ''}${piece}${start + 70 < text.length ? '…' : ''}”`
}
