import { groupBy } from '../../model/groups.ts'
import type { Pair } from './pairs.ts'
import { similarity, unitsOfText } from './score.ts'

/** Pairs whose English is like a text. */
export interface Likeness {
  /** 100 for the same text, at most 99 for one that differs in anything. */
  readonly score: number
  readonly pairs: readonly Pair[]
}

/** Finds the pairs whose English is like a text by at least some per cent, in no order. */
export type SourceIndex = (text: string, least: number) => Likeness[]

/**
 * Prepares pairs to be found by their English. For each unit it knows the texts that have it, so that only texts with
 * enough units in common are compared one by one.
 */
export function indexSources(pairs: readonly Pair[]): SourceIndex {
  const bySource = groupBy(pairs, ({ source }) => source)
  const texts = [...bySource].map(([source, alike]) => ({ source, pairs: alike, units: unitsOfText(source) }))
  /** For each unit, the places in `texts` that have it, once for each time. */
  const places = new Map<string, number[]>()
  for (const [place, { units }] of texts.entries()) {
    for (const unit of units) {
      const known = places.get(unit)
      if (known) known.push(place)
      else places.set(unit, [place])
    }
  }
  return (text, least) => {
    const units = unitsOfText(text)
    const exact = bySource.get(text)
    const found: Likeness[] = exact ? [{ score: 100, pairs: exact }] : []
    for (const [place, common] of commonUnits(units, places)) {
      const candidate = texts[place]
      if (!candidate || candidate.source === text) continue
      if (100 * common < least * Math.max(units.length, candidate.units.length)) continue
      const score = similarity(candidate.units, units, least)
      if (score !== null) found.push({ score: Math.min(99, score), pairs: candidate.pairs })
    }
    return found
  }
}

/** How many units each text has in common with some, whatever their order. */
function commonUnits(units: readonly string[], places: ReadonlyMap<string, readonly number[]>): Map<number, number> {
  const common = new Map<number, number>()
  for (const [unit, wanted] of groupBy(units, (unit) => unit)) {
    let last = -1
    let times = 0
    // The places of a text stand one after the other.
    for (const place of places.get(unit) ?? []) {
      times = place === last ? times + 1 : 1
      last = place
      if (times <= wanted.length) common.set(place, (common.get(place) ?? 0) + 1)
    }
  }
  return common
}
