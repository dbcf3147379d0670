import type { ParseError } from 'jsonc-parser'
import { type Fault, lineAt } from '../fault.ts'
import { endFault, missingBrace } from './braces.ts'
import { type Stop, shown, stopAt } from './place.ts'
import { afterText, insideText, quotes } from './strings.ts'

/**
 * The first error of a parser in words. A parser stops where its grammar breaks, often lines after the mistake and in
 * terms of its own; what is said here is what a person did, on the line where it was done.
 */
export function faultOf(text: string, error: ParseError): Fault {
  const conflict = /^(?:<{7}|={7}|>{7})(?!\S)/m.exec(text)
  if (text.trim() === '') return { line: 1, expected: '{ "key": "text" }', found: 'an empty file' }
  if (conflict) {
    const expected = 'one version of each text'
    const next = 'Run npm run i18n -- merge, or keep the lines that are right and delete this mark and the others.'
    return { line: lineAt(text, conflict.index), expected, found: `the mark of a merge conflict, ${conflict[0]}`, next }
  }
  const stop = stopAt(text, error)
  return insideText(stop) ?? afterText(stop) ?? quotes(stop) ?? betweenEntries(stop) ?? other(stop)
}

/** Commas and colons between keys and texts. */
function betweenEntries(stop: Stop): Fault | null {
  const { code, line, after, whole } = stop
  const above = lineAbove(stop)
  if (code === 'CommaExpected') return missingComma(stop, above)
  if (code === 'ColonExpected') return { line, expected: 'a colon between key and text', found: `none: ${whole}` }
  if (code !== 'PropertyNameExpected' && code !== 'ValueExpected') return null
  if (above.head.endsWith(',') && /^[}\]]/.test(after)) {
    return { line: above.line, expected: 'no comma after the last text of a group', found: `one: ${shown(above.text)}` }
  }
  if (/[,{]$/.test(above.head) && after.startsWith(',')) {
    return { line, expected: 'one comma between two texts', found: `one too many: ${whole}` }
  }
  return above.head.endsWith(':')
    ? { line: above.line, expected: 'a text in quotation marks after the colon', found: `none: ${shown(above.text)}` }
    : null
}

/** What stands before the place of an error, and its last line that is not empty: there the mistake was made. */
function lineAbove({ text, offset }: Stop) {
  const head = text.slice(0, offset).trimEnd()
  return { head, line: lineAt(text, head.length - 1), text: head.slice(head.lastIndexOf('\n') + 1) }
}

function missingComma({ text, line, before, after, whole }: Stop, above: ReturnType<typeof lineAbove>): Fault {
  const [closing] = /^[}\]]/.exec(after) ?? []
  if (closing) {
    const lacking = closing === '}' ? ']' : '}'
    return { line, expected: `a closing ${lacking} before this ${closing}`, found: `none: ${whole}` }
  }
  const colon = after.startsWith(':') ? /:\s*"(?:[^"\\]|\\.)*"$/.exec(above.head) : null
  if (colon) {
    const expected = 'a brace { after the colon of a group'
    return { line: lineAt(text, colon.index), expected, found: `none: ${whole}` }
  }
  if (above.line === line) return { line, expected: 'a comma between two values', found: `none after ${shown(before)}` }
  const found = `none: ${shown(above.text)}`
  return indent(before) < indent(above.text)
    ? { line: above.line, expected: 'a closing brace with a comma, "},", after this line', found }
    : { line: above.line, expected: 'a comma at the end of this line', found }
}

function other({ text, code, offset, line, whole }: Stop): Fault {
  const ends = text.slice(offset).trim() === ''
  if (code === 'EndOfFileExpected') return endFault(text, offset)
  return ends ? missingBrace(text) : { line, expected: 'an entry, "key": "text"', found: whole }
}

const indent = (line: string) => line.length - line.trimStart().length
