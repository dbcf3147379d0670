import { once } from '../../lib/once.ts'
import { literally } from '../../project/keyPattern.ts'
import { UNSPACED } from '../../project/unspaced.ts'

const word = /^[\p{L}\p{N}]+(?:['’.・-][\p{L}\p{N}]+)*$/u
const stem = /^[\p{L}\p{N}'’-]{2,}\*?$/u
/** A letter or digit that continues a word. In a script without spaces, words begin and end next to any letter. */
const goesOn = String.raw`(?![${UNSPACED}])[\p{L}\p{N}]`
const unspaced = new RegExp(`[${UNSPACED}]`, 'u')

/**
 * Arabic joins "and", "so", "with", "as", "to" and "the" to the next word, and adjectives take the article of their
 * noun. Forms are listed without these. Vowel signs are optional.
 */
const arabic = /^\p{Script=Arabic}/u
const arabicPrefix = String.raw`(?<=(?:^|[^\p{L}\p{M}])[وف]?(?:[بك]?(?:ال)?|لل?))`
const vowelSigns = /[\u064B-\u0652\u0670\u0640]/gu

/** Folds a text for the search of forms: lower case, and Arabic without vowel signs. */
export const foldForms = (text: string) => text.toLowerCase().replace(vowelSigns, '')

/**
 * An expression that finds forms in a folded text: "formularz* świadomej zgody" finds "formularzami świadomej zgody", and
 * "*übersetz*" "Fachübersetzung". Null when one of the forms is not made of words and stems, or there is none.
 */
export const compileForms = once((patterns: readonly string[]): RegExp | null => {
  const forms = patterns.map(formOf).filter((form) => form !== null)
  if (forms.length === 0 || forms.length < patterns.length) return null
  // Forms with the same ends share the expressions for them, which take far longer to compile than words.
  const groups = Map.groupBy(forms, ({ start, end }) => `${start}(?:WORDS)${end}`)
  const wordsIn = (group: typeof forms) => group.map(({ words }) => words).join('|')
  return new RegExp([...groups].map(([ends, group]) => ends.replace('WORDS', () => wordsIn(group))).join('|'), 'gu')
}, new WeakMap())

/** The expressions for a form; null when it is not made of words and stems. */
export function formOf(pattern: string) {
  const isInside = pattern.startsWith('*')
  const words = foldForms(pattern)
    .slice(isInside ? 1 : 0)
    .split(/\s+/)
  if (!words.every((part) => word.test(part) || stem.test(part))) return null
  const isArabic = arabic.test(pattern)
  const joint = String.raw`[\s\u00A0-]+${isArabic ? '(?:ال)?' : ''}`
  const own = words.map((part) => literally(part.replace('*', '')) + (part.endsWith('*') ? String.raw`\p{L}*` : ''))
  const start = isInside || unspaced.test(words[0] ?? '') ? '' : isArabic ? arabicPrefix : `(?<!${goesOn})`
  return { start, words: own.join(joint), end: unspaced.test(pattern.at(-1) ?? '') ? '' : `(?!${goesOn})` }
}
