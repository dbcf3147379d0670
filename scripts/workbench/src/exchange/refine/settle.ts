import { type Edit, type Kind, withEdits } from '../../checks/check.ts'

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
 * given text. A correction that changes the result of an earlier one is joined with it.
 */
export function settle(text: string, stepsOf: (text: string) => readonly Step[]): readonly Step[] {
  let made: readonly Step[] = []
  let current = text
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const steps = stepsOf(current)
    if (steps.length === 0) break
    const before = made
    for (const step of steps) made = joined(made, before, current, step)
    current = withEdits(text, editsIn(made))
  }
  return made
}

/** All edits of some corrections of one text, in the order of their places. */
export const editsIn = (steps: readonly Pick<Step, 'edits'>[]): readonly Edit[] =>
  steps.flatMap(({ edits }) => edits).toSorted((one, other) => one.start - other.start)

/** Joins a step that edits `current`, the text after the steps of `before`, with the steps that edit the first text. */
function joined(made: readonly Step[], before: readonly Step[], current: string, step: Step): readonly Step[] {
  const placed = placesIn(editsIn(before))
  const mapped = step.edits.map((edit) => {
    const met = placed.filter(({ from, to }) => edit.start <= to && edit.end >= from)
    const [first, last] = [met[0], met.at(-1)]
    const [start, end] = [Math.min(edit.start, first?.from ?? edit.start), Math.max(edit.end, last?.to ?? edit.end)]
    const inside = { ...edit, start: edit.start - start, end: edit.end - start }
    return {
      met: met.map(({ edit: earlier }) => earlier),
      edit: {
        start: first && first.from === start ? first.edit.start : backIn(placed, start),
        end: last && last.to === end ? last.edit.end : backIn(placed, end),
        text: withEdits(current.slice(start, end), [inside]),
      },
    }
  })
  const met = new Set(mapped.flatMap((one) => one.met))
  // Another step of this pass has changed the same edit. The next pass finds this one again, at its new place.
  const present = new Set(editsIn(made))
  if (![...met].every((edit) => present.has(edit))) return made
  const absorbed = made.filter(({ edits }) => edits.some((edit) => met.has(edit)))
  const kept = absorbed.flatMap(({ edits }) => edits).filter((edit) => !met.has(edit))
  const rule = [...new Set([...absorbed.map((one) => one.rule), step.rule])].join(', ')
  return [
    ...made.filter((one) => !absorbed.includes(one)),
    { rule, kind: step.kind, edits: [...kept, ...mapped.map(({ edit }) => edit)] },
  ]
}

interface Placed {
  readonly edit: Edit
  /** The range of the inserted text. */
  readonly from: number
  readonly to: number
}

/** The ranges that ordered edits have written. */
function placesIn(edits: readonly Edit[]): readonly Placed[] {
  let shift = 0
  return edits.map((edit) => {
    const from = edit.start + shift
    shift += edit.text.length - (edit.end - edit.start)
    return { edit, from, to: from + edit.text.length }
  })
}

/** Maps an offset after some edits, outside their inserted texts, to the offset before them. */
function backIn(placed: readonly Placed[], at: number): number {
  return placed.reduce(
    (offset, { edit, to }) => (to <= at ? offset - edit.text.length + (edit.end - edit.start) : offset),
    at,
  )
}
