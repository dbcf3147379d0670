import { isFinished, targetHash } from '../formats/baseline.ts'
import { lessSure, type ReadState, type ReadUnit } from '../formats/model.ts'
import type { MessageRecord, Origin } from '../model/records/records.ts'
import { checkedBy } from '../model/records/reviewers.ts'
import { heldRecord, type NoReview, noReviewOf, type RecordEvent, recordAfter } from '../model/records/transition.ts'
import type { Unit, UnitForm } from '../model/units.ts'
import type { MatchedUnit } from './match.ts'

/** What an import does to a message. */
export type Effect = 'new' | 'changed' | 'confirmed' | 'reviewed' | 'needs-work'

export interface CompareOptions {
  /** Where new texts came from. */
  readonly origin: Origin
  /** Who made the new texts. */
  readonly translator: string | null
  /** Who has checked the texts that the file calls reviewed. */
  readonly reviewer: string | null
  /** Takes every text of the file for a finished translation, for tools that set no states. */
  readonly confirm: boolean
  /** Takes unfinished texts in place of finished ones, too. */
  readonly drafts: boolean
  /** Which text wins where one has changed in the file and here. */
  readonly prefer: 'ours' | 'theirs' | null
}

/** A text that has been changed in the file and here since it was exported. */
export interface Conflict {
  readonly form: UnitForm
  readonly text: ReadUnit
}

/** A message of a file after the comparison of three texts: as exported, as it is here now, as it is in the file. */
export interface Compared extends MatchedUnit {
  /** The message's forms as they are to be. */
  readonly forms: readonly UnitForm[]
  readonly effect: Effect | null
  /** The new record; null to leave the record alone. */
  readonly record: MessageRecord | null
  readonly conflicts: readonly Conflict[]
  /** Whether it has a conflict that no option has settled. */
  readonly isOpen: boolean
  /** Whether the text here is newer than the file's, which nobody touched. */
  readonly isNewerHere: boolean
  /** Whether the file has an unfinished text for the finished one here, which stays. */
  readonly isDraft: boolean
  /** Whether the file calls a text finished of which somebody here has said since the export that it needs work. */
  readonly isObjected: boolean
  /** Why a text that the file calls reviewed is not recorded so. */
  readonly noReview: NoReview | null
  /** Texts of the file that are no translation: none at all, or the English, put there by a tool and confirmed by nobody. */
  readonly lacking: readonly ReadUnit[]
}

/** Compares the texts of one message. `isVerbatim`: the text stays as it is in every language. */
export function compare(given: MatchedUnit, isVerbatim: boolean, options: CompareOptions): Compared {
  const matched = {
    ...given,
    texts: given.texts.map((text, index) => withSource(text, given.unit.forms[index])),
  }
  const { unit, texts } = matched
  const { confirm, prefer } = options
  const sides = unit.forms.flatMap((form, index) => {
    const text = texts[index]
    return text ? [{ form, text, verdict: verdictOn(form, text, { isVerbatim, confirm }) }] : []
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
  const stated = { matched, state: statedIn(texts, confirm), options }
  if (!isChanged) return { ...plain, ...(lacking.length === 0 ? outcomeOfSame(stated) : {}) }
  if (isDoubted(stated.state) && hasFinishedText(unit) && !options.drafts)
    return { ...plain, forms: unit.forms, isDraft: true }
  return {
    ...plain,
    noReview: noReviewIn(stated),
    effect: unit.state === 'untranslated' ? 'new' : 'changed',
    record: recordOfChanged(stated, { forms, isMixed: keepsOurs }),
  }
}

/** Some programs leave a translation out that is the same as its source. */
function withSource(text: ReadUnit | null, form: UnitForm | undefined): ReadUnit | null {
  if (!text || text.target?.trim() || form?.target !== form?.source) return text
  return { ...text, target: form?.target ?? text.source, state: 'unstated' }
}

/** The forms of a message that get another text, with the present one and that of the file. */
export function changedForms({ unit, forms, texts }: Pick<Compared, 'unit' | 'forms' | 'texts'>) {
  return forms.flatMap((form, index) => {
    const before = unit.forms[index]?.target ?? null
    return form.target === before ? [] : [{ form, before, text: texts[index] ?? null }]
  })
}

type Verdict = 'theirs' | 'same' | 'conflict' | 'newer-here' | 'lacking'

interface Context {
  readonly isVerbatim: boolean
  readonly confirm: boolean
}

/** Which text a form is to have. */
function verdictOn(form: UnitForm, text: ReadUnit, { isVerbatim, confirm }: Context): Verdict {
  const { target, baseline } = text
  if (target === form.target) return target === null ? 'lacking' : 'same'
  const isPrefilled = target === text.source && !isVerbatim && !confirm && !isFinished(text.state)
  // An export fills in what nobody translates.
  if (isVerbatim && form.target === null && target !== null) return 'theirs'
  const isMoved = baseline ? targetHash(form.target) !== baseline.target : form.target !== null
  if (baseline && targetHash(target) === baseline.target) return isMoved ? 'newer-here' : 'same'
  if (target === null) return form.target === null || !isMoved ? 'lacking' : 'newer-here'
  if (isPrefilled) return form.target !== null && isMoved ? 'newer-here' : 'lacking'
  return isMoved ? 'conflict' : 'theirs'
}

/** What the file says of the message: what it says of the form that it is least sure of. */
function statedIn(texts: MatchedUnit['texts'], confirm: boolean): ReadState {
  const states = texts.flatMap((text) => (text && text.target !== null ? [text.state] : []))
  const least = states.length > 0 ? states.reduce(lessSure) : 'unstated'
  return confirm && least !== 'reviewed' ? 'translated' : least
}

/** What a file says of a message, and with which options it is imported. */
interface Stated {
  readonly matched: MatchedUnit
  readonly state: ReadState
  readonly options: CompareOptions
}

type Outcome = Partial<Pick<Compared, 'effect' | 'record' | 'isObjected' | 'noReview'>>

/** The English that the file's texts belong to. */
const englishOf = ({ unit, older }: MatchedUnit) => older?.hash ?? unit.english

/** Whether the text here is recorded, and not as one that needs work. It may be stale. */
const hasFinishedText = (unit: Unit) => heldRecord(unit)?.needsWork === false

const isDoubted = (state: ReadState) => state === 'initial' || state === 'doubtful'

/** Why a file's word that a text was reviewed is not taken; null also when the file does not say so. */
const noReviewIn = (
  { state, options }: Stated,
  made: Pick<MessageRecord, 'origin' | 'translator'> = options,
): NoReview | null =>
  state === 'reviewed' ? noReviewOf(made, { reviewer: options.reviewer, by: options.origin }) : null

/**
 * The record of a new text. `isMixed`: the message keeps some plural forms that are newer here. Nobody has seen those
 * together with the others, so it is not reviewed; and it is not recorded where those here are not.
 */
function recordOfChanged(
  stated: Stated,
  { forms, isMixed }: { readonly forms: readonly UnitForm[]; readonly isMixed: boolean },
): MessageRecord | null {
  const { matched, state, options } = stated
  const { unit } = matched
  const { origin, translator, reviewer } = options
  // A plural message that still lacks a form is written as far as it goes, and recorded when it is whole.
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
 * What the file says of a text that is the same here. Only what differs from what the export said of it counts, and nothing
 * that somebody has said here since is taken back.
 */
function outcomeOfSame(stated: Stated): Outcome {
  const { matched, state, options } = stated
  const { unit, texts, older } = matched
  // Written here by hand, or by an import that was cut short.
  if (unit.state === 'unrecorded' && isTouched(matched)) {
    const record = recordOfChanged(stated, { forms: unit.forms, isMixed: false })
    const effect = record?.needsWork ? 'needs-work' : record?.reviewer ? 'reviewed' : 'confirmed'
    return { effect, record, noReview: noReviewIn(stated) }
  }
  // What was said of an older English is overtaken by what has been said of today's.
  if (older && unit.record?.english === unit.english) return {}
  const before = texts.find((text) => text !== null)?.baseline?.state ?? unit.state
  const isNew = state === 'reviewed' && before !== 'reviewed'
  if (isNew || (isFinished(state) && !isFinished(before))) {
    return isObjected(matched, before) ? { isObjected: true } : confirmed(stated, before)
  }
  if (!isDoubted(state) || !isFinished(before) || !isFinished(unit.state)) return {}
  return { effect: 'needs-work', record: recordAfter(unit, [{ kind: 'objected', reviewer: options.reviewer }]) }
}

/** What comes of it that a file calls a text finished, or reviewed, which it was not when it was exported. */
function confirmed(stated: Stated, before: string): Outcome {
  const { matched, state, options } = stated
  const { unit } = matched
  const isNew = state === 'reviewed' && before !== 'reviewed'
  const noReview = noReviewIn(stated, heldRecord(unit) ?? { origin: options.origin, translator: null })
  // A text that nobody has recorded yet gets its origin from the import; who made it stays unknown.
  const written: RecordEvent = { kind: 'written', origin: options.origin, translator: null }
  const texts = { english: englishOf(matched) }
  if (isNew && noReview === null && options.reviewer !== null) {
    if (unit.state === 'reviewed' && checkedBy(unit.record).includes(options.reviewer)) return {}
    const reviewed: RecordEvent = { kind: 'reviewed', reviewer: options.reviewer }
    const record = recordAfter(unit, unit.state === 'unrecorded' ? [written, reviewed] : [reviewed], texts)
    return { effect: 'reviewed', record }
  }
  // A review that is known here already needs no word about the one that was not taken.
  const told = isNew && unit.state !== 'reviewed' ? { noReview } : {}
  if (isFinished(unit.state) || isFinished(before)) return told
  return { effect: 'confirmed', record: recordAfter(unit, [written], texts), ...told }
}

/** Whether the file has another text than the export wrote. */
const isTouched = ({ texts }: MatchedUnit) =>
  texts.some((text) => text?.baseline && targetHash(text.target) !== text.baseline.target)

/**
 * Whether somebody here has said since the export that the text needs work. An earlier import of the file says so too, of
 * texts that are new in it and without a name.
 */
function isObjected(matched: MatchedUnit, before: string): boolean {
  const { record, state } = matched.unit
  // The English of a text that needs work may have changed besides, which is the state that shows.
  if (!record?.needsWork || state === 'unrecorded' || before === 'needs-work') return false
  return record.reviewer !== null || !isTouched(matched)
}
