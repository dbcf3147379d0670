import { FilesBefore, journalFile, lastSteps, parseJournal, type LastStep, type Step } from '../model/journal.ts'
import { readRaw } from '../model/fileEdits.ts'
import { type Change, type Edited, perform, type Refusal, type State, type Workplace } from './perform.ts'

/** The last change of any message that can be taken back, and the last that was taken back and can be done again. */
export async function stepsLeft({
  root,
  locale,
}: Workplace): Promise<{ undo: LastStep | null; redo: LastStep | null }> {
  const journal = journalFile(root, locale.code)
  const { undo, redo } = lastSteps(parseJournal((await readRaw([journal])).get(journal)))
  const named = (step: Step | undefined) => {
    const id = step?.changes[0]?.id
    return step && id !== undefined ? { id, done: step.done ?? 'Saved' } : null
  }
  return { undo: named(undo), redo: named(redo) }
}

/**
 * Takes back the last change that was made here to a message: text, record, exceptions, annotation. Done again, it takes back the
 * one before. Refused where something else has changed the same since, or nothing was changed here.
 */
export const undoMessage = (workplace: Workplace, id: string): Promise<Edited> =>
  perform(workplace, { id, done: 'Taken back', person: null }, async (state) => planTurn(state, id, 'undo'))

/** Does again what was taken back last of a message. Refused likewise. */
export const redoMessage = (workplace: Workplace, id: string): Promise<Edited> =>
  perform(workplace, { id, done: 'Done again', person: null }, async (state) => planTurn(state, id, 'redo'))

function planTurn({ root, raw, files }: State, id: string, turn: 'undo' | 'redo'): Change | Refusal {
  const step = lastSteps(parseJournal(raw.get(files.journal)), id)[turn]
  const change = step?.changes[0]
  const what = turn === 'undo' ? 'to take back: only those made here can be' : 'that was taken back here'
  if (!change) return { kind: 'refused', reason: `There is no change of ${id} ${what}.` }
  const before = new FilesBefore(root, raw)
  const edits = turn === 'undo' ? before.editsBack(change) : before.editsAgain(change)
  if (edits) return { kind: 'change', edits, step }
  const done =
    turn === 'undo' ? 'since it was changed here, so that was not taken back' : 'since, so that was not done again'
  return { kind: 'refused', reason: `${id} has been changed by something else ${done}.` }
}
