import { defaultLocale, localeOf } from '../../../../src/config/locales.ts'
import type { MemoryMatch } from '../../../translate/protocol.ts'
import { compareWords } from '../../history/compareWords.ts'
import { type Unit, type UnitForm, unitId } from '../../model/units.ts'
import type { Pair } from './pairs.ts'
import { indexSources } from './sourceIndex.ts'
import { byStanding, firstOfEach } from './standing.ts'

/** Below this, correcting a translation takes longer than writing one. */
const LEAST = 60
/** How many matches a message gets. */
const SHOWN = 8

/** Finds translations of the same or of similar English for a message, the best first. */
export type Memory = (unit: Unit) => MemoryMatch[]

interface Scored {
  readonly score: number
  readonly pair: Pair
  /** The text of the message that it was found for. */
  readonly source: string
}

/**
 * Prepares a translation memory. Of what it finds, the same English comes first, then by score, then what stands there
 * today before what once did, then what was reviewed. Of another message it offers one translation of each English text, of
 * the message itself all that it once had.
 */
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
      .toSorted(byWorth)
      .filter(({ pair }) => isFirst(pair))
      .slice(0, SHOWN)
      .map(matchOf)
  }
}

/** A plural form is translated like the same form of another message, and like texts without forms. */
const fits = ({ category }: Pair, form: UnitForm) => category === null || category === (form.category ?? 'other')

const byWorth = (one: Scored, other: Scored) => other.score - one.score || byStanding(one.pair, other.pair)

function matchOf({ score, pair, source: wanted }: Scored): MemoryMatch {
  const { id, source, target, date } = pair
  const { tag } = localeOf(defaultLocale)
  return { id, score, source, target, date, difference: compareWords(source, wanted, tag).before }
}
