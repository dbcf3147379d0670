import { diffArrays } from 'diff'
import { sourceLocale, localeOf } from '../../config.ts'
import type { MemoryMatch } from '../../protocol/protocol.ts'
import { compareWords } from '../../lib/compareWords.ts'
import { splitCodes } from '../../model/codes.ts'
import { groupBy } from '../../model/groups.ts'
import { type Unit, type UnitForm, unitId } from '../../model/units.ts'
import { byState, firstOfEach, type Pair } from './pairs.ts'

/** Below this, correcting a translation takes longer than writing one. */
const LEAST = 60
const SHOWN = 8

/** Finds translations of the same or of similar English for a message, the best first. */
export type Memory = (unit: Unit) => MemoryMatch[]

interface Scored {
  readonly score: number
  readonly pair: Pair
  /** The text of the message that it was found for. */
  readonly source: string
}

/** Prepares a translation memory of the project's texts: the same English first, then by score, then reviewed ones. */
export function memoryOf(pairs: readonly Pair[]): Memory {
  const find = indexSources(pairs)
  return (unit) => {
    const own = new Set(unit.forms.map(({ target }) => target))
    const isItself = ({ id, target }: Pair) => id === unitId(unit) && own.has(target)
    const found = unit.forms.flatMap((form) =>
      find(form.source, LEAST).flatMap(({ score, pairs: alike }): Scored[] =>
        alike
          .filter((pair) => !isItself(pair) && fits(pair, form))
          .map((pair) => ({ score, pair, source: form.source })),
      ),
    )
    const isFirst = firstOfEach(unitId(unit))
    return found
      .toSorted(byScore)
      .filter(({ pair }) => isFirst(pair))
      .slice(0, SHOWN)
      .map(matchOf)
  }
}

/** A plural form is translated like the same form of another message, and like texts without forms. */
const fits = ({ category }: Pair, form: UnitForm) => category === null || category === (form.category ?? 'other')

const byScore = (one: Scored, other: Scored) => other.score - one.score || byState(one.pair, other.pair)

function matchOf({ score, pair, source: wanted }: Scored): MemoryMatch {
  const { id, source, target } = pair
  const { tag } = localeOf(sourceLocale())
  const difference = compareWords(source, wanted, tag).before
  return { id, score, source, target, difference }
}

interface Likeness {
  /** 100 for the same text, at most 99 for one that differs in anything. */
  readonly score: number
  readonly pairs: readonly Pair[]
}

type SourceIndex = (text: string, least: number) => Likeness[]

/** For each unit it knows the texts that have it: only those with enough in common are compared. */
function indexSources(pairs: readonly Pair[]): SourceIndex {
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

const words = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|\p{S}/gu

/** What a memory compares: words without case, variables, halves of tags; no spaces and punctuation. */
const unitsOfText = (text: string): string[] =>
  splitCodes(text).flatMap((part) =>
    part.kind === 'text' ? (part.text.toLowerCase().match(words) ?? []) : [part.text.replace(/\s+/g, '')],
  )

/** How much of two lists is the same, in per cent of the longer one, rounded down; null for less than `least`. */
function similarity(one: readonly string[], other: readonly string[], least: number): number | null {
  const longer = Math.max(one.length, other.length)
  // A unit that is replaced is one that goes and one that comes.
  const maxEditLength = Math.floor((2 * longer * (100 - least)) / 100)
  const changes = diffArrays([...one], [...other], { maxEditLength })
  if (!changes || longer === 0) return null
  let [gone, come, distance] = [0, 0, 0]
  for (const { added, removed, count } of changes) {
    if (removed) gone += count
    else if (added) come += count
    else {
      distance += Math.max(gone, come)
      gone = 0
      come = 0
    }
  }
  distance += Math.max(gone, come)
  const score = Math.floor((100 * (longer - distance)) / longer)
  return score < least ? null : score
}
