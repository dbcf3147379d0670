import { FilesBefore, journalFile, lastSteps, parseJournal, type Step, type Turn } from '../model/journal.ts'
import type { Steps } from '../protocol/protocol.ts'
import { readRaw } from '../model/fileEdits.ts'
import { type Change, type Edited, perform, type Refusal, type State, type Workplace } from './perform.ts'

/** The last change of any message that can be taken back, and the last that was taken back and can be done again. */
export async function stepsLeft({ root, locale }: Workplace): Promise<Steps> {
  const journal = journalFile(root, locale.code)
  const steps = parseJournal((await readRaw([journal])).get(journal))
  const { undo, redo } = lastSteps(steps)
  const named = (step: Step | undefined) => {
    const id = step?.changes[0]?.id
    if (!step || id === undefined) return null
    const isUndone = step.undone !== undefined
    const together = steps.filter(({ group, undone }) => group === step.group && (undone !== undefined) === isUndone)
    return { id, done: step.done ?? 'Saved', count: step.group === undefined ? 1 : together.length }
  }
  return { undo: named(undo), redo: named(redo) }
}

/** Takes back the last change of a message that was made here. Refused where something else has changed it since. */
export const undoMessage = (workplace: Workplace, id: string): Promise<Edited> => turnAll(workplace, id, 'undo')

/** Does again what was taken back last of a message. Refused likewise. */
export const redoMessage = (workplace: Workplace, id: string): Promise<Edited> => turnAll(workplace, id, 'redo')

async function turnAll(workplace: Workplace, id: string, turn: Turn): Promise<Edited> {
  const journal = journalFile(workplace.root, workplace.locale.code)
  const steps = parseJournal((await readRaw([journal])).get(journal))
  const group = lastSteps(steps, id)[turn]?.group
  const others = new Set(steps.flatMap((step) => (group && step.group === group ? (step.changes[0]?.id ?? []) : [])))
  others.delete(id)
  const edited = await turnOne(workplace, id, turn)
  if (edited.kind !== 'saved') return edited
  const files = new Set(edited.files)
  for (const other of others) {
    // What was changed since by itself stays.
    if (lastSteps(steps, other)[turn]?.group !== group) continue
    const also = await turnOne(workplace, other, turn)
    if (also.kind === 'saved') for (const file of also.files) files.add(file)
  }
  return { kind: 'saved', files: [...files] }
}

const turnOne = (workplace: Workplace, id: string, turn: Turn): Promise<Edited> =>
  perform(workplace, { id, done: '', person: null }, async (state) => planTurn(state, id, turn))

function planTurn({ root, raw, files }: State, id: string, turn: Turn): Change | Refusal {
  const step = lastSteps(parseJournal(raw.get(files.journal)), id)[turn]
  const change = step?.changes[0]
  const what = turn === 'undo' ? 'to take back: only those made here can be' : 'that was taken back here'
  if (!change) return { kind: 'refused', reason: `There is no change of ${id} ${what}.` }
  const before = new FilesBefore(root, raw)
  const edits = before.editsFor(change, turn)
  if (edits) return { kind: 'change', edits, step }
  const done =
    turn === 'undo' ? 'since it was changed here, so that was not taken back' : 'since, so that was not done again'
  return { kind: 'refused', reason: `${id} has been changed by something else ${done}.` }
}
