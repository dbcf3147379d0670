import type { PluralCategory } from '../../model/plurals.ts'
import { type Unit, unitId } from '../../model/units.ts'
import type { LocaleData } from '../localeData.ts'

/** A text of English with a translation of which somebody has said that it belongs to it. */
export interface Pair {
  readonly id: string
  readonly category: PluralCategory | null
  readonly source: string
  readonly target: string
  readonly isReviewed: boolean
}

/**
 * The pairs of a locale. Left out are texts that are stale, unrecorded or need work, and messages that stay as they are in
 * every language.
 */
export function pairsOf({ units, rules }: LocaleData): Pair[] {
  return [...units.values()]
    .filter((unit) => isSound(unit) && !rules.isVerbatim(unit))
    .flatMap((unit) =>
      unit.forms.flatMap(({ category, source, target }): Pair[] => {
        if (target === null) return []
        return [{ id: unitId(unit), category, source, target, isReviewed: unit.state === 'reviewed' }]
      }),
    )
}

const isSound = ({ state }: Unit) => state === 'translated' || state === 'reviewed'

/** Sorts reviewed pairs first. */
export const byState = (one: Pair, other: Pair): number => Number(other.isReviewed) - Number(one.isReviewed)

/** A filter for sorted pairs: of each message but `itself` the first for each English, and each pair of texts once. */
export function firstOfEach(itself: string | null = null): (pair: Pair) => boolean {
  const texts = new Set<string>()
  const messages = new Set<string>()
  return ({ id, category, source, target }) => {
    const text = JSON.stringify([source, target])
    const message = JSON.stringify([id, category, source])
    if (texts.has(text) || (id !== itself && messages.has(message))) return false
    texts.add(text)
    messages.add(message)
    return true
  }
}
