import { checkUnits } from '../checks/localeRules.ts'
import { inSentences } from '../lib/fault.ts'
import { applyAll, commentEdits, readRaw, recordEdit } from '../messages/fileEdits.ts'
import { patternsOf } from '../messages/selection.ts'
import { type ProjectTexts, unitsIn } from '../messages/texts.ts'
import {
  currentRecord,
  isMakerUnknown,
  type NoReview,
  noReviewOf,
  type RecordEvent,
  recordAfter,
  today,
} from '../messages/transition.ts'
import { formKey, stateOf, textHash, type Unit, unitId } from '../messages/units.ts'
import type { Locale } from '../project/project.ts'
import { commentMismatch, commentText } from '../project/records/comments.ts'
import type { Origin } from '../project/records/records.ts'
import { checkedBy } from '../project/records/reviewers.ts'
import { signedComment } from '../project/records/signed.ts'

/** A person's statement about translations. */
export interface Statement {
  readonly keys: readonly string[]
  /** Also every unrecorded text that was edited by hand. */
  readonly edited?: boolean | undefined
  /** True if a * includes texts whose English changed. */
  readonly englishChanged?: boolean | undefined
  readonly needsWork?: boolean | undefined
  readonly origin: Origin
  /** The translator of the texts that were edited by hand. */
  readonly translator: string | null
  /** The translator of recorded texts without a known one; null if not given. */
  readonly maker: string | null
  readonly reviewer: string | null
  readonly comment?: string | undefined
  /** The person who signs the comment. */
  readonly author: string | null
}

export type Accepted = Awaited<ReturnType<typeof acceptUnits>>

/**
 * Determines the records of a statement, with the new files, not yet written, and the numbers of texts that it leaves out.
 * Throws an error if a key matches no message of English.
 */
export async function acceptUnits(project: ProjectTexts, locale: Locale, statement: Statement) {
  const { chosen, older, objected } = choose(unitsIn(project, locale), statement)
  const translated = chosen.filter((unit) => unit.state !== 'untranslated')
  const errors = await errorsOf(project, locale, translated, statement)
  const sound = translated.filter((unit) => !errors.some((error) => error.unit === unit))
  const said = commentOf(statement)
  const commented = said === null ? [] : sound
  const recorded = sound
    .filter((unit) => isNews(unit, statement))
    .map((unit) => ({ unit, record: recordAfter(unit, eventsOf(unit, statement)) }))
  const of = { project, locale }
  const edits = [
    ...recorded.map(({ unit, record }) => recordEdit(of, unit, record)),
    ...commented.flatMap((unit) => commentEdits(of, unitId(unit), [said ?? ''])),
  ]
  return {
    accepted: recorded.map(({ unit, record }) => ({
      unit,
      after: stateOf(unit.forms, record, { english: unit.english, text: textHash(unit) }),
    })),
    commented: commented.length,
    // Not included by a *.
    older,
    objected,
    untranslated: chosen.length - translated.length,
    findings: errors.map(({ finding }) => finding),
    files: applyAll(of, await readRaw(edits.map(({ file }) => file)), edits),
  }
}

/** The signed comment of a statement; null without one. Throws an error if it cannot be signed or stored. */
function commentOf({ comment = '', author }: Statement): string | null {
  const said = commentText(comment)
  const fault = commentMismatch(said)
  if (fault) throw new Error(`--comment: ${inSentences(fault)}`)
  if (said === '') return null
  if (author === null) throw new Error('--comment: nobody is named. Add --reviewer "Name", or tell git your name.')
  return signedComment(said, author, today())
}

/** The errors of `check` in some texts, and the reasons why the reviewer cannot confirm them. */
async function errorsOf(project: ProjectTexts, locale: Locale, units: readonly Unit[], statement: Statement) {
  // Errors in a text do not contradict "needs work".
  const checked = statement.needsWork ? [] : await checkUnits(project, locale, units)
  const refused = units.flatMap((unit) => {
    const fault = isNews(unit, statement) ? faultOfReview(unit, statement) : null
    if (!fault) return []
    const place = placeOf(project, locale, unit)
    return [{ unit, finding: { ...place, ...refusals[fault], rule: 'second-person', severity: 'error' as const } }]
  })
  return [...checked.filter(({ finding }) => finding.severity === 'error'), ...refused]
}

function choose(units: readonly Unit[], { keys, edited, englishChanged, needsWork }: Statement) {
  const patterns = patternsOf(keys, units)
  const left = { older: 0, objected: 0 }
  const chosen = units.filter((unit) => {
    if (edited && unit.state === 'unrecorded') return true
    const matching = patterns.filter(({ isOf }) => isOf(unit))
    if (matching.length === 0) return false
    if (matching.some(({ key }) => !key.includes('*'))) return true
    const isObjected = !needsWork && Boolean(currentRecord(unit)?.needsWork)
    const isOlder = unit.state === 'english-changed' && !englishChanged
    if (isObjected) left.objected += 1
    else if (isOlder) left.older += 1
    return !isObjected && !isOlder
  })
  return { chosen, ...left }
}

/** True if the statement adds to the record of a unit. */
function isNews(unit: Unit, statement: Statement): boolean {
  const { needsWork, reviewer } = statement
  if (needsWork) return unit.state !== 'needs-work' || (reviewer !== null && unit.record?.reviewer !== reviewer)
  if (unit.state !== 'unconfirmed' && unit.state !== 'confirmed') return true
  return makerFound(unit, statement) !== null || (reviewer !== null && !checkedBy(unit.record).includes(reviewer))
}

function eventsOf(unit: Unit, statement: Statement): [RecordEvent, ...RecordEvent[]] {
  const { needsWork, reviewer } = statement
  if (!needsWork) {
    const finished = eventsBeforeReview(unit, statement)
    return reviewer === null ? finished : [...finished, { kind: 'confirmed', reviewer }]
  }
  const objected: RecordEvent = { kind: 'objected', reviewer }
  return isEdited(unit) ? [writtenBy(statement), objected] : [objected]
}

const isEdited = ({ state }: Unit) => state === 'unrecorded'
const writtenBy = ({ origin, translator }: Statement): RecordEvent => ({ kind: 'written', origin, translator })

/** The events for a text that is finished as it is, and for its translator if unknown before. */
function eventsBeforeReview(unit: Unit, statement: Statement): [RecordEvent, ...RecordEvent[]] {
  if (isEdited(unit)) return [writtenBy(statement)]
  const maker = makerFound(unit, statement)
  return maker === null ? [{ kind: 'accepted' }] : [{ kind: 'attributed', translator: maker }, { kind: 'accepted' }]
}

/** The reason why the reviewer's approval is no review. */
function faultOfReview(unit: Unit, statement: Statement): NoReview | null {
  if (statement.needsWork || statement.reviewer === null) return null
  const made = isEdited(unit) ? statement : recordAfter(unit, eventsBeforeReview(unit, statement))
  return noReviewOf(made, statement.reviewer)
}

/** The translator that the statement gives for a recorded text without one; null if it gives none. */
function makerFound(unit: Unit, { maker }: Statement): string | null {
  const held = currentRecord(unit)
  return held !== null && isMakerUnknown(held) ? maker : null
}

/** The reasons why an approval is no review. */
const refusals = {
  unknown: { expected: '--translator "Name", another person than the reviewer', found: 'no name' },
  own: { expected: 'a reviewer who did not translate the text', found: 'its translator' },
} as const

function placeOf(project: ProjectTexts, locale: Locale, { namespace, key, forms }: Unit) {
  const file = project.files.get(locale.code)?.get(namespace)
  const line = file?.lineOf(formKey({ key }, forms[0] ?? { category: null })) ?? 1
  return { file: project.layout.path(locale.code, namespace), line, key: unitId({ namespace, key }) }
}
