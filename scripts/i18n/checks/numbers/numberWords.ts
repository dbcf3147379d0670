import { literally } from '../../model/keyPattern.ts'

/** Finds one of some words in a text: an expression whose first group is the word, and what each word stands for. */
export interface WordFinder {
  readonly pattern: RegExp
  readonly meanings: ReadonlyMap<string, string>
}

/** Longest first, so that "minutes" is not taken for "min". */
export const oneOf = (words: Iterable<string>) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(literally)
    .join('|')

/** Scripts in which a word goes on without a space. */
export const unspaced = new Set(['Jpan', 'Hans', 'Hant', 'Kore', 'Thai', 'Laoo', 'Khmr', 'Mymr'])
/** What may stand between a number and its unit: "7 days", "7-day", "7日". */
export const gap = String.raw`^[\s\u00A0\u202F\u2009\-\u2011]?`

/** Words, in lower case, to be found right after a number. */
export function afterNumber(meanings: ReadonlyMap<string, string>, script: string): WordFinder {
  const end = unspaced.has(script) ? '' : String.raw`(?![\p{L}\p{M}])`
  return { pattern: new RegExp(`${gap}(${oneOf(meanings.keys())})${end}`, 'u'), meanings }
}

/** Vowel signs of Arabic, which a text may write or not, and direction marks. */
export const withoutMarks = (text: string) => text.replace(/[\u064B-\u0652\u061C\u200E\u200F]/g, '')

/** The words of a language for thousands, millions and so on, with what they multiply by. */
export function magnitudesOf(tag: string, script: string): WordFinder | null {
  const meanings = new Map<string, string>()
  for (const compactDisplay of ['long', 'short'] as const) {
    const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, { notation: 'compact', compactDisplay })
    for (const power of [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12]) {
      for (const sample of [1, 2, 5].map((digit) => digit * power)) {
        const parts = format.formatToParts(sample)
        const word =
          parts
            .find(({ type }) => type === 'compact')
            ?.value.trim()
            .toLowerCase() ?? ''
        const shown = Number(parts.find(({ type }) => type === 'integer')?.value)
        if (shown > 0 && (word.length > 1 || unspaced.has(script)) && word !== '')
          meanings.set(word, String(sample / shown))
      }
    }
  }
  return meanings.size > 0 ? afterNumber(meanings, script) : null
}

/**
 * The names of the months, in lower case: as they stand alone, in a date, and in short. They may have another ending,
 * which some languages use for cases that Intl does not have.
 */
export function monthsOf(tag: string): WordFinder | null {
  const meanings = new Map<string, string>()
  const options = [
    { month: 'long' },
    { month: 'long', day: 'numeric' },
    { month: 'short' },
    { month: 'short', day: 'numeric' },
  ] as const
  for (const [index, option] of options.entries()) {
    const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { ...option, timeZone: 'UTC' })
    for (let month = 0; month < 12; month += 1) {
      const part = format.formatToParts(Date.UTC(2026, month, 21)).find(({ type }) => type === 'month')?.value ?? ''
      const name = part.toLowerCase().replace(/\.$/, '')
      if (!/\p{L}{2}/u.test(name)) continue
      const isLong = index < 2 && name.length > 4 && !/\d/.test(name)
      meanings.set(isLong ? name.slice(0, -1) : name, `m${month + 1}`)
    }
  }
  if (meanings.size === 0) return null
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(${oneOf(meanings.keys())})(?!\d)\p{L}{0,4}(?!\p{L})\.?`, 'gu'),
    meanings,
  }
}

/** From zero on. */
const counted =
  'zero|no one|first|once|a|an|single two|second|twice three|third four|fourth five|fifth six|sixth seven|seventh ' +
  'eight|eighth nine|ninth ten|tenth eleven|eleventh twelve|twelfth|dozen thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'

/** English words for numbers. */
export const countingWords: WordFinder = (() => {
  const meanings = new Map(
    counted.split(' ').flatMap((words, number) => words.split('|').map((word) => [word, String(number)] as const)),
  )
  return { pattern: new RegExp(String.raw`(?<!\p{L})(${oneOf(meanings.keys())})(?!\p{L})`, 'gu'), meanings }
})()
