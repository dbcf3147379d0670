import type { Node } from 'jsonc-parser'
import { type Fault, lineAt } from '../fault.ts'
import { parseJson } from './parse.ts'

/** Reads a hand-written JSON file piece by piece, and notes everything unexpected. Missing values are empty. */
export class JsonReader {
  readonly mismatches: Fault[] = []
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  root(): Node | null {
    const { root, fault } = parseJson(this.#text)
    if (fault) this.mismatches.push(fault)
    return root
  }

  lineAt(node: Node): number {
    return lineAt(this.#text, node.offset)
  }

  note(node: Node, expected: string, found: string): void {
    this.mismatches.push({ line: this.lineAt(node), expected, found })
  }

  /** True if a node has a type; notes it otherwise. */
  is(node: Node | undefined, type: Node['type'], expected: string): node is Node {
    if (node && node.type !== type) this.note(node, expected, `a value of type ${node.type}`)
    return node?.type === type
  }

  /** The values of an object by name. Notes a name that is not among `names`. */
  object(node: Node | undefined, what: string, names?: readonly string[]): Map<string, Node> {
    const values = new Map<string, Node>()
    for (const { children } of (this.is(node, 'object', `${what}: an object, { … }`) && node.children) || []) {
      const [name, value] = children ?? []
      if (!name || !value) continue
      const key = String(name.value)
      if (names && !names.includes(key)) this.note(name, `one of ${names.join(', ')} in ${what}`, `"${key}"`)
      else values.set(key, value)
    }
    return values
  }

  list(node: Node | undefined, what: string): readonly Node[] {
    return (this.is(node, 'array', `${what}: a list, [ … ]`) && node.children) || []
  }

  /** A text that is not empty; "" after noting anything else. */
  text(node: Node | undefined, what: string): string {
    if (!this.is(node, 'string', `${what}: a text`)) return ''
    if (String(node.value).trim() !== '') return String(node.value)
    this.note(node, `${what}: a text`, 'an empty text')
    return ''
  }

  texts(node: Node | undefined, what: string): string[] {
    return this.list(node, what)
      .map((item) => this.text(item, what))
      .filter((text) => text !== '')
  }
}
