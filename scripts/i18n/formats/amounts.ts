import { countEnglishWords, splitCodes } from '../model/codes.ts'

import type { Unit } from '../model/units.ts'

/** What an export holds, in numbers. */
export interface ExportAmounts {
  readonly messages: number
  readonly texts: number
  /** Of English; of a plural message each form counts, as it is translated. */
  readonly words: number
  readonly repetitions: { readonly texts: number; readonly words: number }
  readonly untranslated: number
  /** Messages whose translation has to be looked at. */
  readonly open: number
}

export function exportAmounts(units: readonly Pick<Unit, 'forms' | 'state'>[]): ExportAmounts {
  const sources = units.flatMap(({ forms }) => forms.map(({ source }) => source))
  return {
    messages: units.length,
    texts: sources.length,
    words: countEnglishWords(sources),
    repetitions: countRepetitions(units),
    untranslated: units.filter(({ state }) => state === 'untranslated').length,
    open: units.filter(({ state }) => state === 'stale' || state === 'unrecorded' || state === 'needs-work').length,
  }
}

/**
 * English texts that have occurred before among some units, and their words: what a translation memory fills in. The
 * forms of one plural message are no repetitions of each other, because each is translated in its own way.
 */
export function countRepetitions(units: readonly Pick<Unit, 'forms'>[]): { texts: number; words: number } {
  const seen = new Set<string>()
  const repeated: string[] = []
  for (const { forms } of units) {
    const sources = forms.map(({ source }) => source)
    for (const source of sources) if (seen.has(normalized(source))) repeated.push(source)
    for (const source of sources) seen.add(normalized(source))
  }
  return { texts: repeated.length, words: countEnglishWords(repeated) }
}

/** Spaces within a code, and no-break spaces for plain ones, make no difference to a translator. */
function normalized(message: string): string {
  return splitCodes(message)
    .map(({ kind, text }) => text.replace(/\s+/g, kind === 'text' ? ' ' : ''))
    .join('')
}
