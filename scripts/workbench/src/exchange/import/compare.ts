import { currentRecord, type NoReview, noReviewOf, type RecordEvent, recordAfter } from '../../messages/transition.ts'
import type { Unit, UnitForm } from '../../messages/units.ts'
import type { MessageRecord, Origin } from '../../project/records/records.ts'
import { checkedBy } from '../../project/records/reviewers.ts'
import { isFinished, targetHash } from '../formats/baseline.ts'
import { lessSure, type ReadState, type ReadUnit } from '../formats/model.ts'
import type { MatchedUnit } from './match.ts'

/** The effect of an import on a message. */
export type Effect = 'new' | 'changed' | 'accepted' | 'attributed' | 'reviewed' | 'needs-work'

export interface CompareOptions {
  /** The origin of new texts. */
  readonly origin: Origin
  /** The translator of the new texts. */
  readonly translator: string | null
  /** The translators in records of an earlier import of this file that the named translator replaces. */
  readonly replaced: readonly (string | null)[]
  /** The reviewer of the texts that the file marks as reviewed. */
  readonly reviewer: string | null
  /** Treats every text of the file as a finished translation, for tools that set no states. */
  readonly allFinished: boolean
  /** Lets unfinished texts replace finished ones. */
  readonly drafts: boolean
  /** The text that wins if it has changed in the file and here. */
  readonly prefer: 'ours' | 'theirs' | null
}

/** A text that has changed in the file and here since the export. */
export interface Conflict {
  readonly form: UnitForm
  readonly text: ReadUnit
}

/** A message of a file after a three-way comparison: the exported text, the current text, the file's text. */
export interface Compared extends MatchedUnit {
  /** The message's forms after the import. */
  readonly forms: readonly UnitForm[]
  readonly effect: Effect | null
  /** The new record; null to keep the current one. */
  readonly record: MessageRecord | null
  readonly conflicts: readonly Conflict[]
  /** True if it has a conflict that no option has settled. */
  readonly isOpen: boolean
  /** True if the current text is newer than the file's unchanged one. */
  readonly isNewerHere: boolean
  /** True if the file has an unfinished text and the current one is finished, and is kept. */
  readonly isDraft: boolean
  /** True if the file marks a text as finished that a person has marked as "needs work" here since the export. */
  readonly isObjected: boolean
  /** The reason why a review in the file is not recorded. */
  readonly noReview: NoReview | null
  /** Untranslated texts of the file: empty, or the English that a tool has put there without a confirmation. */
  readonly lacking: readonly ReadUnit[]
}

/** Compares the texts of one message. `isVerbatim`: the text is the same in every language. */
export function compare(given: MatchedUnit, isVerbatim: boolean, options: CompareOptions): Compared {
  const matched = {
    ...given,
    texts: given.texts.map((text, index) => withSource(text, given.unit.forms[index])),
  }
  const { unit, texts } = matched
  const { allFinished, prefer } = options
  const sides = unit.forms.flatMap((form, index) => {
    const text = texts[index]
    return text ? [{ form, text, verdict: verdictOn(form, text, { isVerbatim, allFinished }) }] : []
  })
  const theirs = new Map(
    sides
      .filter(({ verdict }) => verdict === 'theirs' || (verdict === 'conflict' && prefer === 'theirs'))
      .map(({ form, text }) => [form, text.target]),
  )
  const forms = unit.forms.map((form) => ({ ...form, target: theirs.get(form) ?? form.target }))
  const conflicts = sides.filter(({ verdict }) => verdict === 'conflict')
  const lacking = sides.filter(({ verdict }) => verdict === 'lacking').map(({ text }) => text)
  const isNewerHere = sides.some(({ verdict }) => verdict === 'newer-here')
  const isOpen = conflicts.length > 0 && prefer === null
  const nothing = { isDraft: false, isObjected: false, noReview: null, effect: null, record: null }
  const plain = { ...matched, forms, conflicts, isOpen, isNewerHere, lacking, ...nothing }
  const isChanged = changedForms(plain).length > 0
  const keepsOurs = isNewerHere || (conflicts.length > 0 && prefer === 'ours')
  if (isOpen || (keepsOurs && !isChanged)) return plain
  const stated = { matched, state: statedIn(texts, allFinished), options }
  if (!isChanged)
    return { ...plain, ...(lacking.length === 0 ? { ...attribution(stated), ...outcomeOfSame(stated) } : {}) }
  if (isDoubted(stated.state) && hasFinishedText(unit) && !options.drafts)
    return { ...plain, forms: unit.forms, isDraft: true }
  return {
    ...plain,
    noReview: noReviewIn(stated),
    effect: unit.state === 'untranslated' ? 'new' : 'changed',
    record: recordOfChanged(stated, { forms, isMixed: keepsOurs }),
  }
}

/** Some programs omit a translation that equals its source. */
function withSource(text: ReadUnit | null, form: UnitForm | undefined): ReadUnit | null {
  if (!text || text.target?.trim() || form?.target !== form?.source) return text
  return { ...text, target: form?.target ?? text.source, state: 'unstated' }
}

/** The forms of a message whose text changes, with the current one and that of the file. */
export function changedForms({ unit, forms, texts }: Pick<Compared, 'unit' | 'forms' | 'texts'>) {
  return forms.flatMap((form, index) => {
    const before = unit.forms[index]?.target ?? null
    return form.target === before ? [] : [{ form, before, text: texts[index] ?? null }]
  })
}

type Verdict = 'theirs' | 'same' | 'conflict' | 'newer-here' | 'lacking'

interface Context {
  readonly isVerbatim: boolean
  readonly allFinished: boolean
}

/** Chooses the text of a form. */
function verdictOn(form: UnitForm, text: ReadUnit, { isVerbatim, allFinished }: Context): Verdict {
  const { target, baseline } = text
  if (target === form.target) return target === null ? 'lacking' : 'same'
  const isPrefilled = target === text.source && !isVerbatim && !allFinished && !isFinished(text.state)
  // An export fills in texts that are not translated.
  if (isVerbatim && form.target === null && target !== null) return 'theirs'
  const isMoved = baseline ? targetHash(form.target) !== baseline.target : form.target !== null
  if (baseline && targetHash(target) === baseline.target) return isMoved ? 'newer-here' : 'same'
  if (target === null) return form.target === null || !isMoved ? 'lacking' : 'newer-here'
  if (isPrefilled) return form.target !== null && isMoved ? 'newer-here' : 'lacking'
  return isMoved ? 'conflict' : 'theirs'
}

/** The state of the message in the file: that of its least finished form. */
function statedIn(texts: MatchedUnit['texts'], allFinished: boolean): ReadState {
  const states = texts.flatMap((text) => (text && text.target !== null ? [text.state] : []))
  const least = states.length > 0 ? states.reduce(lessSure) : 'unstated'
  return allFinished && least !== 'reviewed' ? 'translated' : least
}

/** The state of a message in a file, with the options of the import. */
interface Stated {
  readonly matched: MatchedUnit
  readonly state: ReadState
  readonly options: CompareOptions
}

type Outcome = Partial<Pick<Compared, 'effect' | 'record' | 'isObjected' | 'noReview'>>

/** The English that the file's texts belong to. */
const englishOf = ({ unit, older }: MatchedUnit) => older?.hash ?? unit.english

/** True if the current text has a record without "needs work". It may be stale. */
const hasFinishedText = (unit: Unit) => currentRecord(unit)?.needsWork === false

const isDoubted = (state: ReadState) => state === 'initial' || state === 'doubtful'

/** The reason why a review in the file is rejected; null also if the file has none. */
const noReviewIn = (
  { state, options }: Stated,
  made: Pick<MessageRecord, 'origin' | 'translator'> = options,
): NoReview | null =>
  state === 'reviewed' ? noReviewOf(made, { reviewer: options.reviewer, by: options.origin }) : null

/**
 * The record of a new text. `isMixed`: the message keeps some plural forms that are newer here. The combination is
 * unreviewed, and it is unrecorded if the forms here are.
 */
function recordOfChanged(
  stated: Stated,
  { forms, isMixed }: { readonly forms: readonly UnitForm[]; readonly isMixed: boolean },
): MessageRecord | null {
  const { matched, state, options } = stated
  const { unit } = matched
  const { origin, translator, reviewer } = options
  // A plural message that still lacks a form is written without a record until it is complete.
  if (forms.some(({ target }) => target === null)) return null
  if (isMixed && (!unit.record || unit.state === 'unrecorded')) return null
  const english = isMixed && unit.state === 'stale' ? unit.record?.english : englishOf(matched)
  const written: RecordEvent = { kind: 'written', origin, translator }
  const needsWork = isDoubted(state) || (isMixed && unit.record?.needsWork)
  if (needsWork) return recordAfter(unit, [written, { kind: 'objected', reviewer: null }], { english, forms })
  const isReviewed = state === 'reviewed' && !isMixed && reviewer !== null && noReviewIn(stated) === null
  const reviews: RecordEvent[] = isReviewed ? [{ kind: 'reviewed', reviewer }] : []
  return recordAfter(unit, [written, ...reviews], { english, forms })
}

/**
 * The outcome for a text that is the same here. Only changes since the export count, and statements made here since are
 * kept.
 */
function outcomeOfSame(stated: Stated): Outcome {
  const { matched, state, options } = stated
  const { unit, texts, older } = matched
  // Written here by hand, or by an interrupted import.
  if (unit.state === 'unrecorded' && isTouched(matched)) {
    const record = recordOfChanged(stated, { forms: unit.forms, isMixed: false })
    const effect = record?.needsWork ? 'needs-work' : record?.reviewer ? 'reviewed' : 'accepted'
    return { effect, record, noReview: noReviewIn(stated) }
  }
  // The record of today's English supersedes that of an older one.
  if (older && unit.record?.english === unit.english) return {}
  const before = texts.find((text) => text !== null)?.baseline?.state ?? unit.state
  const isNew = state === 'reviewed' && before !== 'reviewed'
  if (isNew || (isFinished(state) && !isFinished(before))) {
    return isObjected(matched, before) ? { isObjected: true } : accepted(stated, before)
  }
  if (!isDoubted(state) || !isFinished(before) || !isFinished(unit.state)) return {}
  return { effect: 'needs-work', record: recordAfter(unit, [{ kind: 'objected', reviewer: options.reviewer }]) }
}

/** The outcome if the translator of a text that this file brought is only named now. */
function attribution({ matched, options: { translator, replaced } }: Stated): Outcome {
  const held = currentRecord(matched.unit)
  if (held?.origin !== 'human' || translator === null || !isTouched(matched)) return {}
  if (held.translator === translator || !replaced.includes(held.translator)) return {}
  const named = { kind: 'attributed', translator, insteadOf: held.translator } as const
  return { effect: 'attributed', record: recordAfter(matched.unit, [named]) }
}

/** The outcome if a file marks a text as finished or reviewed that was not so at the export. */
function accepted(stated: Stated, before: string): Outcome {
  const { matched, state, options } = stated
  const { unit } = matched
  const isNew = state === 'reviewed' && before !== 'reviewed'
  const noReview = noReviewIn(stated, currentRecord(unit) ?? { origin: options.origin, translator: null })
  // An unrecorded text gets its origin from the import; its translator remains unknown.
  const written: RecordEvent = { kind: 'written', origin: options.origin, translator: null }
  const texts = { english: englishOf(matched) }
  if (isNew && noReview === null && options.reviewer !== null) {
    if (unit.state === 'reviewed' && checkedBy(unit.record).includes(options.reviewer)) return {}
    const reviewed: RecordEvent = { kind: 'reviewed', reviewer: options.reviewer }
    const record = recordAfter(unit, unit.state === 'unrecorded' ? [written, reviewed] : [reviewed], texts)
    return { effect: 'reviewed', record }
  }
  // If the text is already reviewed here, a rejected review needs no report.
  const rejection = isNew && unit.state !== 'reviewed' ? { noReview } : {}
  if (isFinished(unit.state) || isFinished(before)) return rejection
  return { effect: 'accepted', record: recordAfter(unit, [written], texts), ...rejection }
}

/** True if the file's text differs from the exported one. */
const isTouched = ({ texts }: MatchedUnit) =>
  texts.some((text) => text?.baseline && targetHash(text.target) !== text.baseline.target)

/**
 * True if the text was marked as "needs work" here since the export. An earlier import of the file also does so, for
 * texts that are new in it and have no name.
 */
function isObjected(matched: MatchedUnit, before: string): boolean {
  const { record, state } = matched.unit
  // The English of a text that needs work may have changed as well, which then is the visible state.
  if (!record?.needsWork || state === 'unrecorded' || before === 'needs-work') return false
  return record.reviewer !== null || !isTouched(matched)
}
