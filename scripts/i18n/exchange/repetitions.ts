import { defaultLocale } from '../../../src/config/locales.ts'
import { splitCodes, wordsOf } from '../codes.ts'
import type { Unit } from '../units.ts'

const segmenter = new Intl.Segmenter(defaultLocale, { granularity: 'word' })

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
  return { texts: repeated.length, words: repeated.reduce((sum, text) => sum + wordCount(text), 0) }
}

/** Spaces within a code, and no-break spaces for plain ones, make no difference to a translator. */
function normalized(message: string): string {
  return splitCodes(message)
    .map(({ kind, text }) => text.replace(/\s+/g, kind === 'text' ? ' ' : ''))
    .join('')
}

const wordCount = (message: string) =>
  [...segmenter.segment(wordsOf(message))].filter(({ isWordLike }) => isWordLike).length
