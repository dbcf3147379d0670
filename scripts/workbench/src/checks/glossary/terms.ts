import { once } from '../../lib/once.ts'
import { literally } from '../../project/keyPattern.ts'
import type { Text } from '../text.ts'
import { compileForms } from './patterns.ts'

/** An English term with its translations. */
export interface Term {
  readonly term: string
  /** The term and its other spellings. */
  readonly names: readonly string[]
  readonly use: readonly string[]
  readonly avoid: readonly string[]
  /** True if `avoid` holds also where the English does not have the term. */
  readonly always: boolean
  /** The translation in its dictionary form; null if the glossary has none. */
  readonly preferred: string | null
  /** Dictionary forms of other allowed translations. */
  readonly admitted: readonly string[]
  /** Dictionary forms of translations to avoid. */
  readonly deprecated: readonly string[]
  readonly note: string | null
  /** Its line in the file, from 1. */
  readonly line: number
}

export interface CompiledTerm extends Term {
  readonly useForms: RegExp | null
  readonly avoidForms: RegExp | null
}

/** The dictionary forms to write for a term, or else its patterns; empty without either. */
export const formsToUse = ({ preferred, admitted, use }: Term): string =>
  (preferred === null ? use : [preferred, ...admitted]).join(' or ')

/** The terms of a glossary, prepared for thousands of texts. */
export interface TermIndex {
  /** Finds names in the folded words of a text, the longest first; null without terms. */
  readonly pattern: RegExp | null
  /** By their folded names. */
  readonly byName: ReadonlyMap<string, CompiledTerm>
  /** Terms whose "avoid" applies everywhere. */
  readonly always: readonly CompiledTerm[]
}

/** Prepares the terms of a glossary. */
export function indexTerms({ terms }: { readonly terms: readonly Term[] }): TermIndex {
  const compiled = terms.map((term) => ({
    ...term,
    useForms: compileForms(term.use),
    avoidForms: compileForms(term.avoid),
  }))
  const byName = new Map(compiled.flatMap((term) => term.names.map((name) => [foldWords(name), term] as const)))
  const longestFirst = [...byName.keys()].toSorted((one, other) => other.length - one.length)
  return {
    pattern: byName.size > 0 ? new RegExp(longestFirst.map(literally).join('|'), 'g') : null,
    byName,
    always: compiled.filter((term) => term.always),
  }
}

/** The terms that an English text has, each once; a longer one hides those inside it. */
export function termsIn(text: Pick<Text, 'prose'>, { pattern, byName }: TermIndex): CompiledTerm[] {
  const found = pattern ? (foldedWords(text).match(pattern) ?? []) : []
  return [...new Set(found.flatMap((name) => byName.get(name) ?? []))]
}

/** English is folded once for all locales. */
const foldedWords = once(({ prose }: Pick<Text, 'prose'>): string => foldWords(prose), new WeakMap())

/**
 * The words of a text in lower case and in the singular, each in brackets. Words of a name may have a space, a hyphen or
 * an apostrophe between them, which is left out; any other sign stays.
 */
const foldWords = (text: string): string =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) => `[${singular(word.toLowerCase())}]`).replace(/\][\s\u00A0'’-](?=\[)/g, ']')

/** Good enough to find a plural, since the glossary and the text get the same treatment. */
function singular(word: string): string {
  if (word.length < 3 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
