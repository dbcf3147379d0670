import { getNodeValue, type Node } from 'jsonc-parser'
import { inSentences, lineAt } from '../fault.ts'
import { parseJson } from './parse.ts'

/** A value of a JSON text, cut so that parts of it can be replaced or moved and the rest keeps its characters. */
export interface Piece {
  readonly value: unknown
  /** As written; for a group, see its children. */
  readonly raw: string
  /** The content of an object or list; null for a value that is kept whole. */
  readonly group: Group | null
}

export interface Group {
  readonly open: '{' | '['
  readonly children: Child[]
  /** The text before the closing bracket. */
  tail: string
}

export interface Child {
  /** The name of a property, or the identity of an item in a list. */
  readonly id: string
  /** The white space before it. */
  readonly lead: string
  /** The name of a property as written, with its colon; empty for an item of a list. */
  readonly label: string
  piece: Piece
  /** The white space before the comma after it. */
  gap: string
}

/** Returns the identity of an item in a list; null for a list that is kept whole. */
type Identity = (item: unknown, index: number) => string | null

/**
 * Cuts a JSON text into a piece and the text around it. Throws an error with the line if it is not JSON, or if an
 * object has a name twice.
 */
export function cutJson(text: string, identity: Identity): { piece: Piece; before: string; after: string } {
  const { root, fault } = parseJson(text)
  if (fault) throw new Error(`line ${fault.line}: ${inSentences(fault)}`)
  const [before, after] = [text.slice(0, root.offset), text.slice(end(root))]
  return { piece: cut(text, root, identity), before, after }
}

const end = (node: Node) => node.offset + node.length

function cut(text: string, node: Node, identity: Identity): Piece {
  const whole = { value: getNodeValue(node), raw: text.slice(node.offset, end(node)) }
  if (node.type !== 'object' && node.type !== 'array') return { ...whole, group: null }
  const children: Child[] = []
  const seen = new Set<string>()
  let from = node.offset + 1
  for (const [index, child] of (node.children ?? []).entries()) {
    const [name, inner] = node.type === 'object' ? (child.children ?? []) : [undefined, child]
    if (!inner) throw new Error(`line ${lineAt(text, child.offset)}: a name has no value`)
    const id = name ? String(name.value) : identity(getNodeValue(inner), index)
    if (id === null || seen.has(id)) {
      if (node.type === 'array') return { ...whole, group: null }
      throw new Error(`line ${lineAt(text, child.offset)}: "${id}" is there twice`)
    }
    seen.add(id)
    const [, gap = '', lead = ''] = /^(?:(\s*),)?(\s*)$/.exec(text.slice(from, child.offset)) ?? []
    const last = children.at(-1)
    if (last) last.gap = gap
    const label = text.slice(child.offset, inner.offset)
    children.push({ id, lead, label, piece: cut(text, inner, identity), gap: '' })
    from = end(child)
  }
  const open = node.type === 'object' ? '{' : '['
  return { ...whole, group: { open, children, tail: text.slice(from, end(node) - 1) } }
}

/** The text of a piece. */
export const printPiece = ({ raw, group }: Piece): string =>
  group
    ? printGroup(
        group,
        group.children.map(({ piece, ...child }) => ({ ...child, raw: printPiece(piece) })),
      )
    : raw

/** Prints a group with some children. */
function printGroup(
  { open, tail }: Pick<Group, 'open' | 'tail'>,
  children: readonly (Pick<Child, 'lead' | 'label' | 'gap'> & { readonly raw: string })[],
): string {
  const close = open === '{' ? '}' : ']'
  if (children.length === 0) return open + close
  return `${open}${children.map(({ lead, label, raw, gap }) => lead + label + raw + gap).join(',')}${tail}${close}`
}
