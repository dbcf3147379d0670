import type { Node } from 'jsonc-parser'
import { lineAt } from '../../../lib/fault.ts'
import { parseJson } from '../../../lib/json/parse.ts'
import type { Remark } from '../registry.ts'

export interface PlacedRemark extends Remark {
  /** From 1. */
  readonly line: number
}

/** Reads a JSON file piece by piece and notes, with its line, whatever is not as expected. */
export class JsonReader {
  readonly remarks: PlacedRemark[] = []
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The root of the file; null when it is not JSON. */
  root(): Node | null {
    const { root, fault } = parseJson(this.#text)
    if (fault) this.remarks.push(fault)
    return root
  }

  lineAt(offset: number): number {
    return lineAt(this.#text, offset)
  }

  note(node: Node, expected: string, found: string): void {
    this.remarks.push({ line: this.lineAt(node.offset), expected, found })
  }

  /** The values of an object by name. Notes a name that is not among `names`, or that stands twice. */
  object(node: Node, what: string, names?: readonly string[]): Map<string, Node> {
    const values = new Map<string, Node>()
    if (node.type !== 'object') this.note(node, `${what}: an object`, `a value of type ${node.type}`)
    for (const property of (node.type === 'object' && node.children) || []) {
      const [name, value] = property.children ?? []
      if (!name || !value) continue
      const key = String(name.value)
      if (names && !names.includes(key)) this.note(name, `${what}: one of ${names.join(', ')}`, `"${key}"`)
      else if (values.has(key)) this.note(name, `${what}: "${key}" once`, `"${key}" twice`)
      else values.set(key, value)
    }
    return values
  }

  list(node: Node | undefined, what: string): readonly Node[] {
    if (!node) return []
    if (node.type === 'array') return node.children ?? []
    this.note(node, `${what}: a list, [ … ]`, `a value of type ${node.type}`)
    return []
  }

  /** A text that is not empty; "" after noting anything else. */
  text(node: Node, what: string): string {
    if (node.type === 'string' && String(node.value).trim() !== '') return String(node.value)
    this.note(node, `${what}: a text`, node.type === 'string' ? 'an empty text' : `a value of type ${node.type}`)
    return ''
  }

  texts(node: Node | undefined, what: string): string[] {
    return this.list(node, what)
      .map((item) => this.text(item, what))
      .filter((text) => text !== '')
  }
}
