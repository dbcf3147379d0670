import type { FileEdit } from '../model/fileEdits.ts'
import { reasonGiven } from '../model/records/reviewers.ts'
import type { TermRequest } from '../protocol/protocol.ts'
import { readableGlossary } from './glossary.ts'
import { type Change, type Edited, perform, type Refusal, type State, type Workplace } from './perform.ts'

/**
 * Puts a term into the glossary of the locale, as found in a message, with which it can be taken back. Refused when the
 * glossary has it already, or could not be read with it.
 */
export const addTerm = (workplace: Workplace, request: TermRequest): Promise<Edited> =>
  perform(workplace, { ...request, done: 'Term added' }, async (state) => planTerm(state, request))

function planTerm(state: State, request: TermRequest): Change | Refusal {
  const term = request.term.trim()
  const forms = (list: readonly string[]) => list.map((form) => form.trim()).filter((form) => form !== '')
  const [use, avoid] = [forms(request.use), forms(request.avoid)]
  const note = reasonGiven(request.note.trim() || undefined, 'The note')
  const item = { term, use, ...(avoid.length > 0 && { avoid }), ...(note !== null && { note }) }
  const edits: FileEdit[] = [{ file: state.files.glossary, path: ['terms'], item }]
  const mismatch = readableGlossary(state, edits)
  if (mismatch) return { kind: 'refused', reason: `The term: expected ${mismatch.expected}, found ${mismatch.found}.` }
  return { kind: 'change', edits }
}
