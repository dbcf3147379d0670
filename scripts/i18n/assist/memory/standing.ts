import type { Pair } from './pairs.ts'

/** Sorts pairs of today first, of equally old ones those that were reviewed, and the latest before older ones. */
export const byStanding = (one: Pair, other: Pair): number =>
  Number(other.date === null) - Number(one.date === null) ||
  Number(other.isReviewed) - Number(one.isReviewed) ||
  (other.date ?? '').localeCompare(one.date ?? '')

/**
 * A filter for sorted pairs: of each message one pair for each English text, and of pairs with the same texts one. What
 * was replaced under the same English is of use for the message itself only, whose id may be given.
 */
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
