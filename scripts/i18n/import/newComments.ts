import { type FileFinding, findingOn, type ReadUnit } from '../formats/model.ts'
import { commentMismatch } from '../model/records/comments.ts'
import type { Unit } from '../model/units.ts'
import type { MatchedUnit } from './matchUnit.ts'

export interface NewComments {
  readonly unit: Unit
  readonly lines: readonly string[]
}

/** What a text of a file has of comments that are not among the known ones, which PO and CSV have together with new ones. */
export function unknownComments({ comments }: Pick<ReadUnit, 'comments'>, known: readonly string[]): string[] {
  const longestFirst = known.toSorted((one, other) => other.length - one.length)
  return longestFirst
    .reduce((rest, comment) => rest.flatMap((text) => `\n${text}\n`.split(`\n${comment}\n`)), [...comments])
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** The comments on a message that are not kept here yet, each once, and what is wrong with others. */
export function newComments({ unit, texts }: MatchedUnit, known: readonly string[]) {
  const lines = new Set<string>()
  const faults: FileFinding[] = []
  for (const text of texts.filter((one) => one !== null)) {
    for (const comment of unknownComments(text, known)) {
      const mismatch = commentMismatch(comment)
      if (mismatch) faults.push(findingOn(text, 'comment', mismatch.expected, mismatch.found))
      else lines.add(comment)
    }
  }
  const mismatch = commentMismatch([...lines].join('\n'))
  const [first] = texts.filter((one) => one !== null)
  if (mismatch && first)
    return { added: [], faults: [...faults, findingOn(first, 'comment', mismatch.expected, mismatch.found)] }
  return { added: lines.size > 0 ? [{ unit, lines: [...lines] }] : [], faults }
}
