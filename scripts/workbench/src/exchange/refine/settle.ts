import { type Edit, type Kind, withEdits } from '../../checks/check.ts'
import { HOLE } from '../../checks/mask.ts'

/** A correction of one text, by edits of that text. */
export interface Step {
  readonly rule: string
  readonly kind: Kind
  readonly edits: readonly Edit[]
}

/** One correction can make room for another. */
const MOST_PASSES = 4

/**
 * Corrects a text until nothing is left to correct, so that a second run changes nothing. Returns corrections of the
 * given text: those of the first pass, or one for all if there are more passes.
 */
export function settle(text: string, stepsOf: (text: string) => readonly Step[]): readonly Step[] {
  const passes: (readonly Step[])[] = []
  let current = text
  for (let next = stepsOf(text); next.length > 0 && passes.length < MOST_PASSES; next = stepsOf(current)) {
    passes.push(next)
    current = withEdits(current, editsIn(next))
  }
  const made = passes.flat()
  const [first] = made
  if (passes.length < 2 || !first) return made
  const rule = [...new Set(made.map((step) => step.rule))].join(', ')
  return [{ rule, kind: first.kind, edits: differences(text, current) }]
}

/** All edits of some corrections of one text, in the order of their places. */
export const editsIn = (steps: readonly Pick<Step, 'edits'>[]): readonly Edit[] =>
  steps.flatMap(({ edits }) => edits).toSorted((one, other) => one.start - other.start)

/** The edits that make one text of another with the same tags: at most one between two tags. */
function differences(before: string, after: string): readonly Edit[] {
  const pieces = after.split(HOLE)
  let next = 0
  return before.split(HOLE).flatMap((piece, index) => {
    const [at, text] = [next, pieces[index] ?? '']
    next += piece.length + HOLE.length
    let [start, end, last] = [0, piece.length, text.length]
    while (start < end && start < last && piece[start] === text[start]) start += 1
    while (start < end && start < last && piece[end - 1] === text[last - 1]) [end, last] = [end - 1, last - 1]
    return piece === text ? [] : [{ start: at + start, end: at + end, text: text.slice(start, last) }]
  })
}
