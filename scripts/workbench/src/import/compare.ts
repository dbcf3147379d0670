import { isFinished, targetHash } from '../formats/baseline.ts'
import { lessSure, type ReadState, type ReadUnit } from '../formats/model.ts'
import type { MessageRecord, Origin } from '../model/records/records.ts'
import type { NoReview } from '../model/records/transition.ts'
import type { UnitForm } from '../model/units.ts'
import type { MatchedUnit } from './matchUnit.ts'
import { noReviewIn, outcomeOfSame, recordOfChanged } from './newRecord.ts'

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
  // A message that was renamed without its translation has nothing here that could be lost.
  const isBare = isVerbatim || (matched.renamedFrom !== null && unit.state === 'untranslated')
  const sides = unit.forms.flatMap((form, index) => {
    const text = texts[index]
    return text ? [{ form, text, verdict: verdictOn(form, text, { isVerbatim, isBare, confirm }) }] : []
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
  const nothing = { isObjected: false, noReview: null, effect: null, record: null }
  const plain = { ...matched, forms, conflicts, isOpen, isNewerHere, lacking, ...nothing }
  const isChanged = changedForms(plain).length > 0
  const keepsOurs = isNewerHere || (conflicts.length > 0 && prefer === 'ours')
  if (isOpen || (keepsOurs && !isChanged)) return plain
  const stated = { matched, state: statedIn(texts, confirm), options }
  if (!isChanged) return { ...plain, ...(lacking.length === 0 ? outcomeOfSame(stated) : {}) }
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
  /** Whether a form without a text takes that of the file, though the file has it as it left. */
  readonly isBare: boolean
  readonly confirm: boolean
}

/** Which text a form is to have. */
function verdictOn(form: UnitForm, text: ReadUnit, { isVerbatim, isBare, confirm }: Context): Verdict {
  const { target, baseline } = text
  if (target === form.target) return target === null ? 'lacking' : 'same'
  const isPrefilled = target === text.source && !isVerbatim && !confirm && !isFinished(text.state)
  // An export fills in what nobody translates.
  if (isBare && form.target === null && target !== null) return isPrefilled ? 'lacking' : 'theirs'
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
