import Papa from 'papaparse'
import { type Term, type TermIndex, termsIn } from '../checks/glossary/terms.ts'
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

/**
 * The terms of a glossary for a pair of languages, as those of the project's own glossaries are. Where it names no
 * languages, the first name of each is that of the source.
 */
export function termsFor(
  glossary: readonly GlossaryTerm[],
  isSource: (tag: string) => boolean,
  isTarget: (tag: string) => boolean,
): readonly Term[] {
  return glossary.flatMap(({ names, note = null }): Term[] => {
    const hasLanguages = names.some(({ language }) => language !== null)
    const [sources, targets] = [isSource, isTarget].map((isOf, column) =>
      names
        .filter(({ language }, index) => (hasLanguages ? language !== null && isOf(language) : index === column))
        .toSorted((one, other) => Number(other.isPreferred ?? false) - Number(one.isPreferred ?? false)),
    )
    const textsOf = (list: typeof names = [], isBad = false) =>
      list.filter(({ isForbidden }) => isForbidden === isBad).map(({ text }) => text)
    const [own, use, avoid] = [textsOf(sources), textsOf(targets), textsOf(targets, true)]
    const [term] = own
    if (term === undefined || use.length + avoid.length === 0) return []
    const words = { preferred: use[0] ?? null, admitted: use.slice(1), deprecated: avoid }
    return [{ term, names: own, use, avoid, always: false, ...words, note, line: 1 }]
  })
}

/** Languages whose words keep their form, so that a term that is there can be found as it stands. */
export const uninflected: ReadonlySet<string> = new Set(['id', 'ja', 'ko', 'ms', 'th', 'vi', 'zh'])

/**
 * Terms of the source of which the translation has no form of the glossary. An ending may differ: of each word the first
 * letters count.
 */
export function missingTerms(terms: TermIndex, source: string, target: string, language: string) {
  const text = target.toLowerCase()
  return termsIn({ prose: source }, terms).flatMap(({ term, use, avoid }) => {
    const isThere = use.some((wanted) =>
      uninflected.has(language)
        ? text.includes(wanted.toLowerCase())
        : (wanted.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => text.includes(stemOf(word))),
    )
    const found = avoid.find((word) => text.includes(word.toLowerCase())) ?? ''
    return (isThere || use.length === 0) && !found ? [] : [{ expected: `${term}: ${use.join(', ')}`, found }]
  })
}

const stemOf = (word: string) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)))
