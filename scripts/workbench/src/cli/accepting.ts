import { localeRules } from '../checks/localeRules.ts'
import { inSentences } from '../lib/fault.ts'
import type { Finding } from '../lib/output.ts'
import { commentEdits, filesAfter, recordEdit } from '../messages/fileEdits.ts'
import { patternsOf } from '../messages/selection.ts'
import { type ProjectTexts, unitsIn } from '../messages/texts.ts'
import {
  currentRecord,
  isMakerUnknown,
  NotConfirmed,
  type RecordEvent,
  recordAfter,
  today,
} from '../messages/transition.ts'
import { isFinished, stateOf, textHash, type Unit, unitId } from '../messages/units.ts'
import type { Locale } from '../project/project.ts'
import { commentMismatch, commentText } from '../project/records/comments.ts'
import type { MessageRecord, Origin } from '../project/records/records.ts'
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
  /** True if the comment is all: the texts are neither accepted nor checked. */
  readonly isOnlyComment: boolean
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
  const { needsWork, isOnlyComment, reviewer } = statement
  const translated = chosen.filter((unit) => isOnlyComment || unit.state !== 'untranslated')
  const rules = await localeRules(project, locale)
  // Errors in a text do not contradict "needs work".
  const findingsOf = needsWork || isOnlyComment ? () => [] : rules.findingsOfTexts
  const findings: Finding[] = []
  const said = commentOf(statement)
  const taken: Unit[] = []
  const recorded: { readonly unit: Unit; readonly record: MessageRecord }[] = []
  for (const unit of translated) {
    const errors = findingsOf(unit).filter(({ severity }) => severity === 'error')
    findings.push(...errors)
    if (errors.length > 0) continue
    try {
      const [first, ...others] = eventsOf(unit, statement)
      if (first) recorded.push({ unit, record: recordAfter(unit, [first, ...others]) })
      taken.push(unit)
    } catch (error) {
      if (!(error instanceof NotConfirmed)) throw error
      const file = project.files.get(locale.code)?.get(unit.namespace) ?? null
      findings.push(...rules.report({ ...unit, file }, [{ rule: 'second-person', expected: error.message, found: '' }]))
    }
  }
  const of = { project, locale }
  const edits = [
    ...recorded.map(({ unit, record }) => recordEdit(of, unit, record)),
    ...(said === null ? [] : taken.flatMap((unit) => commentEdits(of, unitId(unit), [said]))),
  ]
  return {
    accepted: recorded.map(({ unit, record }) => ({
      unit,
      after: stateOf(unit.forms, record, { english: unit.english, text: textHash(unit) }),
    })),
    done: needsWork ? 'marked “needs work”' : reviewer ? 'confirmed' : 'accepted',
    commented: said === null ? 0 : taken.length,
    unchanged: isOnlyComment ? 0 : taken.length - recorded.length,
    // Not included by a *.
    older,
    objected,
    untranslated: chosen.length - translated.length,
    refused: translated.length - taken.length,
    findings,
    files: await filesAfter(of, edits),
  }
}

/** The signed comment of a statement; null without one. Throws an error if it cannot be signed or stored. */
function commentOf({ comment, author }: Statement): string | null {
  if (comment === undefined) return null
  const said = commentText(comment)
  const fault = commentMismatch(said)
  if (said === '') throw new Error('--comment: the comment is empty. Write it in quotation marks.')
  if (fault) throw new Error(`--comment: ${inSentences(fault)}`)
  if (author === null) throw new Error('--comment: no name is known. Type git config user.name "Your Name" first.')
  return signedComment(said, author, today())
}

function choose(units: readonly Unit[], { keys, edited, englishChanged, needsWork, isOnlyComment }: Statement) {
  const patterns = patternsOf(keys, units)
  const older: string[] = []
  const objected: string[] = []
  const chosen = units.filter((unit) => {
    if (edited && unit.state === 'unrecorded') return true
    const matching = patterns.filter(({ isOf }) => isOf(unit))
    if (matching.length === 0) return false
    if (isOnlyComment || matching.some(({ key }) => !key.includes('*'))) return true
    const isObjected = !needsWork && Boolean(currentRecord(unit)?.needsWork)
    const isOlder = unit.state === 'english-changed' && !englishChanged
    if (isObjected) objected.push(unitId(unit))
    else if (isOlder) older.push(unitId(unit))
    return !isObjected && !isOlder
  })
  return { chosen, older, objected }
}

/** The events by which a statement changes the record of a text; none if the record has it all. */
function eventsOf(unit: Unit, statement: Statement): RecordEvent[] {
  const { needsWork, isOnlyComment, reviewer, maker, origin, translator } = statement
  if (isOnlyComment) return []
  const held = currentRecord(unit)
  const written: RecordEvent[] = unit.state === 'unrecorded' ? [{ kind: 'written', origin, translator }] : []
  if (needsWork) {
    const isKnown = unit.state === 'needs-work' && (reviewer === null || held?.reviewers.includes(reviewer))
    return isKnown ? [] : [...written, { kind: 'objected', reviewer }]
  }
  const isNamed = held !== null && isMakerUnknown(held) && maker !== null
  const attributed: RecordEvent[] = isNamed ? [{ kind: 'attributed', translator: maker }] : []
  const isDone = isFinished(unit)
  const accepted: RecordEvent[] = isDone || written.length > 0 ? [] : [{ kind: 'accepted' }]
  const isConfirmed = reviewer === null || (isDone && checkedBy(held).includes(reviewer))
  return [...written, ...attributed, ...accepted, ...(isConfirmed ? [] : [{ kind: 'confirmed', reviewer } as const])]
}
