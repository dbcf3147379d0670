import type { MessageRecord, Origin } from '../records.ts'
import { UNNAMED } from '../reviewers.ts'
import type { UnitForm } from '../units.ts'
import { isFinished, targetHash } from './baseline.ts'
import type { MatchedUnit } from './match.ts'
import { lessSure, type ReadState, type ReadUnit } from './model.ts'

/** What an import does to a message. */
export const effects = ['new', 'changed', 'confirmed', 'reviewed', 'needs-work'] as const
export type Effect = (typeof effects)[number]

export interface CompareOptions {
  /** Where new texts came from. */
  readonly origin: Origin
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
  /** What to record anew; null to leave the record alone. */
  readonly record: Partial<MessageRecord> | null
  readonly conflicts: readonly Conflict[]
  /** Whether the text here is newer than the file's, which nobody touched. */
  readonly isNewerHere: boolean
  /** Texts of the file that are no translation: none at all, or the English, put there by a tool and confirmed by nobody. */
  readonly lacking: readonly ReadUnit[]
}

/** Compares the texts of one message. `isVerbatim`: the text stays as it is in every language. */
export function compare(matched: MatchedUnit, isVerbatim: boolean, options: CompareOptions): Compared {
  const { unit, texts } = matched
  const sides = unit.forms.map((form, index) => sideOf(form, texts[index] ?? null, isVerbatim, options))
  const conflicts = sides.flatMap(({ form, text, verdict }) => (verdict === 'conflict' && text ? [{ form, text }] : []))
  const forms = sides.map(({ form, text, verdict }) => {
    const isTheirs = verdict === 'theirs' || (verdict === 'conflict' && options.prefer === 'theirs')
    return isTheirs && text ? { ...form, target: text.target } : form
  })
  const lacking = sides.flatMap(({ text, verdict }) => (verdict === 'lacking' && text ? [text] : []))
  const isNewerHere = sides.some(({ verdict }) => verdict === 'newer-here')
  const plain = { ...matched, forms, conflicts, isNewerHere, lacking }
  const isSettled = conflicts.length === 0 || options.prefer === 'theirs'
  const isWhole = forms.every(({ target }) => target !== null)
  const isChanged = forms.some((form, index) => form.target !== unit.forms[index]?.target)
  if (!isSettled || (isNewerHere && !isChanged)) return { ...plain, effect: null, record: null }
  const said = { matched, state: statedOf(sides, options), options }
  if (!isChanged) return { ...plain, ...(lacking.length === 0 ? unchanged(said) : nothing) }
  const isNew = unit.state === 'untranslated'
  // A plural message that still lacks a form is written as far as it goes, and recorded when it is whole.
  return { ...plain, effect: isNew ? 'new' : 'changed', record: isWhole ? changed(said) : null }
}

const nothing = { effect: null, record: null } as const

type Verdict = 'ours' | 'theirs' | 'same' | 'conflict' | 'newer-here' | 'lacking'

interface Side {
  readonly form: UnitForm
  readonly text: ReadUnit | null
  readonly verdict: Verdict
}

function sideOf(form: UnitForm, text: ReadUnit | null, isVerbatim: boolean, options: CompareOptions): Side {
  return { form, text, verdict: text ? verdictOn(form, text, isVerbatim, options) : 'ours' }
}

function verdictOn(form: UnitForm, text: ReadUnit, isVerbatim: boolean, { confirm }: CompareOptions): Verdict {
  const { target, baseline } = text
  if (target === form.target) return target === null ? 'lacking' : 'same'
  // An export fills in what nobody translates.
  if (isVerbatim && form.target === null) return 'theirs'
  const isMoved = baseline ? targetHash(form.target) !== baseline.target : form.target !== null
  if (baseline && targetHash(target) === baseline.target) return isMoved ? 'newer-here' : 'same'
  const isPrefilled = target === text.source && !isVerbatim && !confirm && !isFinishedState(text.state)
  if (target === null) return form.target === null || !isMoved ? 'lacking' : 'newer-here'
  if (isPrefilled) return form.target === null ? 'lacking' : 'ours'
  return isMoved ? 'conflict' : 'theirs'
}

const isFinishedState = (state: ReadState) => state === 'translated' || state === 'reviewed'

/** What the file says of the message: what it says of the form that it is least sure of. */
function statedOf(sides: readonly Side[], { confirm }: CompareOptions): ReadState {
  const states = sides.flatMap(({ text }) => (text && text.target !== null ? [text.state] : []))
  const least = states.length > 0 ? states.reduce(lessSure) : 'unstated'
  return confirm && least !== 'reviewed' ? 'translated' : least
}

interface Said {
  readonly matched: MatchedUnit
  readonly state: ReadState
  readonly options: CompareOptions
}

/** The English that the file's texts belong to. */
const englishOf = ({ unit, older }: MatchedUnit) => older?.hash ?? unit.english

/**
 * The record of a new text. It was reviewed if the file says so; where the export said it already, only if a reviewer is
 * named: many tools leave the state as it was.
 */
function changed({ matched, state, options }: Said): Partial<MessageRecord> {
  const wasReviewed = matched.texts.some((text) => text?.baseline?.state === 'reviewed')
  const isReviewed = state === 'reviewed' && (options.reviewer !== null || !wasReviewed)
  return {
    origin: options.origin,
    english: englishOf(matched),
    needsWork: state === 'initial' || state === 'doubtful',
    reviewer: isReviewed ? (options.reviewer ?? UNNAMED) : null,
  }
}

/** What the file says of a text that is the same here: only what differs from what the export said of it counts. */
function unchanged({ matched, state, options }: Said): Pick<Compared, 'effect' | 'record'> {
  const { unit, texts, older } = matched
  const before = texts.find((text) => text !== null)?.baseline?.state ?? unit.state
  // What was said of an older English is overtaken by what has been said of today's.
  if (older && unit.record?.english === unit.english) return nothing
  const english = englishOf(matched)
  if (state === 'reviewed' && before !== 'reviewed') {
    const known = unit.state === 'reviewed' ? unit.record?.reviewer : null
    if (known && known === (options.reviewer ?? known)) return nothing
    const reviewer = options.reviewer ?? UNNAMED
    return { effect: 'reviewed', record: { english, needsWork: false, reviewer, ...originOf(matched, options) } }
  }
  if (isFinishedState(state) && !isFinished(before)) {
    // Somebody has said so here since the export, perhaps as its reviewer.
    if (isFinished(unit.state)) return nothing
    return { effect: 'confirmed', record: { english, needsWork: false, reviewer: null, ...originOf(matched, options) } }
  }
  const isDoubted = (state === 'initial' || state === 'doubtful') && isFinished(before) && isFinished(unit.state)
  return isDoubted ? { effect: 'needs-work', record: { needsWork: true, reviewer: options.reviewer } } : nothing
}

/** A text that nobody has recorded yet gets its origin from the import that first says something of it. */
const originOf = ({ unit }: MatchedUnit, { origin }: CompareOptions) => (unit.state === 'unrecorded' ? { origin } : {})
