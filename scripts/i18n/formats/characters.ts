import { quoteApart } from '../../lib/difference.ts'

/** What XML 1.0 cannot hold (Char, section 2.2): control characters, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u
const forbiddenOrNot = new RegExp(`(${forbidden.source})`, 'u')

/** Whether XML 1.0 can hold a text. */
export const fitsXml = (text: string) => !forbidden.test(text)

/** Cuts a text into stretches that XML can hold and the code points that it cannot. */
export function splitForbidden(text: string): (string | number)[] {
  return text
    .split(forbiddenOrNot)
    .map((part, index) => (index % 2 === 0 ? part : (part.codePointAt(0) ?? 0)))
    .filter((part) => part !== '')
}

/** "0001" for U+0001. */
export const hexOf = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0')

/** For attributes and notes, which people read and no import does. */
export const withoutForbidden = (text: string) =>
  splitForbidden(text)
    .map((part) => (typeof part === 'string' ? part : '\uFFFD'))
    .join('')

/** Throws when a text has a character that a plain text file cannot carry safely. */
export function assertPlain(text: string, id: string, format: string): void {
  const bad = splitForbidden(text).find((part) => typeof part === 'number')
  if (bad === undefined) return
  throw new Error(
    `"${id}" has the character U+${hexOf(Number(bad))}, which a ${format} file cannot hold. Export XLIFF, or remove it.`,
  )
}

/** A text on one line and not too long, in quotes, for a message. */
export const quote = (text: string, length = 80) =>
  JSON.stringify(text.length > length ? `${text.slice(0, length - 1)}…` : text)

/** Two different texts as quotes that show where they first differ, by code points where nobody would see it. */
export const quoteBoth = (one: string, other: string): [string, string] =>
  quoteApart(one, other, (text, at) => quote(at > 20 ? `…${text.slice(at - 20)}` : text))
