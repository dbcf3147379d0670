import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { orderIn } from './changes.ts'
import { type Change, type Edited, perform, type Refusal } from './perform.ts'
import type { State, Workplace } from './state.ts'
import { parseSteps, type Step } from './steps.ts'
import { type Edit, valueAt } from './values.ts'

/**
 * Takes back the last change that was made here to a message: text, record, exceptions, annotation. Done again, it takes back the
 * one before. Refused where something else has changed the same since, or nothing was changed here.
 */
export const undoMessage = (workplace: Workplace, id: string): Promise<Edited> =>
  perform(workplace, id, async (state) => planUndo(state, id))

function planUndo(state: State, id: string): Change | Refusal {
  const steps = parseSteps(state.raw.get(state.files.steps))
  const last = steps.findLastIndex((one) => one.id === id)
  const step = steps[last]
  if (!step)
    return { kind: 'refused', reason: `There is no change of ${id} to take back: only those made here can be.` }
  const edits = editsOf(state, step)
  if (edits) return { kind: 'change', edits, takenBack: last }
  const reason = `${id} has been changed by something else since it was changed here, so that was not taken back.`
  return { kind: 'refused', reason }
}

/** What takes a step back; null when something else has changed what it did. A step of other files is of another project. */
function editsOf(state: State, { values, items }: Step): Edit[] | null {
  const files = new Map(Object.values(state.files).map((file) => [path.relative(state.root, file), file] as const))
  const edits: Edit[] = []
  for (const { file, path: place, before, after } of values) {
    const name = files.get(file)
    if (!name || !isDeepStrictEqual(valueAt(state.raw.get(name) ?? null, place), after)) return null
    edits.push({ file: name, path: place, value: before, namesIn: orderIn(state, name) })
  }
  for (const { file, path: place, item } of items) {
    const name = files.get(file)
    const list = name ? valueAt(state.raw.get(name) ?? null, place) : null
    const at = Array.isArray(list) ? list.findLastIndex((one) => isDeepStrictEqual(one, item)) : -1
    if (!name || at < 0) return null
    edits.push({ file: name, path: place, removeAt: at })
  }
  return edits
}
