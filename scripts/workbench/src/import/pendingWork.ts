import { targetHash } from '../formats/baseline.ts'
import { formatOf } from '../formats/formats.ts'
import { isWritten, type ReadUnit } from '../formats/model.ts'
import { splitPlural } from '../model/plurals.ts'
import type { Project } from '../model/project.ts'
import type { LocaleComments } from '../model/records/comments.ts'
import type { Compared } from './compare.ts'
import { type ImportOptions, planImport, unknownComments } from './planImport.ts'
import { attempt } from '../lib/attempt.ts'

const options: ImportOptions = {
  partial: true,
  keys: [],
  confirm: false,
  prefer: null,
  origin: 'human',
  translator: null,
  reviewer: null,
}

/**
 * How many messages of an exported file hold something that an import would still bring: texts, states, comments. Null when
 * that cannot be told, because the text is no sound export of the project.
 */
export async function pendingWork(project: Project, text: string, file: string): Promise<number | null> {
  const read = attempt(() => formatOf(text, file).parse(text))
  if (!read || read.findings.length > 0 || read.units.some(({ baseline }) => !baseline)) return null
  const plan = await planImport(project, read, options)
  if (plan.findings.length > 0) return null
  const faulty = new Set([...plan.leftOut, ...plan.mismatches].map(({ key }) => key))
  const effective = plan.messages.filter(
    (message) => (message.effect !== null || isReviewAlone(message)) && !isFilledIn(message),
  )
  const comments = plan.locale ? project.comments.get(plan.locale.code) : undefined
  const gone = plan.gone.filter((one) => holdsWork(comments, one))
  return [effective, plan.conflicts, [...faulty], plan.comments, gone, plan.obsolete].flat().length
}

/** Whether a text of a message that English does not have just now was written after the export, or has a new comment. */
function holdsWork(kept: LocaleComments | undefined, text: ReadUnit): boolean {
  const known = [text.id, splitPlural(text.id).base].flatMap((id) => kept?.get(id) ?? [])
  return isWritten(text) || unknownComments(text, known).length > 0
}

/** A review that was not taken because nobody was named, of a text that is as it was exported. */
const isReviewAlone = ({ noReview, texts }: Compared) =>
  (noReview === 'unnamed' || noReview === 'unknown') && !texts.some((text) => text && isWritten(text))

/** A text that nobody translates, which the export has filled in. */
const isFilledIn = ({ effect, texts }: Compared) =>
  effect === 'new' && texts.every((text) => text?.baseline && targetHash(text.target) === text.baseline.target)
