import { type NumberItem, plainItem } from './numberReadings.ts'

const roman = '(?:X{0,2}(?:IX|IV|V?I{1,3}|V)|X{1,2}|[Ⅰ-Ⅻ])'
const alone = new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}_.])${roman}(?![\p{Script=Latin}\p{N}_])`, 'gu')
const list = String.raw`${roman}(?:(?:,? (?:and|or|to) |, ?|\s?[–/-]\s?)${roman})*`
/** English words after which a letter is a number: "Annex I", "Parts V and X". */
const named = new RegExp(
  String.raw`\b(?:annex(?:es)?|appendi(?:x|ces)|articles?|books?|categor(?:y|ies)|chapters?|class(?:es)?|grades?|groups?|levels?|modules?|parts?|phases?|schedules?|sections?|stages?|tables?|titles?|types?|volumes?)\s(?:${list})(?![\p{L}\p{N}])`,
  'giu',
)

/**
 * Roman numerals up to XXIX as numbers. A single letter, and IV, which is also short for intravenous, have to be in the
 * other text only after a word such as "Annex".
 */
export function romansIn(text: string): NumberItem[] {
  if (!/[IVXⅠ-Ⅻ]/u.test(text)) return []
  const afterName = [...text.matchAll(named)].map(({ 0: found, index }) => [index, index + found.length] as const)
  return [...text.matchAll(alone)].map(({ 0: found, index }) => {
    const isNamed = afterName.some(([from, to]) => index >= from && index < to)
    const required = isNamed || !['I', 'V', 'X', 'IV'].includes(found)
    return { ...plainItem, text: found, index, readings: [[sumOf(found.normalize('NFKC'))]], required, isRoman: true }
  })
}

const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

function sumOf(numeral: string): string {
  const digits = [...numeral].map((letter) => values[letter] ?? 0)
  return String(digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0))
}
