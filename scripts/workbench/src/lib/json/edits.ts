import { applyEdits, type Edit, findNodeAtLocation, type Node } from 'jsonc-parser'
import { inSentences } from '../fault.ts'
import { parseJson } from './parse.ts'

/** Returns the allowed names of a group, in their wanted order. */
export type NamesIn = (group: readonly string[]) => readonly string[]

/** A new value (undefined removes it, and then empty groups), an item for the end of a list, or all its items in JSON. */
export type JsonEdit = { readonly path: readonly string[] } & (
  | { readonly value: unknown }
  | { readonly item: unknown }
  | { readonly items: readonly string[] }
)

/**
 * Applies edits to a JSON text. Everything else keeps its characters, its order and its line ends. A new name goes
 * after the nearest existing one before it; without `namesIn`, to the end of its group. Throws an error with the line if
 * the text is no JSON, and if a text is in the place of a group or the reverse.
 */
export function editJson(text: string, edits: readonly JsonEdit[], namesIn: NamesIn = () => []): string {
  const root = rootOf(text)
  const isPlain = (edit: JsonEdit) =>
    'value' in edit && edit.value !== undefined && (nodeAt(root, edit.path)?.type ?? 'object') !== 'object'
  const byPath = new Map(edits.filter(isPlain).map((edit) => [edit.path.join('\0'), edit]))
  // Values that are replaced change no places, so that the text is parsed once for all of them.
  const replaced = applyEdits(
    text,
    [...byPath.values()].flatMap((edit) => changesFor(text, root, edit, namesIn)),
  )
  return edits
    .filter((edit) => !isPlain(edit))
    .reduce((before, edit) => applyEdits(before, changesFor(before, rootOf(before), edit, namesIn)), replaced)
}

function rootOf(text: string): Node {
  const { root, fault } = parseJson(text)
  if (fault) throw new Error(`line ${fault.line}: ${inSentences(fault)}`)
  return root
}

const nodeAt = (root: Node, path: readonly string[]) => findNodeAtLocation(root, [...path])

function changesFor(text: string, root: Node, edit: JsonEdit, namesIn: NamesIn): Edit[] {
  const { path } = edit
  const node = nodeAt(root, path)
  if ('item' in edit && node) {
    if (node.type !== 'array') throw new Error(`"${path.at(-1)}" is not a list`)
    return [insertion(text, node, null, edit.item, node.children?.length ?? 0)]
  }
  if ('items' in edit && edit.items.length > 0 && node?.type === 'array' && node.children?.length)
    return listOf(text, node, edit.items)
  const value = valueIn(edit)
  if (value === undefined) return node ? [removal(root, path)] : []
  if (!node) return [insertionOf(text, root, path, value, namesIn)]
  if (node.type === 'object') throw new Error(`"${path.at(-1)}" is a group`)
  return [{ offset: node.offset, length: node.length, content: printValue(text, value, indentAt(text, node.offset)) }]
}

function valueIn(edit: JsonEdit): unknown {
  // The list of a whole file stays, without items.
  if ('items' in edit && edit.items.length === 0 && edit.path.length > 0) return undefined
  if ('items' in edit) return edit.items.map((item): unknown => JSON.parse(item))
  return 'item' in edit ? [edit.item] : edit.value
}

/** Replaces the items of a list that has some, in the style of those. */
function listOf(text: string, { children = [] }: Node, items: readonly string[]): Edit[] {
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) return []
  const between = spaceBefore(text, (children[1] ?? first).offset) || ' '
  return [{ offset: first.offset, length: endOf(last) - first.offset, content: items.join(`,${between}`) }]
}

const endOf = ({ offset, length }: Node) => offset + length

/** Removes a value, and the groups that have nothing else. */
function removal(root: Node, path: readonly string[]): Edit {
  const above = path.slice(0, -1)
  const { children = [] } = nodeAt(root, above) ?? root
  const index = children.findIndex((child) => child.children?.[0]?.value === path.at(-1))
  const [previous, own, next] = [children[index - 1], children[index] ?? root, children[index + 1]]
  if (previous) return { offset: endOf(previous), length: endOf(own) - endOf(previous), content: '' }
  if (next) return { offset: own.offset, length: next.offset - own.offset, content: '' }
  if (above.length > 0) return removal(root, above)
  return { offset: root.offset + 1, length: root.length - 2, content: '' }
}

/** Inserts a value, and the missing groups above it. */
function insertionOf(text: string, root: Node, path: readonly string[], value: unknown, namesIn: NamesIn): Edit {
  const depth = path.findIndex((_, index) => !nodeAt(root, path.slice(0, index + 1)))
  const [above, [name = '', ...rest]] = [path.slice(0, depth), path.slice(depth)]
  const group = nodeAt(root, above)
  if (group?.type !== 'object') throw new Error(`"${name}" is not in a group`)
  const present = (group.children ?? []).map(({ children }) => String(children?.[0]?.value))
  const names = namesIn(above)
  const before = names.slice(0, Math.max(0, names.indexOf(name))).findLast((one) => present.includes(one))
  const index = before !== undefined ? present.indexOf(before) + 1 : names.includes(name) ? 0 : present.length
  const whole = rest.reduceRight<unknown>((inner, each) => ({ [each]: inner }), value)
  return insertion(text, group, name, whole, index)
}

/** Inserts a value into a group in the style of its neighbour; `name` is null in a list. */
function insertion(text: string, group: Node, name: string | null, value: unknown, index: number): Edit {
  const { children = [], offset, length } = group
  const [previous, next] = [children[index - 1], children[index]]
  const neighbour = previous ?? next
  const [eol, indent] = [text.includes('\r\n') ? '\r\n' : '\n', indentAt(text, offset)]
  const lead = neighbour ? spaceBefore(text, neighbour.offset) : eol + indent + unitOf(text)
  const inner = /\n([ \t]*)$/.exec(lead)?.[1] ?? indent
  const written = lead + (name === null ? '' : `${JSON.stringify(name)}: `) + printValue(text, value, inner)
  if (!neighbour) return { offset: offset + 1, length: length - 2, content: written + eol + indent }
  if (previous) return { offset: endOf(previous), length: 0, content: `,${written}` }
  return { offset: offset + 1, length: 0, content: `${written},` }
}

const spaceBefore = (text: string, offset: number) => text.slice(text.slice(0, offset).trimEnd().length, offset)

/** The white space at the start of the line of an offset. */
const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? ''

/** The indentation of a level in a text. */
const unitOf = (text: string) => (/^\t/m.test(text) ? '\t' : (/^( +)\S/m.exec(text)?.[1] ?? '  '))

const printValue = (text: string, value: unknown, indent: string): string =>
  JSON.stringify(value, null, unitOf(text)).replaceAll('\n', (text.includes('\r\n') ? '\r\n' : '\n') + indent)
