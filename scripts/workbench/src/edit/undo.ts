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
    return step && id !== undefined ? { id, done: step.done ?? 'Saved' } : null
  }
  return { undo: named(undo), redo: named(redo) }
}

/** Takes back the last change of a message that was made here. Refused where something else has changed it since. */
export const undoMessage = (workplace: Workplace, id: string): Promise<Edited> => turn(workplace, id, 'undo')

/** Does again what was taken back last of a message. Refused likewise. */
export const redoMessage = (workplace: Workplace, id: string): Promise<Edited> => turn(workplace, id, 'redo')

const turn = (workplace: Workplace, id: string, which: Turn): Promise<Edited> =>
  perform(workplace, { id, done: '', person: null }, async (state) => planTurn(state, id, which))

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
