import { formState, hashOf, type Unit, type UnitForm, type UnitState, unitStates } from '../../messages/units.ts'
import type { Locale } from '../../project/project.ts'

/**
 * The state of a text when it was exported. Every format carries it with the text, so that an import can detect changes
 * in the file, changes here since the export, and the English that the text belongs to.
 */
export interface Baseline {
  /** Hash of the message's English: see units.ts. */
  readonly english: string
  /** Hash of this text alone; of the empty text if there was none. */
  readonly target: string
  readonly state: UnitState
  /** The code of the exported locale. Earlier exports lack it. */
  readonly locale?: string | undefined
}

/** The hash of one text, null for none. */
export const targetHash = (target: string | null): string => hashOf([target ?? ''])

/** Prints the baseline of a text at export: "3f2a91c0 77e0b12d confirmed pl". */
export const printBaseline = (unit: Unit, form: UnitForm, locale: Locale): string =>
  `${unit.english} ${targetHash(form.target)} ${formState(unit, form)} ${locale.code}`

const line = /^([0-9a-f]{8}) ([0-9a-f]{8}) ([a-z-]+)(?: ([\w-]+))?$/

/** Parses a printed baseline; null for anything else. */
export function parseBaseline(text: string | null | undefined): Baseline | null {
  const [, english, target, found, locale] = line.exec(text?.trim() ?? '') ?? []
  const state = unitStates.find((candidate) => candidate === found)
  return english && target && state ? { english, target, state, locale } : null
}

/** True if a state, here or in a file, means that the text is finished. */
export const isFinished = (state: string): boolean => ['translated', 'unconfirmed', 'confirmed'].includes(state)

/** True if a text needs a look. It is exported as fuzzy, or with the equivalent of its format. */
export const isToReview = (state: UnitState): boolean =>
  state === 'english-changed' || state === 'unrecorded' || state === 'needs-work'
