import type { Locale } from '../../../src/config/locales.ts'
import type { Finding } from '../../lib/output.ts'
import { checkUnits } from '../checks/localeRules.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { addComments, commentMismatch, commentText } from '../model/records/comments.ts'
import type { MessageRecord, Origin } from '../model/records/records.ts'
import { checkedBy, printNames, secondPersons, withReviewer } from '../model/records/reviewers.ts'
import { type Unit, type UnitState, unitId } from '../model/units.ts'
import { isOwnReview, ownFinding } from './ownReview.ts'
import { recordUnits } from './recording.ts'
import { patternsOf } from './selection.ts'

/** What a person says of translations. */
export interface Statement {
  /** Keys, in which * stands for anything. */
  readonly keys: readonly string[]
  /** Also every text that was edited by hand and not recorded. */
  readonly edited?: boolean | undefined
  /** Whether a * stands for stale texts too. */
  readonly stale?: boolean | undefined
  /** That the texts are not good yet, in place of that they are. */
  readonly needsWork?: boolean | undefined
  readonly origin: Origin
  /** Who made the texts that were edited by hand. */
  readonly translator: string | null
  readonly reviewer: string | null
  /** Why the reviewer confirms texts that he or she made; without it such texts are not accepted. */
  readonly waiver: string | null
  /** What to keep beside the messages for whoever works on them next. */
  readonly comment?: string | undefined
}

export interface Accepted {
  readonly accepted: readonly { readonly unit: Unit; readonly after: UnitState }[]
  /** The comments that are new, by message. */
  readonly commented: readonly { readonly unit: Unit; readonly lines: readonly string[] }[]
  /** How many stale texts a * did not stand for, and how many messages have no text. */
  readonly stale: number
  readonly untranslated: number
  /** The errors of texts that therefore were not accepted. */
  readonly findings: readonly Finding[]
  /** The new record file and comments, not yet written: name to text. Empty when nothing changes. */
  readonly files: ReadonlyMap<string, string>
}

/** Works out what a statement records. Throws an error when a key names no message of English. */
export async function acceptUnits(project: Project, locale: Locale, statement: Statement): Promise<Accepted> {
  const { chosen, stale } = choose(unitsIn(project, locale), statement)
  const translated = chosen.filter((unit) => unit.state !== 'untranslated')
  // That a text with an error needs work is true.
  const checked = statement.needsWork ? [] : await checkUnits(project, locale, translated)
  const own = translated.filter((unit) => isNews(unit, statement) && isOwnReview(unit, statement))
  const errors = [
    ...checked.filter(({ finding }) => finding.severity === 'error'),
    ...(statement.waiver === null ? own.map((unit) => ({ unit, finding: ownFinding(project, locale, unit) })) : []),
  ]
  const sound = translated.filter((unit) => !errors.some((error) => error.unit === unit))
  const units = sound.filter((unit) => isNews(unit, statement))
  const comments = project.comments.get(locale.code)
  const said = commentText(statement.comment ?? '')
  const fault = commentMismatch(said)
  if (fault) throw new Error(`--comment: expected ${fault.expected}, found ${fault.found}.`)
  const commented = sound.flatMap((unit) =>
    said === '' || comments?.get(unitId(unit))?.includes(said) ? [] : [{ unit, lines: [said] }],
  )
  const update = (unit: Unit) => nextRecord(unit, statement)
  return {
    accepted: units.map((unit) => ({ unit, after: stateAfter(unit, statement) })),
    commented,
    stale,
    untranslated: chosen.length - translated.length,
    findings: errors.map(({ finding }) => finding),
    files: new Map([
      ...(units.length > 0 ? [recordUnits(project, locale, units, update)] : []),
      ...(commented.length > 0 ? [addComments(project, locale.code, commented)] : []),
    ]),
  }
}

function choose(units: readonly Unit[], { keys, edited, stale: withStale }: Statement) {
  const patterns = patternsOf(keys, units)
  let stale = 0
  const chosen = units.filter((unit) => {
    if (edited && unit.state === 'unrecorded') return true
    const matching = patterns.filter(({ pattern }) => pattern.test(unitId(unit)))
    const isNamed = withStale || unit.state !== 'stale' || matching.some(({ key }) => !key.includes('*'))
    if (matching.length > 0 && !isNamed) stale += 1
    return matching.length > 0 && isNamed
  })
  return { chosen, stale }
}

/** Whether the statement says something of a unit that its record does not say yet. */
function isNews(unit: Unit, { needsWork, reviewer }: Statement): boolean {
  if (needsWork) return unit.state !== 'needs-work' || (reviewer !== null && unit.record?.reviewer !== reviewer)
  if (unit.state !== 'translated' && unit.state !== 'reviewed') return true
  return reviewer !== null && !checkedBy(unit.record).includes(reviewer)
}

function nextRecord(unit: Unit, statement: Statement): Partial<MessageRecord> {
  const { needsWork, origin, translator, reviewer, waiver } = statement
  const isEdited = unit.state === 'unrecorded'
  const said = isEdited ? { origin, translator } : {}
  if (needsWork) {
    // The text still belongs to the English that it belonged to.
    const english = isEdited ? unit.english : (unit.record?.english ?? unit.english)
    return { ...said, english, needsWork: true, reviewer, waiver: null }
  }
  const before = isEdited ? null : unit.record
  const after = reviewer === null ? printNames(checkedBy(before)) : withReviewer(before, reviewer)
  return { ...said, needsWork: false, reviewer: after, ...(isOwnReview(unit, statement) ? { waiver } : {}) }
}

function stateAfter(unit: Unit, statement: Statement): UnitState {
  const next = nextRecord(unit, statement)
  const {
    english = unit.english,
    needsWork = false,
    reviewer = null,
    translator = unit.record?.translator ?? null,
  } = next
  if (english !== unit.english) return 'stale'
  if (needsWork) return 'needs-work'
  return secondPersons({ needsWork, reviewer, translator }).length > 0 ? 'reviewed' : 'translated'
}
