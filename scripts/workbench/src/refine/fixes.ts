import { languageOf } from '../checks/language.ts'
import { HOLE } from '../checks/text.ts'
import { type Edit, spliced } from './formats/span.ts'
import { isUntranslated } from './reports.ts'
import { families } from './rules/index.ts'
import { maskCodes } from './rules/mask.ts'
import type { FileFacts, Fix, Judged } from './rules/rule.ts'

/** A text and what it is translated from, HOLE in place of each tag, in two languages by their BCP 47 tags. */
export interface Pair {
  readonly source: string
  readonly target: string
  readonly sourceLanguage: string
  readonly targetLanguage: string
}

/** A translation as the rules see it. */
export const judge = ({ source, target, sourceLanguage, targetLanguage }: Pair, file: FileFacts): Judged => ({
  ...{ raw: target, rawSource: source, text: maskCodes(target), source: maskCodes(source) },
  ...{ language: languageOf(targetLanguage), sourceLanguage: languageOf(sourceLanguage), file },
})

/** What rules correct in a translation. Of corrections of the same place, the first stands. */
export function fixesOf(judged: Judged): readonly Fix[] {
  // All of it is still to be translated.
  if (isUntranslated(judged)) return []
  // Places between characters, from one side of an edit to the other.
  const taken = new Set<number>()
  const placesOf = ({ start, end }: Edit) => Array.from({ length: end - start + 1 }, (_, at) => start + at)
  return families.flatMap(({ find }) =>
    find(judged).filter(({ edits, mendsCodes }) => {
      const isSafe = edits.every(
        (edit) =>
          !placesOf(edit).some((at) => taken.has(at)) &&
          (mendsCodes || !judged.text.slice(edit.start, edit.end).includes(HOLE)),
      )
      if (isSafe) for (const at of edits.flatMap(placesOf)) taken.add(at)
      return isSafe
    }),
  )
}

/** What "check" finds, and the corrections that mend it. */
const mending: Readonly<Record<string, RegExp>> = {
  'quotation-marks': /^(?:straight-quotation-marks|foreign-quotation-marks|apostrophe)\//,
  'decimal-sign': /^(?:decimal-sign|digit-groups)\//,
  'doubled-word': /^doubled-word\//,
  'end-punctuation': /^end-mark\//,
  'garbled-letters': /^garbled\//,
  'invisible-characters': /^(?:invisible\/|accent-apart$)/,
  spaces: /^(?:double-space$|edge-space\/)/,
}

/** A text of the project itself: the checks ask for these whatever the rest of the file has. */
const own: FileFacts = { hasCurlyApostrophes: () => true, hasNoBreakSpaces: () => false }

/** A translation without what a check of the workbench found in it; null where no rule can mend that without a person. */
export function mended(check: string, pair: Pair): string | null {
  const pattern = mending[check]
  if (!pattern) return null
  const edits = fixesOf(judge(pair, own)).flatMap(({ rule, edits }) => (pattern.test(rule) ? edits : []))
  return edits.length > 0 ? spliced(pair.target, edits) : null
}
