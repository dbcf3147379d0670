import { once } from '../../lib/once.ts'
import { groupBy } from '../../project/groups.ts'
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

interface Named {
  readonly words: readonly string[]
  readonly term: CompiledTerm
}

/** The terms of a glossary, indexed for thousands of texts. */
export interface TermIndex {
  /** By the first word of a name, those with the most words first. */
  readonly byFirstWord: ReadonlyMap<string, readonly Named[]>
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
  const named = compiled.flatMap((term) =>
    term.names.map((name): Named => ({ words: wordsIn(name).map(({ word }) => word), term })),
  )
  const longestFirst = named.toSorted((one, other) => other.words.length - one.words.length)
  return {
    byFirstWord: groupBy(longestFirst, ({ words: [first = ''] }) => first),
    always: compiled.filter((term) => term.always),
  }
}

/** The terms that an English text has, each once; a longer one hides those inside it. */
export function termsIn(text: Pick<Text, 'prose'>, { byFirstWord }: TermIndex): CompiledTerm[] {
  const words = sourceWords(text)
  const found = new Set<CompiledTerm>()
  for (let at = 0; at < words.length; ) {
    const candidates = byFirstWord.get(words[at]?.word ?? '') ?? []
    const match = candidates.find((candidate) => matchesAt(candidate.words, words, at))
    if (match) found.add(match.term)
    at += match?.words.length ?? 1
  }
  return [...found]
}

function matchesAt(wanted: readonly string[], words: readonly Word[], at: number): boolean {
  return wanted.every((word, offset) => {
    const candidate = words[at + offset]
    return candidate?.word === word && (offset === 0 || candidate.follows)
  })
}

interface Word {
  /** In lower case and in the singular. */
  readonly word: string
  /** True if only a space, a hyphen or an apostrophe separates it from the previous word. */
  readonly follows: boolean
}

/** English is scanned once for all locales. */
const sourceWords = once(({ prose }: Pick<Text, 'prose'>): readonly Word[] => wordsIn(prose), new WeakMap())

function wordsIn(text: string): Word[] {
  let end = 0
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: found, index }) => {
    const follows = /^[\s\u00A0'’-]$/.test(text.slice(end, index))
    end = index + found.length
    return { word: singular(found.toLowerCase()), follows }
  })
}

/** Good enough to find a plural, since the glossary and the text get the same treatment. */
function singular(word: string): string {
  if (word.length < 3 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
