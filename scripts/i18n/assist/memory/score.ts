import { diffArrays } from 'diff'
import { splitCodes } from '../../model/codes.ts'

/** Words, numbers and signs such as + and €. */
const words = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|\p{S}/gu

/**
 * The units of a text of English that a memory compares: words without regard to case, and each variable and each half of a
 * pair of tags as one. Spaces and punctuation are none.
 */
export const unitsOfText = (text: string): string[] =>
  splitCodes(text).flatMap((part) =>
    part.kind === 'text' ? (part.text.toLowerCase().match(words) ?? []) : [part.text.replace(/\s+/g, '')],
  )

/**
 * How much of two lists of units is the same, in per cent, rounded down: 100 less the share of the longer one that has to be
 * replaced, put in or taken out. Null when that is less than `least`.
 */
export function similarity(one: readonly string[], other: readonly string[], least: number): number | null {
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
