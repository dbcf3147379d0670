import { FilesBefore, parseJournal } from '../model/journal.ts'
import { type Change, type Edited, perform, type Refusal, type State, type Workplace } from './perform.ts'

/**
 * Takes back the last change that was made here to a message: text, record, exceptions, annotation. Done again, it takes back the
 * one before. Refused where something else has changed the same since, or nothing was changed here.
 */
export const undoMessage = (workplace: Workplace, id: string): Promise<Edited> =>
  perform(workplace, id, async (state) => planUndo(state, id))

function planUndo({ root, raw, files }: State, id: string): Change | Refusal {
  const steps = parseJournal(raw.get(files.journal))
  const last = steps.findLastIndex(({ by, changes: [change] }) => by === 'editor' && change?.id === id)
  const change = steps[last]?.changes[0]
  if (!change)
    return { kind: 'refused', reason: `There is no change of ${id} to take back: only those made here can be.` }
  const edits = new FilesBefore(root, raw).editsBack(change)
  if (edits) return { kind: 'change', edits, takenBack: last }
  const reason = `${id} has been changed by something else since it was changed here, so that was not taken back.`
  return { kind: 'refused', reason }
}
