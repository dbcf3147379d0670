import type { NumberLocale } from './numberLocale.ts'

const numbered = /(?<!\d)(\d{1,2})[^\S\n]?[月월]/gu
/** Digits with what is near enough to be the month of a date. Looking nowhere else is four times as fast. */
const surroundings = /(?:\D{0,24}\d+)+\D{0,24}/g
const before = /\d\p{L}{0,2}[.º]?[\s,]*(?:(?:of|de|del|den)\s)?$/u
const after = /^,?\s*(?:(?:de|del|of)\s)?\d/u

/** The months of dates in a text whose digits are 0 to 9: each as it stands and as a value, "m11". */
export function monthsIn(text: string, { months, inWords }: NumberLocale) {
  const found = [...text.matchAll(numbered)].flatMap(({ 0: month, 1: number, index }) =>
    Number(number) >= 1 && Number(number) <= 12 ? [{ found: month, index, value: `m${Number(number)}` }] : [],
  )
  if (!months) return found
  const lowerCase = text.toLowerCase()
  for (const { 0: part, index: start } of lowerCase.matchAll(surroundings)) {
    for (const { 0: month, 1: name = '', index } of part.matchAll(months.pattern)) {
      const at = start + index
      // "May 5", not "section 5 may": in English with its capital letter.
      const isVerb = inWords !== null && text.charAt(at) === month.charAt(0)
      const isNear = /\d/.test(name) || before.test(text.slice(0, at)) || after.test(text.slice(at + month.length))
      const value = !isVerb && isNear ? months.meanings.get(name) : null
      if (value) found.push({ found: text.slice(at, at + month.length), index: at, value })
    }
  }
  return found
}
