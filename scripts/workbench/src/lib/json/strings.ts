import { codePointName } from '../difference.ts'
import { type Mistake, type Stop, shown } from './place.ts'

/** A text in quotation marks, as JSON wants it. */
const string = String.raw`"(?:[^"\\]|\\.)*"`
const entry = new RegExp(String.raw`(?:[\s{},]|${string}\s*:\s*\{)*${string}\s*:\s*${string}`, 'y')
const nextEntry = new RegExp(String.raw`^\s*${string}\s*:`)

/** What stands inside of the quotation marks and may not. */
export function insideText({ code, token, before, after, whole }: Stop): Mistake | null {
  const find = (pattern: RegExp, text = token) => {
    const match = pattern.exec(text)
    return { bad: match?.[0] ?? token, around: shown(before + after, before.length + (match?.index ?? 0)) }
  }
  if (code === 'InvalidCharacter') {
    const { bad, around } = find(/\p{Cc}/u)
    if (bad === '\t') return ['a space, or \\t for a tab', `a tab in a text: ${around}`]
    return ['no control character in a text', `${codePointName(bad)}: ${around}`]
  }
  if (code === 'InvalidEscapeCharacter') {
    const { bad, around } = find(/\\(?!["\\/bfnrtu])./u, token.replaceAll('\\\\', '  '))
    return ['\\\\ for a backslash, or \\" for a quotation mark', `${bad} in ${around}`]
  }
  if (code === 'InvalidUnicode') {
    const { bad, around } = find(/\\u(?![\dA-Fa-f]{4}).{0,4}/)
    return ['\\\\ for a backslash, or four of 0–9 and A–F after \\u', `${bad} in ${around}`]
  }
  return code === 'InvalidCommentToken' ? ['no comment: JSON has none', whole] : null
}

/** What follows a text on its line, where its key and both its quotation marks are there. */
export function afterText({ code, before, after }: Stop): Mistake | null {
  const end = code === 'EndOfFileExpected' ? 0 : endOfEntries(before + after, before.length)
  if (end === 0) return null
  const rest = (before + after).slice(end)
  const whole = shown(before + after, end)
  if (nextEntry.test(rest)) return ['a comma between two texts', `none: ${whole}`]
  if (/^\s*[;.:]$/.test(rest)) return ['a comma at the end of this line', `“${rest.trim()}”: ${whole}`]
  if (rest.includes('"')) return bareQuote(whole)
  return /[^\s,}\]]/.test(rest) ? ['a comma or nothing after the text', `${shown(rest)} in ${whole}`] : null
}

/** Where the last whole entry of a line ends that does not reach beyond an offset; 0 when there is none. */
function endOfEntries(line: string, limit: number): number {
  let end = 0
  for (entry.lastIndex = 0; entry.test(line) && entry.lastIndex <= limit; ) end = entry.lastIndex
  return end
}

const bareQuote = (whole: string): Mistake => [
  'inside a text \\" or the quotation marks of the language, such as „ ”',
  `a bare ": ${whole}`,
]

/** Quotation marks that are lacking, or are not those of JSON. */
export function quotes({ text, code, offset, token, before, after, whole }: Stop): Mistake | null {
  if (code === 'UnexpectedEndOfString') {
    const next = text.slice(offset + token.length).trimStart()
    if (next === '' || /^["}\]]/.test(next)) return ['a quotation mark " at the end of the text', `none: ${whole}`]
    return ['a text on one line, with \\n for a line break in it', `the end of the line: ${whole}`]
  }
  if (code !== 'InvalidSymbol') return null
  if (/^[“”„«»'‘’`]/.test(after) && !/"\s*$/.test(before)) {
    return ['straight quotation marks " around keys and texts', `${after.charAt(0)} in ${whole}`]
  }
  if (/:\s*"$/.test(before)) return ['a quotation mark " at the end of the key', `none: ${whole}`]
  if (/:\s*$/.test(before)) return ['a quotation mark " before the text', `none: ${whole}`]
  if (/"\s*$/.test(before)) return bareQuote(whole)
  return /^[\s{,]*$/.test(before) && /^[\w.-]+"?\s*:/.test(after) ? ['quotation marks " around the key', whole] : null
}
