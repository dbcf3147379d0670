import { formState, hashOf, type Unit, type UnitForm, type UnitState, unitId, unitStates } from '../model/units.ts'

/**
 * What a text was when it was exported. It travels with the text in every format, so that an import can tell what has been
 * changed in the file, what has been changed here since, and to which English the text belongs.
 */
export interface Baseline {
  /** Hash of the message's English: see units.ts. */
  readonly english: string
  /** Hash of this text alone; of the empty text when there was none. */
  readonly target: string
  readonly state: UnitState
}

/** The hash of one text, null for none. */
export const targetHash = (target: string | null): string => hashOf([target ?? ''])

/** The baseline of a text that is exported now, as it stands in a file: "3f2a91c0 77e0b12d translated". */
export function printBaseline(unit: Unit, { category }: Pick<UnitForm, 'category'>): string {
  const form = unit.forms.find((candidate) => candidate.category === category)
  if (!form) throw new Error(`${unitId(unit)}: expected the form "${category}", found none.`)
  return `${unit.english} ${targetHash(form.target)} ${formState(unit, form)}`
}

const line = /^([0-9a-f]{8}) ([0-9a-f]{8}) ([a-z-]+)$/

/** Reads it back; null for anything else. */
export function parseBaseline(text: string | null | undefined): Baseline | null {
  const [, english, target, found] = line.exec(text?.trim() ?? '') ?? []
  const state = unitStates.find((candidate) => candidate === found)
  return english && target && state ? { english, target, state } : null
}

/** Whether a state, here or in a file, says that somebody is content with the text. */
export const isFinished = (state: string): state is 'translated' | 'reviewed' =>
  state === 'translated' || state === 'reviewed'

/** Whether a text has to be looked at: it leaves as fuzzy, or with what its format has for that. */
export const isToReview = (state: UnitState): boolean =>
  state === 'stale' || state === 'unrecorded' || state === 'needs-work'
