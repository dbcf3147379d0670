import { codePointName, quoteApart } from '../../lib/difference.ts'

/** The characters that XML 1.0 excludes (Char, section 2.2): controls, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u
const eachForbidden = new RegExp(forbidden.source, 'gu')

/** For attributes and notes, which imports ignore. */
export const withoutForbidden = (text: string) => text.replace(eachForbidden, '\uFFFD')

/** Throws when a text has a character that a file cannot hold. */
export function assertPlain(text: string, id: string, format: string): void {
  const [bad] = forbidden.exec(text) ?? []
  if (bad === undefined) return
  throw new Error(`"${id}" has the character ${codePointName(bad)}, which ${format} cannot hold. Remove it.`)
}

const LONGEST_QUOTE = 80

/** A text on one line and not too long, in quotes, for a message. */
export const quote = (text: string) =>
  JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text)

/** Two different texts as quotes that show where they first differ, by code points if the difference is invisible. */
export const quoteBoth = (one: string, other: string): [string, string] =>
  quoteApart(one, other, (text, at) => quote(at > 20 ? `…${text.slice(at - 20)}` : text))
