import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { withPictures } from '../difference.ts'
import { type Fault, lineAt } from '../fault.ts'

/**
 * Parses strict JSON, without comments. A name that an object has twice is a fault, too. The fault is described in terms
 * that a translator can act on.
 */
export function parseJson(text: string): { root: Node; fault: null } | { root: null; fault: Fault } {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const fault = faultAround(text) ?? (errors[0] && faultOf(text, errors[0])) ?? (root && duplicateIn(text, root, []))
  if (fault || !root) return { root: null, fault: fault ?? { line: 1, expected: shape, found: 'an empty file' } }
  return { root, fault: null }
}

const shape = '{ "key": "text" }'

/** A fault of the whole file. */
function faultAround(text: string): Fault | null {
  if (text.startsWith('\uFEFF')) {
    const next = 'Save the file as UTF-8 without it.'
    return { line: 1, expected: 'UTF-8 without a byte-order mark', found: 'a byte-order mark', next }
  }
  if (text.trim() === '') return { line: 1, expected: shape, found: 'an empty file' }
  const conflict = /^(?:<{7}|={7}|>{7})(?!\S)/m.exec(text)
  if (!conflict) return null
  const next = 'Run the command "merge", or keep the lines that are right and delete this mark and the others.'
  const found = `A merge conflict is left here (${conflict[0]}).`
  return { line: lineAt(text, conflict.index), expected: '', found, next }
}

/** Describes the place where the parser stopped. A fault at the end of a line is found at the start of the next one. */
function faultOf(text: string, { error, offset }: ParseError): Fault {
  const code = printParseErrorCode(error)
  const [head, tail] = [text.slice(0, offset).trimEnd(), text.slice(offset)]
  const isFirst = text.slice(head.length, offset).includes('\n')
  const here = (expected: string, found = '') => faultAt(text, offset, expected, found)
  const above = (expected: string, found: string) => faultAt(text, head.length - 1, expected, found)
  if (code === 'UnexpectedEndOfString') return here('a quotation mark " at the end, and \\n for a line break', 'none: ')
  if (code === 'InvalidCommentToken') return here('no comment: JSON has none')
  if (code === 'InvalidCharacter') return here('\\t for a tab, and no other control character in a text')
  if (/^Invalid(?:Escape|Unicode)/.test(code)) return here('\\\\ for a backslash, or \\" for a quotation mark')
  if (tail.trim() === '') return above('a closing } or ] for each { and [', 'none after ')
  if (head.endsWith(',') && /^[}\]]/.test(tail)) return above('no comma after the last text of a group', 'a comma: ')
  if (code === 'CommaExpected' && isFirst) return above('a comma at the end of this line', 'none: ')
  if (head.endsWith('"') && !isFirst)
    return here('inside a text \\" or marks of the language, such as „ ”', 'a bare ": ')
  return here('"key": "text" in straight quotation marks, and a comma between two texts')
}

/** In characters. */
const LONG = 90

/** A fault with an excerpt of its line, on which a terminal cannot act. */
function faultAt(text: string, at: number, expected: string, found: string): Fault {
  const start = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - LONG / 2)
  const [line = ''] = text.slice(start).split('\n')
  const excerpt = withPictures(line.trim().slice(0, LONG)) + (line.length > LONG ? '…' : '')
  return { line: lineAt(text, at), expected, found: found + excerpt }
}

/** Finds a name that an object has twice. */
function duplicateIn(text: string, { type, children = [] }: Node, above: readonly string[]): Fault | null {
  const names = new Set<string>()
  for (const child of children) {
    const [name, value] = type === 'object' ? (child.children ?? []) : [undefined, child]
    const key = name ? [...above, String(name.value)] : above
    if (name && names.has(name.value)) {
      return { line: lineAt(text, child.offset), expected: `"${key.join('.')}" once`, found: 'the key twice' }
    }
    if (name) names.add(name.value)
    const below = value && duplicateIn(text, value, key)
    if (below) return below
  }
  return null
}
