import { getNodeValue, type Node } from 'jsonc-parser'
import { lineAt } from '../../lib/fault.ts'
import { parseJson } from '../../lib/json/parse.ts'

/** A value of a JSON file with its text, cut so that it can be put together again in another order. */
export interface Piece {
  readonly value: unknown
  /** The value as it stands in its file. */
  readonly raw: string
  /** What is in an object or list; null for a value that is taken whole. */
  readonly group: Group | null
}

export interface Group {
  readonly open: '{' | '['
  readonly children: readonly Child[]
  /** What stands before the closing bracket. */
  readonly tail: string
}

export interface Child {
  /** The name of a property, or what tells an item of a list from the others. */
  readonly id: string
  /** The white space before it. */
  readonly lead: string
  /** The name of a property as it stands, with its colon; empty for an item of a list. */
  readonly label: string
  readonly piece: Piece
}

/** What tells an item of a list from the others; null for a list that is to be taken whole. */
export type Identity = (item: unknown) => string | null

/** Cuts a JSON text. Throws an error with the line when it is not JSON, or has a name twice in an object. */
export function cutJson(text: string, identity: Identity): Piece {
  const { root, fault } = parseJson(text)
  if (fault) throw new Error(`line ${fault.line}: expected ${fault.expected}, found ${fault.found}`)
  return cut(text, root, identity)
}

const end = (node: Node) => node.offset + node.length

function cut(text: string, node: Node, identity: Identity): Piece {
  const whole = { value: getNodeValue(node), raw: text.slice(node.offset, end(node)) }
  if (node.type !== 'object' && node.type !== 'array') return { ...whole, group: null }
  const children: Child[] = []
  const seen = new Set<string>()
  let from = node.offset + 1
  for (const child of node.children ?? []) {
    const [name, inner] = node.type === 'object' ? (child.children ?? []) : [undefined, child]
    if (!inner) throw new Error(`line ${lineAt(text, child.offset)}: expected a name with a value`)
    const id = name ? String(name.value) : identity(getNodeValue(inner))
    if (id === null || seen.has(id)) {
      if (node.type === 'array') return { ...whole, group: null }
      throw new Error(`line ${lineAt(text, child.offset)}: expected each name once, found "${id}" twice`)
    }
    seen.add(id)
    const lead = text.slice(from, child.offset).replace(/^\s*,/, '')
    const label = text.slice(child.offset, inner.offset)
    children.push({ id, lead, label, piece: cut(text, inner, identity) })
    from = end(child)
  }
  const open = node.type === 'object' ? '{' : '['
  return { ...whole, group: { open, children, tail: text.slice(from, end(node) - 1) } }
}
