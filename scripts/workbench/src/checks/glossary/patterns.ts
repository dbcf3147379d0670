import { once } from '../../lib/once.ts'
import { literally } from '../../project/keyPattern.ts'
import { UNSPACED } from '../../project/unspaced.ts'

const word = /^[\p{L}\p{N}]+(?:['’.・-][\p{L}\p{N}]+)*$/u
const stem = /^[\p{L}\p{N}'’-]{2,}\*?$/u
/** A letter or digit that continues a word. In a script without spaces, words begin and end next to any letter. */
const goesOn = String.raw`(?:(?![${UNSPACED}])[\p{L}\p{N}])`
const wordCharacter = new RegExp(goesOn, 'u')
const unspaced = new RegExp(`[${UNSPACED}]`, 'u')

/**
 * Arabic joins "and", "so", "with", "as", "to" and "the" to the next word, and adjectives take the article of their
 * noun. Forms are listed without these. Vowel signs are optional.
 */
const arabic = /^\p{Script=Arabic}/u
const arabicPrefix = /(?:^|[^\p{L}\p{M}])[وف]?(?:[بك]?(?:ال)?|لل?)$/u
const LONGEST_PREFIX = 5
const vowelSigns = /[\u064B-\u0652\u0670\u0640]/gu

/** Folds a text for the search of forms: lower case, and Arabic without vowel signs. */
export const foldForms = (text: string) => text.toLowerCase().replace(vowelSigns, '')

/** Some forms of a glossary, compiled for the search. */
export interface Forms {
  /** The first match in a folded text (foldForms), at or after an index; null for none. */
  find(folded: string, from?: number): Match | null
  /** True if a folded text has any of them. */
  isIn(folded: string): boolean
}

interface Form {
  /** The letters with which it begins. A search for them first is ten times as fast as the expression alone. */
  readonly head: string
  /** True if a word may begin before it: "*übersetz*" is in "Fachübersetzung". */
  readonly isInside: boolean
  readonly whole: RegExp
}

/**
 * Prepares forms: "formularz* świadomej zgody" finds "formularzami świadomej zgody", and "*übersetz*" "Fachübersetzung".
 * Null when one of them is not made of words and stems, or there is none.
 */
export function compileForms(patterns: readonly string[]): Forms | null {
  const forms = patterns.flatMap(compileForm)
  if (forms.length === 0 || forms.length < patterns.length) return null
  return {
    isIn: (folded) => forms.some((form) => findForm(form, folded, 0) !== null),
    find: (folded, from = 0) => {
      let first: Match | null = null
      for (const form of forms) {
        const match = findForm(form, folded, from)
        if (match && (!first || match.index < first.index)) first = match
      }
      return first
    },
  }
}

const compileForm = once((pattern: string): readonly Form[] => {
  const isInside = pattern.startsWith('*')
  const words = foldForms(pattern)
    .slice(isInside ? 1 : 0)
    .split(/\s+/)
  if (!words.every((part) => word.test(part) || stem.test(part))) return []
  const source = words
    .map((part) => (part.endsWith('*') ? `${literally(part.slice(0, -1))}\\p{L}*` : literally(part)))
    .join(String.raw`[\s\u00A0-]+${arabic.test(pattern) ? '(?:ال)?' : ''}`)
  const end = unspaced.test(pattern.at(-1) ?? '') ? '' : `(?!${goesOn})`
  return [{ head: (words[0] ?? '').replace('*', ''), isInside, whole: new RegExp(source + end, 'uy') }]
})

interface Match {
  readonly index: number
  readonly text: string
}

function findForm({ head, isInside, whole }: Form, text: string, from: number): Match | null {
  for (let at = text.indexOf(head, from); at >= 0; at = text.indexOf(head, at + 1)) {
    if (!isInside && !unspaced.test(head) && !startsWord(text, at)) continue
    whole.lastIndex = at
    const match = whole.exec(text)
    if (match) return { index: at, text: match[0] }
  }
  return null
}

function startsWord(text: string, at: number): boolean {
  if (at === 0 || !wordCharacter.test(text[at - 1] ?? '')) return true
  return arabic.test(text.slice(at)) && arabicPrefix.test(text.slice(Math.max(0, at - LONGEST_PREFIX), at))
}

/** A text with every match of some forms replaced by one character. */
export function replaceForms(folded: string, forms: Forms, character: string): string {
  let rest = ''
  let from = 0
  for (let match = forms.find(folded); match; match = forms.find(folded, from)) {
    rest += folded.slice(from, match.index) + character
    from = match.index + match.text.length
  }
  return rest + folded.slice(from)
}
