import { once } from '../../../lib/once.ts'
import { literally } from '../../model/keyPattern.ts'
import { UNSPACED } from '../../model/unspaced.ts'

const word = /^[\p{L}\p{N}]+(?:['’.・-][\p{L}\p{N}]+)*$/u
const stem = /^[\p{L}\p{N}'’-]{2,}\*?$/u
/** A letter or digit that goes on with a word. In a script without spaces, words begin and end beside any letter. */
const goesOn = String.raw`(?:(?![${UNSPACED}])[\p{L}\p{N}])`
const wordCharacter = new RegExp(goesOn, 'u')
const unspaced = new RegExp(`[${UNSPACED}]`, 'u')

/** Some forms of a glossary, ready to be looked for. */
export interface Forms {
  /** The first match in a text in lower case, at or after an index; null for none. */
  find(lowerCase: string, from?: number): Match | null
  /** Whether a text in lower case has any of them. */
  isIn(lowerCase: string): boolean
}

interface Form {
  /** The letters with which it begins. Looking for them first is ten times as fast as the expression alone. */
  readonly head: string
  /** Whether a word may begin before it: "*übersetz*" is in "Fachübersetzung". */
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
    isIn: (lowerCase) => forms.some((form) => findForm(form, lowerCase, 0) !== null),
    find: (lowerCase, from = 0) => {
      let first: Match | null = null
      for (const form of forms) {
        const match = findForm(form, lowerCase, from)
        if (match && (!first || match.index < first.index)) first = match
      }
      return first
    },
  }
}

const compileForm = once((pattern: string): readonly Form[] => {
  const isInside = pattern.startsWith('*')
  const words = pattern
    .toLowerCase()
    .slice(isInside ? 1 : 0)
    .split(/\s+/)
  if (!words.every((part) => word.test(part) || stem.test(part))) return []
  const source = words
    .map((part) => (part.endsWith('*') ? `${literally(part.slice(0, -1))}\\p{L}*` : literally(part)))
    .join(String.raw`[\s\u00A0-]+`)
  const end = unspaced.test(pattern.at(-1) ?? '') ? '' : `(?!${goesOn})`
  return [{ head: (words[0] ?? '').replace('*', ''), isInside, whole: new RegExp(source + end, 'uy') }]
})

interface Match {
  readonly index: number
  readonly text: string
}

function findForm({ head, isInside, whole }: Form, text: string, from: number): Match | null {
  for (let at = text.indexOf(head, from); at >= 0; at = text.indexOf(head, at + 1)) {
    if (at > 0 && !isInside && !unspaced.test(head) && wordCharacter.test(text[at - 1] ?? '')) continue
    whole.lastIndex = at
    const match = whole.exec(text)
    if (match) return { index: at, text: match[0] }
  }
  return null
}

/** A text with every match of some forms replaced by one character. */
export function replaceForms(lowerCase: string, forms: Forms, character: string): string {
  let rest = ''
  let from = 0
  for (let match = forms.find(lowerCase); match; match = forms.find(lowerCase, from)) {
    rest += lowerCase.slice(from, match.index) + character
    from = match.index + match.text.length
  }
  return rest + lowerCase.slice(from)
}
