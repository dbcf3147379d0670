import { recordEdits } from '../model/fileEdits.ts'
import { translationsOf } from '../model/project.ts'
import { personGiven } from '../model/records/reviewers.ts'
import { recordAfter } from '../model/records/transition.ts'
import type { KeepRequest } from '../protocol/protocol.ts'
import { conflictOf, isAsSeen } from './conflict.ts'
import { type Change, type Edited, perform, type Refusal, type State, type Workplace } from './perform.ts'

/**
 * Records that a text of the source has changed in form alone since some wording: the translations that were made from that
 * wording stay, in all languages at once, with what is known of them. Refused when nothing was made from it, or somebody has changed the
 * text meanwhile. Throws an error for a person without a name.
 */
export const keepTranslations = (workplace: Workplace, request: KeepRequest): Promise<Edited> =>
  perform(workplace, { ...request, done: 'Translations kept' }, (state) => planKeep(state, request))

async function planKeep(state: State, { base, from, person: given }: KeepRequest): Promise<Change | Refusal> {
  const person = personGiven(given)
  const { project, unit } = state
  if (!isAsSeen(state, base)) return conflictOf(state, base, {})
  const made = translationsOf(project, unit).filter(
    ({ unit: { state, record } }) => state === 'stale' && record?.english === from,
  )
  if (made.length === 0) return { kind: 'refused', reason: 'No translation was made from that wording (any more).' }
  return {
    kind: 'change',
    edits: made.flatMap(({ locale, unit }) =>
      recordEdits({ project, locale }, unit, recordAfter(unit, [{ kind: 'form only', person }])),
    ),
  }
}
