import type { LocaleRules } from '../../checks/localeRules.ts'
import { currentRecord, type RecordEvent, recordAfter } from '../../messages/transition.ts'
import type { UnitForm } from '../../messages/units.ts'
import type { MessageRecord, Origin } from '../../project/records/records.ts'
import { isFinished, targetHash } from '../formats/baseline.ts'
import { type FileFinding, findingOn, lessSure, type ReadState } from '../formats/model.ts'
import type { MatchedUnit, Pair } from './match.ts'

export interface ImportOptions {
  /** Only these messages; * matches anything. */
  readonly key?: readonly string[] | undefined
  /** The origin of new texts. */
  readonly origin: Origin
  /** The translator of the new texts. */
  readonly translator: string | null
  /** True if only git names this translator. */
  readonly isOfGit: boolean
  /** The same if --translator names one, who takes the place of the one in an earlier import of this file. */
  readonly named: string | null
  /** Treats every text of the file as a finished translation, for tools that set no states. */
  readonly allFinished?: boolean | undefined
  /** The person who signs the new comments without a name. */
  readonly author: string | null
  /** Lets unfinished texts replace finished ones. */
  readonly drafts?: boolean | undefined
  /** The text that wins if it has changed in the file and here. */
  readonly prefer: 'ours' | 'theirs' | null
}

/** The verdicts that write something: a text, or its record alone. */
const writing = ['new', 'changed', 'accepted', 'translator', 'needs-work'] as const

/**
 * The one verdict on a message of a file. Of those that write nothing, "newer" has changed here and not in the file,
 * "draft" is finished here and not in the file, "objected" was marked as "needs work" here since the export, "lacking"
 * has no translation in the file, "conflict" has changed in the file and here, and "faulty" has an error.
 */
export type Verdict =
  | (typeof writing)[number]
  | 'unchanged'
  | 'newer'
  | 'draft'
  | 'objected'
  | 'lacking'
  | 'conflict'
  | 'faulty'

/** True if the verdict on a message writes something. */
export const isWriting = ({ verdict }: Pick<Judged, 'verdict'>): boolean => writing.some((one) => one === verdict)

/** A message of a file after a three-way comparison: the exported text, the current text, the file's text. */
export interface Judged extends MatchedUnit {
  readonly verdict: Verdict
  /** The message's forms after the import. */
  readonly forms: readonly UnitForm[]
  /** The new record; null to keep the current one. */
  readonly record: MessageRecord | null
  readonly conflicts: readonly Pair[]
  /** Untranslated texts of the file: empty, or the English that a tool has put there without a confirmation. */
  readonly lacking: readonly Pair[]
  readonly faults: readonly FileFinding[]
  /** True if a new text has a warning of "check". */
  readonly hasWarnings: boolean
}

/** Compares a message, and checks its new texts. */
export function judge(matched: MatchedUnit, rules: LocaleRules, options: ImportOptions): Judged {
  const judged = compare({ ...matched, pairs: matched.pairs.map(withSource) }, rules.isVerbatim(matched.unit), options)
  const findings = findingsOf(judged, rules)
  const faults = findings.filter(({ severity }) => severity !== 'warning')
  return faults.length > 0 ? { ...judged, verdict: 'faulty', faults } : { ...judged, hasWarnings: findings.length > 0 }
}

/** Some programs omit a translation that equals its source. */
function withSource({ form, text }: Pair): Pair {
  if (text.target?.trim() || form.target !== form.source) return { form, text }
  return { form, text: { ...text, target: form.target, state: 'unstated' } }
}

function compare(message: MatchedUnit, isVerbatim: boolean, options: ImportOptions): Judged {
  const { unit, pairs } = message
  const { allFinished = false, prefer } = options
  const bySide = Map.groupBy(pairs, (pair) => sideOf(pair, isVerbatim, allFinished))
  const of = (side: Side) => bySide.get(side) ?? []
  const [conflicts, lacking, isNewer] = [of('conflict'), of('lacking'), of('newer').length > 0]
  const stay = { ...message, forms: unit.forms, record: null, conflicts, lacking, faults: [], hasWarnings: false }
  if (conflicts.length > 0 && prefer === null) return { ...stay, verdict: 'conflict' }
  const taken = new Set([...of('theirs'), ...(prefer === 'theirs' ? conflicts : [])])
  const keepsOurs = isNewer || (conflicts.length > 0 && prefer === 'ours')
  const state = statedIn(pairs, allFinished)
  if (taken.size === 0) {
    if (keepsOurs) return { ...stay, verdict: isNewer ? 'newer' : 'unchanged' }
    return { ...stay, ...(lacking.length > 0 ? { verdict: 'lacking' } : outcomeOfSame(message, state, options)) }
  }
  if (isDoubted(state) && currentRecord(unit)?.needsWork === false && !options.drafts)
    return { ...stay, verdict: 'draft' }
  const forms = pairs.map((pair) => (taken.has(pair) ? { ...pair.form, target: pair.text.target } : pair.form))
  // A message with forms of both sides has to be looked at by a person.
  const record = keepsOurs ? null : recordOfNew(message, state, options, forms)
  return { ...stay, verdict: unit.state === 'untranslated' ? 'new' : 'changed', forms, record }
}

type Side = 'theirs' | 'same' | 'conflict' | 'newer' | 'lacking'

/** Chooses the text of a form. */
function sideOf({ form, text }: Pair, isVerbatim: boolean, allFinished: boolean): Side {
  const { target, baseline } = text
  if (target === form.target) return target === null ? 'lacking' : 'same'
  const isPrefilled = target === text.source && !isVerbatim && !allFinished && !isFinished(text.state)
  // An export fills in texts that are not translated.
  if (isVerbatim && form.target === null && target !== null) return 'theirs'
  const isMoved = baseline ? targetHash(form.target) !== baseline.target : form.target !== null
  if (baseline && targetHash(target) === baseline.target) return isMoved ? 'newer' : 'same'
  if (target === null || isPrefilled) return form.target !== null && isMoved ? 'newer' : 'lacking'
  return isMoved ? 'conflict' : 'theirs'
}

/** The state of the message in the file: that of its least finished form. */
function statedIn(pairs: readonly Pair[], allFinished: boolean): ReadState {
  const states = pairs.flatMap(({ text }) => (text.target !== null ? [text.state] : []))
  return allFinished ? 'translated' : states.length > 0 ? states.reduce(lessSure) : 'unstated'
}

const isDoubted = (state: ReadState) => state === 'initial' || state === 'doubtful'

/** The English that the file's texts belong to. */
const englishOf = ({ unit, older }: MatchedUnit) => older ?? unit.english

/** The record of a text that the file has brought. */
function recordOfNew(
  message: MatchedUnit,
  state: ReadState,
  { origin, translator }: ImportOptions,
  forms: readonly UnitForm[],
): MessageRecord {
  const written: RecordEvent = { kind: 'written', origin, translator }
  const objected: readonly RecordEvent[] = isDoubted(state) ? [{ kind: 'objected', reviewer: null }] : []
  return recordAfter(message.unit, [written, ...objected], { english: englishOf(message), forms })
}

type Outcome = Pick<Judged, 'verdict'> & Partial<Pick<Judged, 'record'>>

/**
 * The outcome for a text that is the same here. Only changes since the export count, and statements made here since are
 * kept.
 */
function outcomeOfSame(message: MatchedUnit, state: ReadState, options: ImportOptions): Outcome {
  const { unit, pairs, older } = message
  // Written here by hand, or by an interrupted import.
  if (unit.state === 'unrecorded' && isTouched(message)) {
    const record = recordOfNew(message, state, options, unit.forms)
    return { verdict: record.needsWork ? 'needs-work' : 'accepted', record }
  }
  const same = attribution(message, options)
  // The record of today's English supersedes that of an older one.
  if (older && unit.record?.english === unit.english) return same
  const before = pairs[0]?.text.baseline?.state ?? unit.state
  if (isDoubted(state) && isFinished(before) && isFinished(unit.state)) {
    return { verdict: 'needs-work', record: recordAfter(unit, [{ kind: 'objected', reviewer: options.translator }]) }
  }
  if (!isFinished(state) || isFinished(before)) return same
  if (isObjected(message, before)) return { verdict: 'objected' }
  if (isFinished(unit.state)) return same
  // An unrecorded text gets its origin from the import; its translator remains unknown.
  const written: RecordEvent = { kind: 'written', origin: options.origin, translator: null }
  return { verdict: 'accepted', record: recordAfter(unit, [written], { english: englishOf(message) }) }
}

/** The outcome if the translator of a text that this file brought is only named now. */
function attribution(message: MatchedUnit, { named, origin }: ImportOptions): Outcome {
  const held = currentRecord(message.unit)
  const [earlier = null, ...others] = held?.translators ?? []
  const isOther = held !== null && earlier !== named && others.length === 0
  if (named === null || origin !== 'human' || !isOther || !isTouched(message)) return { verdict: 'unchanged' }
  const event = { kind: 'attributed', translator: named, insteadOf: earlier } as const
  return { verdict: 'translator', record: recordAfter(message.unit, [event]) }
}

/** True if the file's text differs from the exported one. */
const isTouched = ({ pairs }: MatchedUnit) =>
  pairs.some(({ text: { target, baseline } }) => baseline && targetHash(target) !== baseline.target)

/**
 * True if the text was marked as "needs work" here since the export. An earlier import of the file also does so, for
 * texts that are new in it and have no name.
 */
function isObjected(message: MatchedUnit, before: string): boolean {
  const { record, state } = message.unit
  // The English of a text that needs work may have changed as well, which then is the visible state.
  if (!record?.needsWork || state === 'unrecorded' || before === 'needs-work') return false
  return record.reviewers.length > 0 || !isTouched(message)
}

/**
 * Checks the new texts of a message by the rules of "check"; with an older English in the file, against that one, and
 * their variables and tags against today's, too. A text that the locale already has is only checked if the file marks
 * it as finished. Otherwise one old mistake would block every file, and "check" finds it anyway.
 */
function findingsOf({ unit, older, verdict, forms, pairs }: Judged, rules: LocaleRules): FileFinding[] {
  const today = rules.messageOf(unit)
  if (!today) return []
  const sources = new Set(pairs.map(({ text }) => text.source))
  const message = older ? { ...today, texts: [...sources].map(rules.textOf) } : today
  const isHalf = isWriting({ verdict }) && forms.some(({ target }) => target !== null)
  return forms.flatMap((form, index) => {
    const { form: before, text } = pairs[index] ?? {}
    const { target } = form
    if (text && target === null && isHalf)
      return findingOn(text, 'plural-forms', `the form “${form.category}”`, 'no such form')
    if (!text || target === null || (target === before?.target && verdict !== 'accepted')) return []
    const ofToday = older
      ? rules.findingsOf(unit, today, form).filter(({ rule }) => rule === 'variables' || rule === 'tags')
      : []
    const found = [...rules.findingsOf(unit, message, form), ...ofToday]
    return found.map((finding) => ({ ...finding, line: text.line, key: text.id }))
  })
}
