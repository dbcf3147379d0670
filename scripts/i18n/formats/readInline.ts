import type { Element, Node } from '@xmldom/xmldom'
import { isElement } from './xml.ts'

/** Deeper than any text, shallow enough for the call stack. */
const DEEPEST = 100

/** Reads one inline element; null when it is not known. `content` reads what is inside. */
export type ReadCode = (element: Element, content: () => string) => string | null

/** What is wrong inside a source or target. */
export class InlineProblem extends Error {
  override name = 'InlineProblem'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** The text of a source or target, its codes put back. Throws InlineProblem on an element that `readCode` does not know. */
export function readInline(parent: Node, readCode: ReadCode, depth = 0): string {
  if (depth > DEEPEST) throw new InlineProblem(parent.lineNumber ?? 1, `elements nested more than ${DEEPEST} deep`)
  let text = ''
  for (const node of parent.childNodes) {
    if (isElement(node)) {
      const code = readCode(node, () => readInline(node, readCode, depth + 1))
      if (code === null) throw new InlineProblem(node.lineNumber ?? 1, `<${node.nodeName}>, which stands for no code`)
      text += code
    } else if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
      text += node.nodeValue ?? ''
  }
  return text
}
