import type { JSONPath } from 'jsonc-parser'
import { type Child, cutJson, type Group, type Piece, printPiece } from './pieces.ts'

/** Returns the allowed names of a group, in their wanted order. */
export type NamesIn = (group: readonly string[]) => readonly string[]

/** A new value (undefined removes it, and then empty groups), or an item for the end of a list. */
export type JsonEdit = { readonly path: JSONPath } & ({ readonly value: unknown } | { readonly item: unknown })

/**
 * Applies edits to a JSON text. Everything else keeps its characters, its order and its line ends. A new name goes
 * after the nearest existing one before it; without `namesIn`, to the end of its group. The indices of items are those
 * of the original text. Throws if a text is in the place of a group, or the reverse.
 */
export function editJson(text: string, edits: readonly JsonEdit[], namesIn: NamesIn = () => []): string {
  const { piece, before, after } = cutJson(text, byIndex)
  const unit = /^\t/m.test(text) ? '\t' : ' '.repeat(/^( +)\S/m.exec(text)?.[1]?.length ?? 2)
  const style: Style = { unit, eol: text.includes('\r\n') ? '\r\n' : '\n' }
  for (const edit of edits) {
    const path = edit.path.map(String)
    if ('value' in edit && edit.value === undefined) remove(piece, path)
    else place(piece, { ...edit, path }, { style, namesIn, indent: '', above: [] })
  }
  return before + printPiece(piece) + after
}

const byIndex = (_: unknown, index: number) => String(index)

type PlainEdit = JsonEdit & { readonly path: readonly string[] }

interface Style {
  readonly unit: string
  readonly eol: string
}

interface Place {
  readonly style: Style
  readonly namesIn: NamesIn
  /** The white space at the beginning of the line of the group. */
  readonly indent: string
  readonly above: readonly string[]
}

function remove({ group }: Piece, [name = '', ...rest]: readonly string[]): boolean {
  const at = group?.children.findIndex(({ id }) => id === name) ?? -1
  const child = group?.children[at]
  if (!group || !child || (rest.length > 0 && !remove(child.piece, rest))) return false
  if (rest.length === 0 || child.piece.group?.children.length === 0) group.children.splice(at, 1)
  return true
}

function place({ group }: Piece, edit: PlainEdit, at: Place): void {
  const [name = '', ...rest] = edit.path
  const child = group?.children.find(({ id }) => id === name)
  if (!group || (!child && group.open === '[')) throw new Error(`"${name}" is not in a group`)
  if (!child) {
    const last: unknown = 'item' in edit ? [edit.item] : edit.value
    const value = rest.reduceRight((inner, name) => ({ [name]: inner }), last)
    insert(group, { name, value, index: indexFor(group, name, at) }, at)
  } else {
    const below = { ...at, indent: indentOf(child, at), above: [...at.above, name] }
    if (rest.length > 0) place(child.piece, { ...edit, path: rest }, below)
    else change(child, edit, below)
  }
}

function change(child: Child, edit: PlainEdit, below: Place): void {
  const { group } = child.piece
  if ('item' in edit) {
    if (group?.open !== '[') throw new Error(`"${child.id}" is not a list`)
    insert(group, { name: null, value: edit.item, index: group.children.length }, below)
  } else {
    if (group?.open === '{') throw new Error(`"${child.id}" is a group`)
    child.piece = pieceOf(edit.value, below)
  }
}

function indexFor({ children }: Group, name: string, { namesIn, above }: Place): number {
  const names = namesIn(above)
  if (!names.includes(name)) return children.length
  const places = new Map(children.map(({ id }, index) => [id, index]))
  const nearest = names.slice(0, names.indexOf(name)).findLast((one) => places.has(one))
  return nearest === undefined ? 0 : (places.get(nearest) ?? 0) + 1
}

/** Inserts a value into a group in the style of its other values; `name` is null in a list. */
function insert(
  group: Group,
  { name, value, index }: { readonly name: string | null; readonly value: unknown; readonly index: number },
  at: Place,
): void {
  const { style, indent } = at
  const { children } = group
  const beside = children[index - 1] ?? children[index]
  if (!beside) group.tail = style.eol + indent
  const lead = beside?.lead ?? style.eol + indent + style.unit
  const label = name === null ? '' : `${JSON.stringify(name)}: `
  const piece = pieceOf(value, { style, indent: indentOf({ lead }, at) })
  // Items are identified by their indices in the original text.
  children.splice(index, 0, { id: name ?? `new ${index}`, lead, label, piece, gap: '' })
}

const indentOf = ({ lead }: Pick<Child, 'lead'>, { indent }: Place): string => /\n([ \t]*)$/.exec(lead)?.[1] ?? indent

const pieceOf = (value: unknown, { style: { unit, eol }, indent }: Pick<Place, 'style' | 'indent'>): Piece =>
  cutJson(JSON.stringify(value, null, unit).replaceAll('\n', eol + indent), byIndex).piece
