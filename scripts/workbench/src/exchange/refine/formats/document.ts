import type { Edit } from '../../../checks/check.ts'
import type { Span } from './span.ts'
import { languageTag } from '../../../lib/attempt.ts'

/** A translation with its place in a file. */
export interface Segment {
  /** The name of the segment in the file. */
  readonly id: string
  /** From 1, among the segments that have or need a translation. */
  readonly number: number
  readonly source: Span
  /** Empty where there is no translation. */
  readonly target: Span
  /** BCP 47 tags. */
  readonly sourceLanguage: string
  readonly targetLanguage: string
  readonly unit: UnitPlace
}

/** The place in a file for notes and states of one or several translations. */
export interface UnitPlace {
  /** Returns the changes that mark some segments of the unit as needing review, with the reasons. */
  readonly mark: (notes: readonly SegmentNote[]) => readonly Edit[]
}

export interface SegmentNote {
  readonly segment: Segment
  /** One line of ASCII. */
  readonly note: string
}

/** A bilingual file with the places of all changeable parts. */
export interface BilingualFile {
  readonly format: 'xliff12' | 'xliff2'
  readonly segments: readonly Segment[]
}

/** Normalizes a BCP 47 tag as files write it, such as "pt_BR". Null if it is no tag. */
export const writtenLanguageTag = (written: string | null | undefined): string | null =>
  written ? languageTag(written.replace(/@.*/, '').replaceAll('_', '-')) : null

/** Returns the language at the end of a file's name, as in "messages.pt-BR.xlf" or "App.fr.xliff"; null without one. */
export function languageInName(name: string): string | null {
  const [, found] = /(?:^|[/\\._-])([a-z]{2,3}(?:[-_][A-Za-z]{2,4})*)\.\w+$/.exec(name) ?? []
  const tag = writtenLanguageTag(found)
  return tag !== null && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0 ? tag : null
}
