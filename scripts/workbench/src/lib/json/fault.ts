import type { ParseError } from 'jsonc-parser'
import { type Fault, lineAt } from '../fault.ts'
import { endMistake, missingBrace } from './braces.ts'
import { type Mistake, type Stop, shown, stopAt } from './place.ts'
import { afterText, insideText, quotes } from './strings.ts'

/**
 * The first error of a parser in words. A parser stops where its grammar breaks, often lines after the mistake and in
 * terms of its own; what is said here is what a person did, on the line where it was done.
 */
export function faultOf(text: string, error: ParseError): Fault {
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

/** Commas and colons between keys and texts. */
function betweenEntries(stop: Stop): Mistake | null {
  const { text, code, offset, after, whole } = stop
  // What stands before the place, and its last line that is not empty: there the mistake was made.
  const head = text.slice(0, offset).trimEnd()
  const line = lineAt(text, head.length - 1)
  const last = shown(head.slice(head.lastIndexOf('\n') + 1))
  if (code === 'CommaExpected') return missingComma(stop, head)
  if (code === 'ColonExpected') return ['a colon between key and text', `none: ${whole}`]
  if (code !== 'PropertyNameExpected' && code !== 'ValueExpected') return null
  if (head.endsWith(',') && /^[}\]]/.test(after)) {
    return ['no comma after the last text of a group', `one: ${last}`, line]
  }
  if (/[,{]$/.test(head) && after.startsWith(',')) return ['one comma between two texts', `one too many: ${whole}`]
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
