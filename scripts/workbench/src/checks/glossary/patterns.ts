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
export function compileForms(patterns: readonly string[]): RegExp | null {
  const forms = patterns.map(expressionOf)
  return forms.length === 0 || forms.includes(null) ? null : new RegExp(forms.join('|'), 'gu')
}

function expressionOf(pattern: string): string | null {
  const isInside = pattern.startsWith('*')
  const words = foldForms(pattern)
    .slice(isInside ? 1 : 0)
    .split(/\s+/)
  if (!words.every((part) => word.test(part) || stem.test(part))) return null
  const isArabic = arabic.test(pattern)
  const joint = String.raw`[\s\u00A0-]+${isArabic ? '(?:ال)?' : ''}`
  const own = words.map((part) => literally(part.replace('*', '')) + (part.endsWith('*') ? String.raw`\p{L}*` : ''))
  const isFree = (sign: string) => unspaced.test(sign)
  const start = isInside || isFree(words[0] ?? '') ? '' : isArabic ? arabicPrefix : `(?<!${goesOn})`
  return start + own.join(joint) + (isFree(pattern.at(-1) ?? '') ? '' : `(?!${goesOn})`)
}
