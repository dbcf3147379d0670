import { type Node, type ParseError, parseTree, printParseErrorCode, visit } from 'jsonc-parser'
import { type Fault, lineAt } from '../fault.ts'
import { codePointName, withPictures } from '../difference.ts'

/** Parses strict JSON, without comments. The fault is described in terms that a translator can act on. */
export function parseJson(text: string): { root: Node; fault: null } | { root: null; fault: Fault } {
  if (text.startsWith('\uFEFF')) {
    const next = 'Save the file as UTF-8 without it.'
    return {
      root: null,
      fault: { line: 1, expected: 'UTF-8 without a byte-order mark', found: 'a byte-order mark', next },
    }
  }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (error) return { root: null, fault: faultOf(text, error) }
  if (root) return { root, fault: null }
  return { root: null, fault: { line: 1, expected: '{ "key": "text" }', found: 'an empty file' } }
}

const LONG = 90

/** A person's mistake: the expected and the found value, and its line if the parser stopped on another one. */
type Mistake = readonly [expected: string, found: string, line?: number]

/** The place where the parser stopped: its line, cut in two there. */
type Stop = ReturnType<typeof stopAt>

function stopAt(text: string, { error, offset, length }: ParseError) {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const before = text.slice(start, offset)
  const after = text.slice(offset, end < 0 ? text.length : end).trimEnd()
  return {
    text,
    /** The parser's name of the error, and its token. */
    code: printParseErrorCode(error),
    offset,
    token: text.slice(offset, offset + length),
    line: lineAt(text, offset),
    before,
    after,
    whole: shown(before + after, before.length),
  }
}

/** A line without its margins, cut around a place if it is long, with pictures of control characters. */
function shown(line: string, at = 0): string {
  const start = at > LONG ? at - LONG / 2 : 0
  const piece = line.slice(start).trim()
  const plain = withPictures(piece.slice(0, LONG))
  return `${start > 0 ? '…' : ''}${plain}${piece.length > LONG ? '…' : ''}`
}

const string = String.raw`"(?:[^"\\]|\\.)*"`
const entry = new RegExp(String.raw`(?:[\s{},]|${string}\s*:\s*\{)*${string}\s*:\s*${string}`, 'y')
const nextEntry = new RegExp(String.raw`^\s*${string}\s*:`)

/** A fault inside the quotation marks. */
function insideText({ code, token, before, after, whole }: Stop): Mistake | null {
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

/** A fault after a text on its line, if its key and both quotation marks are there. */
function afterText({ code, before, after }: Stop): Mistake | null {
  const end = code === 'EndOfFileExpected' ? 0 : endOfEntries(before + after, before.length)
  if (end === 0) return null
  const rest = (before + after).slice(end)
  const whole = shown(before + after, end)
  if (nextEntry.test(rest)) return ['a comma between two texts', `none: ${whole}`]
  if (/^\s*[;.:]$/.test(rest)) return ['a comma at the end of this line', `“${rest.trim()}”: ${whole}`]
  if (rest.includes('"')) return bareQuote(whole)
  return /[^\s,}\]]/.test(rest) ? ['a comma or nothing after the text', `${shown(rest)} in ${whole}`] : null
}

/** The end of the last complete entry of a line before an offset; 0 without one. */
function endOfEntries(line: string, limit: number): number {
  let end = 0
  for (entry.lastIndex = 0; entry.test(line) && entry.lastIndex <= limit; ) end = entry.lastIndex
  return end
}

const bareQuote = (whole: string): Mistake => [
  'inside a text \\" or the quotation marks of the language, such as „ ”',
  `a bare ": ${whole}`,
]

/** Quotation marks that are missing, or are not those of JSON. */
function quotes({ text, code, offset, token, before, after, whole }: Stop): Mistake | null {
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

/** Finds a person's mistake on its own line. The parser stops where its grammar breaks, often lines later. */
function faultOf(text: string, error: ParseError): Fault {
  if (text.trim() === '') return { line: 1, expected: '{ "key": "text" }', found: 'an empty file' }
  const conflict = /^(?:<{7}|={7}|>{7})(?!\S)/m.exec(text)
  if (conflict) {
    const expected = 'one version of each text'
    const next = 'Run the command "merge", or keep the lines that are right and delete this mark and the others.'
    return { line: lineAt(text, conflict.index), expected, found: `the mark of a merge conflict, ${conflict[0]}`, next }
  }
  const stop = stopAt(text, error)
  const mistake = insideText(stop) ?? afterText(stop) ?? quotes(stop) ?? betweenEntries(stop) ?? other(stop)
  const [expected, found, line = stop.line] = mistake
  return { line, expected, found }
}

function betweenEntries(stop: Stop): Mistake | null {
  const { text, code, offset, after, whole } = stop
  // The text before the place, and its last line that is not empty, which has the mistake.
  const head = text.slice(0, offset).trimEnd()
  const line = lineAt(text, head.length - 1)
  const last = shown(head.slice(head.lastIndexOf('\n') + 1))
  if (code === 'CommaExpected') return missingComma(stop, head)
  if (code === 'ColonExpected') return ['a colon between key and text', `none: ${whole}`]
  if (code !== 'PropertyNameExpected' && code !== 'ValueExpected') return null
  if (head.endsWith(',') && /^[}\]]/.test(after)) {
    return ['no comma after the last text of a group', `a comma: ${last}`, line]
  }
  if (/[,{]$/.test(head) && after.startsWith(',')) return ['one comma between two texts', `two commas: ${whole}`]
  return head.endsWith(':') ? ['a text in quotation marks after the colon', `none: ${last}`, line] : null
}

function missingComma({ text, line, before, after, whole }: Stop, head: string): Mistake {
  const [closing] = /^[}\]]/.exec(after) ?? []
  if (closing) return [`a closing ${closing === '}' ? ']' : '}'} before this ${closing}`, `none: ${whole}`]
  const colon = after.startsWith(':') ? /:\s*"(?:[^"\\]|\\.)*"$/.exec(head) : null
  if (colon) return ['a brace { after the colon of a group', `none: ${whole}`, lineAt(text, colon.index)]
  const above = head.slice(head.lastIndexOf('\n') + 1)
  const lineAbove = lineAt(text, head.length - 1)
  if (lineAbove === line) return ['a comma between two values', `none after ${shown(before)}`]
  const expected =
    indent(before) < indent(above)
      ? 'a closing brace with a comma, "},", after this line'
      : 'a comma at the end of this line'
  return [expected, `none: ${shown(above)}`, lineAbove]
}

function other({ text, code, offset, whole }: Stop): Mistake {
  if (code === 'EndOfFileExpected') return endMistake(text, offset)
  return text.slice(offset).trim() === '' ? missingBrace(text) : ['an entry, "key": "text"', whole]
}

const indent = (line: string) => line.length - line.trimStart().length

/** Finds the brace or bracket without a partner. The parser only reports an early end of the file. */
function missingBrace(text: string): Mistake {
  const opening = firstMismatch(text)?.opening ?? 0
  const closing = text[opening] === '[' ? 'bracket ] for the [' : 'brace } for the {'
  return [`a closing ${closing} of this line`, `none: ${lineOf(text, opening)}`, lineAt(text, opening)]
}

/** A fault around the whole: text before its first brace, or after the one that closes it. */
function endMistake(text: string, offset: number): Mistake {
  const first = /\S/.exec(text)?.index ?? 0
  const opening = text[first]
  if (opening !== '{' && opening !== '[') {
    return ['a brace { at the start of the file', lineOf(text, first), lineAt(text, first)]
  }
  const place = firstMismatch(text)?.closing ?? offset
  const expected = `as many ${opening === '{' ? '}' : ']'} as ${opening}`
  return [expected, `one too many: ${lineOf(text, place)}`, lineAt(text, place)]
}

/**
 * Finds the first pair of brackets that does not match, by the margins of its lines. A pair matches if both are on one
 * line, or if the closing one begins a line with the margin of the line of the opening one.
 */
function firstMismatch(text: string): { opening: number; closing: number } | null {
  const open: number[] = []
  let mismatch: { opening: number; closing: number } | null = null
  const begin = (offset: number) => {
    open.push(offset)
  }
  // At the end of the file, the parser closes open brackets with tokens of length 0.
  const end = (closing: number, length: number) => {
    const opening = open.pop() ?? 0
    const [above, below] = [startOfLine(text, opening), startOfLine(text, closing)]
    const isFirst = text.slice(below, closing).trim() === ''
    const fits = above === below || (isFirst && margin(text, above) === margin(text, below))
    if (length === 0 || !fits) mismatch ??= { opening, closing }
  }
  visit(text, { onObjectBegin: begin, onArrayBegin: begin, onObjectEnd: end, onArrayEnd: end })
  return mismatch
}

const startOfLine = (text: string, offset: number) => (offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1)

const lineOf = (text: string, offset: number) => text.slice(startOfLine(text, offset)).split('\n')[0]?.trim() ?? ''

const margin = (text: string, start: number) => /^[^\S\n]*/.exec(text.slice(start))?.[0].length ?? 0
