import type { Locale } from '../../../src/config/locales.ts'
import type { Finding } from '../../lib/output.ts'
import { checkUnits } from '../checks/localeRules.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { addComments, commentLines } from '../model/records/comments.ts'
import type { MessageRecord, Origin } from '../model/records/records.ts'
import { checkedBy, printReviewers, withReviewer } from '../model/records/reviewers.ts'
import { type Unit, type UnitState, unitId } from '../model/units.ts'
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
  readonly reviewer: string | null
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
  const errors = checked.filter(({ finding }) => finding.severity === 'error')
  const sound = translated.filter((unit) => !errors.some((error) => error.unit === unit))
  const units = sound.filter((unit) => isNews(unit, statement))
  const comments = project.comments.get(locale.code)
  const said = commentLines(statement.comment ?? '')
  const commented = sound.flatMap((unit) => {
    const lines = said.filter((line) => !comments?.get(unitId(unit))?.includes(line))
    return lines.length > 0 ? [{ unit, lines }] : []
  })
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

function nextRecord(unit: Unit, { needsWork, origin, reviewer }: Statement): Partial<MessageRecord> {
  const isEdited = unit.state === 'unrecorded'
  const said = isEdited ? { origin } : {}
  if (needsWork) {
    // The text still belongs to the English that it belonged to.
    const english = isEdited ? unit.english : (unit.record?.english ?? unit.english)
    return { ...said, english, needsWork: true, reviewer }
  }
  const before = isEdited ? null : unit.record
  const after = reviewer === null ? printReviewers(checkedBy(before)) : withReviewer(before, reviewer)
  return { ...said, needsWork: false, reviewer: after }
}

function stateAfter(unit: Unit, statement: Statement): UnitState {
  const { english = unit.english, needsWork, reviewer } = nextRecord(unit, statement)
  if (english !== unit.english) return 'stale'
  return needsWork ? 'needs-work' : reviewer ? 'reviewed' : 'translated'
}
