import Papa from 'papaparse'
import { groupBy } from '../model/groups.ts'
import { decode } from './encoding.ts'
import { writtenLanguageTag } from './formats/document.ts'
import { type GlossaryTerm, readTbx } from './formats/tbx.ts'
import { FileFault } from '../formats/fileFault.ts'

/**
 * Reads a glossary that somebody brings: TBX of either edition of ISO 30042, or CSV with the source in the first
 * column and the target in the second, or with languages as the head of the columns. Throws a FileFault.
 */
export function readGlossary(bytes: Uint8Array, name: string): readonly GlossaryTerm[] {
  const { text } = decode(bytes)
  const terms = /^\uFEFF?\s*</.test(text) ? readTbx(text) : readCsv(text)
  const usable = terms.filter(({ names }) => names.length > 1)
  if (usable.length === 0) throw new FileFault('no-terms', { name })
  return usable
}

function readCsv(text: string): readonly GlossaryTerm[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [head = [], ...rows] = data
  const languages = head.map((cell) => languageInHead(cell))
  const isHead = languages.some((tag) => tag !== null) || head.some((cell) => /^(?:source|target|term)\b/i.test(cell))
  return (isHead ? rows : data).map((cells) => ({
    names: cells.flatMap((cell, column) => {
      const named = isHead ? (languages[column] ?? null) : null
      const isName = named !== null || column < 2
      return cell.trim() && isName ? [{ text: cell.trim(), language: named, isForbidden: false }] : []
    }),
  }))
}

/** "en", "pl-PL" or "source (en)". */
function languageInHead(cell: string): string | null {
  const [, inBrackets] = /\(([\w-]+)\)\s*$/.exec(cell) ?? []
  const written = inBrackets ?? cell.trim()
  return /^[a-z]{2,3}(?:[-_]\w{2,8})*$/i.test(written) ? writtenLanguageTag(written) : null
}

/** How a glossary wants the terms of one language in another. */
export interface MatchedTerm {
  readonly source: string
  readonly targets: readonly string[]
  readonly forbidden: readonly string[]
}

/** The terms for a pair of languages, by the first word of their sources in lower case. */
export type TermMatcher = ReadonlyMap<string, readonly MatchedTerm[]>

const sameLanguage = (one: string, other: string) => one.split('-')[0] === other.split('-')[0]

/** The terms of a glossary for a pair of languages; null when it has none. */
export function termsFor(glossary: readonly GlossaryTerm[], source: string, target: string): TermMatcher | null {
  const terms = glossary.flatMap(({ names }): MatchedTerm[] => {
    const [first, second] = names
    const inLanguage = (tag: string) => names.filter(({ language }) => language !== null && sameLanguage(language, tag))
    const hasLanguages = names.some(({ language }) => language !== null)
    const sources = hasLanguages ? inLanguage(source) : first ? [first] : []
    const targets = hasLanguages ? inLanguage(target) : second ? [second] : []
    const wanted = targets.filter(({ isForbidden }) => !isForbidden).map(({ text }) => text)
    const forbidden = targets.filter(({ isForbidden }) => isForbidden).map(({ text }) => text)
    if (wanted.length === 0) return []
    return sources
      .filter(({ isForbidden }) => !isForbidden)
      .map(({ text }) => ({ source: text, targets: wanted, forbidden }))
  })
  return terms.length > 0 ? groupBy(terms, ({ source }) => firstWord(source)) : null
}

const words = /[\p{L}\p{N}]+/gu
const firstWord = (text: string) => text.toLowerCase().match(words)?.[0] ?? ''

/** The terms of a glossary that a source has, each once; a longer one hides those inside it. */
export function termsIn(matcher: TermMatcher, source: string): readonly MatchedTerm[] {
  const lowerCase = source.toLowerCase()
  const found = new Set<MatchedTerm>()
  let end = 0
  for (const { 0: word, index } of lowerCase.matchAll(words)) {
    if (index < end) continue
    const candidates = matcher.get(word) ?? matcher.get(word.replace(/s$/, '')) ?? []
    const matched = candidates.filter((term) => startsWithTerm(lowerCase, index, term.source.toLowerCase()))
    const [longest] = matched.toSorted((one, other) => other.source.length - one.source.length)
    if (!longest) continue
    found.add(longest)
    end = index + longest.source.length
  }
  return [...found]
}

const startsWithTerm = (text: string, at: number, term: string) =>
  text.startsWith(term, at) && !/^(?:(?!s(?![\p{L}\p{N}]))[\p{L}\p{N}])/u.test(text.slice(at + term.length))

/** Languages whose words keep their form, so that a term that is there can be found as it stands. */
export const uninflected: ReadonlySet<string> = new Set(['id', 'ja', 'ko', 'ms', 'th', 'vi', 'zh'])

/**
 * Terms of the source of which the translation has no form of the glossary. An ending may differ: of each word the first
 * letters count.
 */
export function missingTerms(matcher: TermMatcher, source: string, target: string, language: string) {
  const text = target.toLowerCase()
  return termsIn(matcher, source).flatMap((term) => {
    const isThere = term.targets.some((wanted) =>
      uninflected.has(language)
        ? text.includes(wanted.toLowerCase())
        : (wanted.toLowerCase().match(words) ?? []).every((word) => text.includes(stemOf(word))),
    )
    const avoided = term.forbidden.find((word) => text.includes(word.toLowerCase())) ?? ''
    return isThere && !avoided ? [] : [{ expected: `${term.source}: ${term.targets.join(', ')}`, found: avoided }]
  })
}

const stemOf = (word: string) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)))
