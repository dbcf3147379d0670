import type { Edit } from '../../checks/check.ts'
import type { Span } from './span.ts'
import { languageTag } from '../../lib/attempt.ts'

/** A translation where it stands in a file. */
export interface Segment {
  /** As the file names it. */
  readonly id: string
  /** From 1, of the segments that have a translation or should. */
  readonly number: number
  readonly source: Span
  /** Empty where there is no translation. */
  readonly target: Span
  /** BCP 47 tags. */
  readonly sourceLanguage: string
  readonly targetLanguage: string
  readonly unit: UnitPlace
}

/** Where a file says something of a translation, or of some that stand together. */
export interface UnitPlace {
  /** The changes that say of some segments of the unit that they need a review, and why. */
  readonly mark: (notes: readonly SegmentNote[]) => readonly Edit[]
}

export interface SegmentNote {
  readonly segment: Segment
  /** One line of ASCII. */
  readonly note: string
}

/** A bilingual file, read with the places of all that can be changed. */
export interface BilingualFile {
  readonly format: 'xliff12' | 'xliff2'
  readonly segments: readonly Segment[]
}

/** A BCP 47 tag as files write it: "pt_BR" too. Null for what is none. */
export const writtenLanguageTag = (written: string | null | undefined): string | null =>
  written ? languageTag(written.replace(/@.*/, '').replaceAll('_', '-')) : null

/** The language that a file's name ends with, as in "messages.pt-BR.xlf" or "App.fr.xliff"; null without one. */
export function languageInName(name: string): string | null {
  const [, found] = /(?:^|[/\\._-])([a-z]{2,3}(?:[-_][A-Za-z]{2,4})*)\.\w+$/.exec(name) ?? []
  const tag = writtenLanguageTag(found)
  return tag !== null && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0 ? tag : null
}
