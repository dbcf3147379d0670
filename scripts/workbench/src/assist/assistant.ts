import type { Locale } from '../config.ts'
import { lazy } from '../lib/lazy.ts'
import type { Concordance, Use } from '../protocol/protocol.ts'
import type { Project } from '../model/project.ts'
import { fold } from '../lib/fold.ts'
import { wordsOf } from '../model/codes.ts'
import { UNSPACED } from '../model/unspaced.ts'
import { detailOf, summaries } from './detail.ts'
import { readLocaleData, textsIn } from './localeData.ts'
import { readForeign } from './memory/foreign.ts'
import { knownTexts, memoryOf } from './memory/memory.ts'
import { byStanding, firstOfEach, type Pair, pairsOf } from './memory/pairs.ts'

/** Answers what the panel asks about the messages of a locale, from the files as they were read. */
export type Assistant = Awaited<ReturnType<typeof assistantOf>>

/**
 * Prepares the answers for a locale of a sound project, to be prepared anew when the files have changed. Throws an error when the glossary, the
 * notes or another project's memory cannot be read.
 */
export async function assistantOf(project: Project, locale: Locale) {
  const foreign = await readForeign(project.folder, locale)
  const data = await readLocaleData(project, locale)
  // The list of messages is asked for at every change, the memory for one message at a time.
  const pairs = lazy(() => [...pairsOf(data), ...foreign.pairs])
  const memory = lazy(() => memoryOf(pairs()))
  const concordance = lazy(() => concordanceOf(pairs()))
  return {
    data,
    messages: () => summaries(data),
    /** `uses` is where the message stands on the site. */
    detail: (id: string, uses: readonly Use[]) =>
      detailOf(data, id, { uses, memory: (unit) => memory()(unit), terms: foreign.terms }),
    known: () => knownTexts(data, pairs()),
    concordance: (words: string, side: Side) => concordance()(words, side),
    other: (code: string, id: string) => textsIn(project, code, id),
  }
}

const MOST = 50

type Side = 'source' | 'target'

type FindWords = (words: string, side: Side) => Concordance[]

interface WordsOfPair {
  readonly pair: Pair
  readonly words: readonly string[]
}

/**
 * Prepares a concordance. A text is found when it has all the words, whatever their case, accents and order; "leaflet*" stands
 * for every word that begins so. Texts in which the words stand together come first, then those of today, then the reviewed
 * ones, then the short ones. What has been replaced since under the same English is left out.
 */
export function concordanceOf(pairs: readonly Pair[]): FindWords {
  const current = pairs.toSorted(byStanding).filter(firstOfEach())
  const prepared: Partial<Record<Side, readonly WordsOfPair[]>> = {}
  return (text, side) => {
    prepared[side] ??= current.map((pair) => ({ pair, words: wordsIn(pair[side]) }))
    const wanted = [...fold(text).text.matchAll(/[\p{L}\p{N}]+\*?/gu)].map(([word]) => matcherOf(word))
    if (wanted.length === 0) return []
    return prepared[side]
      .filter(({ words }) => wanted.every((matches) => words.some(matches)))
      .map((found) => ({ ...found, rank: standTogether(found.words, wanted) ? 0 : 1 }))
      .toSorted(
        (one, other) =>
          one.rank - other.rank || byStanding(one.pair, other.pair) || one.words.length - other.words.length,
      )
      .slice(0, MOST)
      .map(({ pair: { id, source, target, date } }) => ({ id, source, target, date }))
  }
}

const wordsIn = (text: string): string[] => fold(wordsOf(text)).text.match(/[\p{L}\p{N}]+/gu) ?? []

type Matcher = (word: string) => boolean

/** Languages that are written without spaces: what looks like one word there is a phrase. */
const unspaced = new RegExp(`[${UNSPACED}]`, 'u')

function matcherOf(wanted: string): Matcher {
  const beginning = wanted.replace('*', '')
  if (unspaced.test(wanted)) return (word) => word.includes(beginning)
  return wanted.endsWith('*') ? (word) => word.startsWith(beginning) : (word) => word === wanted
}

/** In any order: in many languages that is free. */
const standTogether = (words: readonly string[], wanted: readonly Matcher[]): boolean =>
  words.some((_, at) => {
    const stretch = words.slice(at, at + wanted.length)
    return wanted.every((matches) => stretch.some(matches))
  })
