import type { Element, Node } from '@xmldom/xmldom'
import { type FileFinding, findingAt, type ReadUnit } from '../model.ts'
import { commentsIn } from '../notes.ts'
import { elementsOf, isElement } from '../xml.ts'

/** What is wrong inside a source or target. */
class InlineError extends Error {
  override name = 'InlineError'
  readonly line: number

  constructor({ lineNumber }: Node, message: string) {
    super(message)
    this.line = lineNumber ?? 1
  }
}

/** Reads units one by one, with their ids. What is wrong inside one becomes a finding, and the unit is left out. */
export function readUnits(
  units: Iterable<readonly [id: string, unit: Element]>,
  read: (unit: Element) => Omit<ReadUnit, 'id' | 'line'>,
  findings: FileFinding[],
): ReadUnit[] {
  return [...units].flatMap(([id, unit]) => {
    try {
      return [{ id, line: unit.lineNumber ?? 1, ...read(unit) }]
    } catch (error) {
      if (!(error instanceof InlineError)) throw error
      findings.push(findingAt(error.line, 'inline-codes', 'the codes of the export', error.message, id))
      return []
    }
  })
}

/** Reads one inline element; null when it is not known. `content` reads what is inside. */
export type ReadCode = (element: Element, content: () => string) => string | null

/** The text of a source or target, its codes put back. Throws an InlineError on an element that `readCode` does not know. */
export function readInline(parent: Node, readCode: ReadCode): string {
  let text = ''
  for (const node of parent.childNodes) {
    if (isElement(node)) {
      const code = readCode(node, () => readInline(node, readCode))
      if (code === null) throw new InlineError(node, `<${node.nodeName}>, which stands for no code`)
      text += code
    } else if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
      text += node.nodeValue ?? ''
  }
  return text
}

/** The character of "U+0001" or "0001"; null for anything else. */
export function characterOf(codePoint: string | null): string | null {
  const value = Number.parseInt(/^(?:U\+)?([0-9A-F]+)$/i.exec(codePoint ?? '')?.[1] ?? '', 16)
  return value <= 0x10ffff ? String.fromCodePoint(value) : null
}

/**
 * What translators say of a text: in its own notes and those of each group that it is the first text of, and in some
 * attribute of marks within the text.
 */
export function commentsOf(
  unit: Element,
  { notesIn, inText }: { notesIn: (holder: Element) => Element[]; inText: string[] },
): string[] {
  const notes = holdersOf(unit).flatMap(notesIn)
  return [...notes.map((note) => note.textContent ?? ''), ...inText].flatMap(commentsIn)
}

function holdersOf(unit: Element): Element[] {
  const holders = [unit]
  let { parentNode } = unit
  while (parentNode && isElement(parentNode) && parentNode.localName === 'group') {
    const [first] = elementsOf(parentNode, unit.localName ?? '', 'group')
    if (first !== holders.at(-1)) break
    holders.push(parentNode)
    parentNode = parentNode.parentNode
  }
  return holders
}
