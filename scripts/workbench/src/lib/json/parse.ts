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
  const found = faultAround(text) ?? (errors[0] && faultOf(text, errors[0])) ?? (root && duplicateIn(text, root, []))
  if (found || !root) return { root: null, fault: found ?? empty }
  return { root, fault: null }
}

const fault = (line: number, found: string): Fault => ({ line, expected: '', found })
const empty = fault(1, 'The file is empty. Write {} into it.')

/** A fault of the whole file. */
function faultAround(text: string): Fault | null {
  if (text.startsWith('\uFEFF'))
    return fault(1, 'The file begins with a byte-order mark. Save it as UTF-8 without one.')
  if (text.trim() === '') return empty
  const conflict = /^(?:<{7}|={7}|>{7})(?!\S)/m.exec(text)
  if (!conflict) return null
  const next = 'Run the command "merge", or keep the lines that are right and delete this mark and the others.'
  return fault(lineAt(text, conflict.index), `A merge conflict is left here (${conflict[0]}). ${next}`)
}

/** Describes the place where the parser stopped. A fault at the end of a line is found at the start of the next one. */
function faultOf(text: string, { error, offset }: ParseError): Fault {
  const code = printParseErrorCode(error)
  const [head, tail] = [text.slice(0, offset).trimEnd(), text.slice(offset)]
  const isFirst = text.slice(head.length, offset).includes('\n')
  const here = (advice: string) => faultAt(text, offset, advice)
  const above = (advice: string) => faultAt(text, head.length - 1, advice)
  if (code === 'UnexpectedEndOfString')
    return here('Add the quotation mark " at the end of this text (line break: \\n)')
  if (code === 'InvalidCommentToken') return here('Remove the comment, which JSON does not allow')
  if (code === 'InvalidCharacter') return here('Write \\t for a tab, and remove any other control character')
  if (/^Invalid(?:Escape|Unicode)/.test(code)) return here('Write \\\\ for a backslash, or \\" for a quotation mark')
  if (tail.trim() === '') return above('Add the } or ] that is missing after this')
  if (head.endsWith(',') && /^[}\]]/.test(tail)) return above('Remove the comma after the last text of a group')
  if (code === 'CommaExpected' && isFirst) return above('Add a comma at the end of this line')
  if (head.endsWith('"') && !isFirst) return here('Write \\" inside a text, or the marks of your language, such as „ ”')
  return here('Write "key": "text" with straight quotation marks, and a comma between two texts')
}

/** In characters. */
const LONG = 90

/** A fault with an excerpt of its line, on which a terminal cannot act. */
function faultAt(text: string, at: number, advice: string): Fault {
  const start = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - LONG / 2)
  const [line = ''] = text.slice(start).split('\n')
  const excerpt = withPictures(line.trim().slice(0, LONG)) + (line.length > LONG ? '…' : '')
  return fault(lineAt(text, at), `${advice}: ${excerpt}`)
}

/** Finds a name that an object has twice. */
function duplicateIn(text: string, { type, children = [] }: Node, above: readonly string[]): Fault | null {
  const names = new Set<string>()
  for (const child of children) {
    const [name, value] = type === 'object' ? (child.children ?? []) : [undefined, child]
    const key = name ? [...above, String(name.value)] : above
    if (name && names.has(name.value)) {
      return fault(lineAt(text, child.offset), `The key "${key.join('.')}" is there twice. Remove one of the two.`)
    }
    if (name) names.add(name.value)
    const below = value && duplicateIn(text, value, key)
    if (below) return below
  }
  return null
}
