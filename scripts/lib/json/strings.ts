import { codePointName } from '../difference.ts'
import type { Fault } from '../fault.ts'
import { type Stop, shown } from './place.ts'

/** A text in quotation marks, as JSON wants it. */
const string = String.raw`"(?:[^"\\]|\\.)*"`
const entry = new RegExp(String.raw`(?:[\s{},]|${string}\s*:\s*\{)*${string}\s*:\s*${string}`, 'y')
const nextEntry = new RegExp(String.raw`^\s*${string}\s*:`)

/** What stands inside of the quotation marks and may not. */
export function insideText({ code, token, line, before, after, whole }: Stop): Fault | null {
  const find = (pattern: RegExp, text = token) => {
    const match = pattern.exec(text)
    return { bad: match?.[0] ?? token, around: shown(before + after, before.length + (match?.index ?? 0)) }
  }
  if (code === 'InvalidCharacter') {
    const { bad, around } = find(/\p{Cc}/u)
    const name = codePointName(bad)
    return bad === '\t'
      ? { line, expected: 'a space, or \\t for a tab', found: `a tab in a text: ${around}` }
      : { line, expected: 'no control character in a text', found: `${name}: ${around}` }
  }
  if (code === 'InvalidEscapeCharacter') {
    const { bad, around } = find(/\\(?!["\\/bfnrtu])./u, token.replaceAll('\\\\', '  '))
    return { line, expected: '\\\\ for a backslash, or \\" for a quotation mark', found: `${bad} in ${around}` }
  }
  if (code === 'InvalidUnicode') {
    const { bad, around } = find(/\\u(?![\dA-Fa-f]{4}).{0,4}/)
    return { line, expected: '\\\\ for a backslash, or four of 0–9 and A–F after \\u', found: `${bad} in ${around}` }
  }
  return code === 'InvalidCommentToken' ? { line, expected: 'no comment: JSON has none', found: whole } : null
}

/** What follows a text on its line, where its key and both its quotation marks are there. */
export function afterText({ code, line, before, after }: Stop): Fault | null {
  if (code === 'EndOfFileExpected') return null
  const end = endOfEntries(before + after, before.length)
  if (end === 0) return null
  const rest = (before + after).slice(end)
  const whole = shown(before + after, end)
  if (nextEntry.test(rest)) {
    return { line, expected: 'a comma between two texts', found: `none: ${whole}` }
  }
  if (/^\s*[;.:]$/.test(rest)) {
    return { line, expected: 'a comma at the end of this line', found: `“${rest.trim()}”: ${whole}` }
  }
  if (rest.includes('"')) return bareQuote(line, whole)
  return /[^\s,}\]]/.test(rest)
    ? { line, expected: 'a comma or nothing after the text', found: `${shown(rest)} in ${whole}` }
    : null
}

/** Where the last whole entry of a line ends that does not reach beyond an offset; 0 when there is none. */
function endOfEntries(line: string, limit: number): number {
  let end = 0
  for (entry.lastIndex = 0; entry.test(line) && entry.lastIndex <= limit; ) end = entry.lastIndex
  return end
}

const bareQuote = (line: number, whole: string): Fault => ({
  line,
  expected: 'inside a text \\" or the quotation marks of the language, such as „ ”',
  found: `a bare ": ${whole}`,
})

/** Quotation marks that are lacking, or are not those of JSON. */
export function quotes({ text, code, offset, token, line, before, after, whole }: Stop): Fault | null {
  if (code === 'UnexpectedEndOfString') {
    const next = text.slice(offset + token.length).trimStart()
    if (next === '' || /^["}\]]/.test(next)) {
      return { line, expected: 'a quotation mark " at the end of the text', found: `none: ${whole}` }
    }
    return {
      line,
      expected: 'a text on one line, with \\n for a line break in it',
      found: `the end of the line: ${whole}`,
    }
  }
  if (code !== 'InvalidSymbol') return null
  if (/^[“”„«»'‘’`]/.test(after) && !/"\s*$/.test(before)) {
    return {
      line,
      expected: 'straight quotation marks " around keys and texts',
      found: `${after.charAt(0)} in ${whole}`,
    }
  }
  if (/:\s*"$/.test(before))
    return { line, expected: 'a quotation mark " at the end of the key', found: `none: ${whole}` }
  if (/:\s*$/.test(before)) return { line, expected: 'a quotation mark " before the text', found: `none: ${whole}` }
  if (/"\s*$/.test(before)) return bareQuote(line, whole)
  return /^[\s{,]*$/.test(before) && /^[\w.-]+"?\s*:/.test(after)
    ? { line, expected: 'quotation marks " around the key', found: whole }
    : null
}
