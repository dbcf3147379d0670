import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser'
import { formattingOf, placeValue, removeValue } from '../../lib/json/edits.ts'
import { messageOf } from '../../lib/run.ts'

/** A value of a JSON file that is to change. */
export interface ValueEdit {
  readonly file: string
  readonly path: readonly string[]
  /** Undefined takes the value away, and groups that this leaves empty. */
  readonly value: unknown
  /** The names that a group may have, in the order in which they are to stand. */
  readonly namesIn: (group: readonly string[]) => readonly string[]
}

/** An item that is to be added at the end of a list in a JSON file. */
export interface ItemEdit {
  readonly file: string
  readonly path: readonly string[]
  readonly item: unknown
}

/** An item that is to go from a list in a JSON file, and the list with the last one. */
export interface RemovalEdit {
  readonly file: string
  readonly path: readonly string[]
  readonly removeAt: number
}

export type Edit = ValueEdit | ItemEdit | RemovalEdit

/** The texts of files by name; null for one that is not there. */
export type RawFiles = ReadonlyMap<string, string | null>

/**
 * Files with some values changed: all else keeps its characters, its order and its line ends. Throws an error when a value
 * has no place beside what is there.
 */
export function applyAll(raw: RawFiles, edits: readonly Edit[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const edit of edits) {
    const before = files.get(edit.file) ?? raw.get(edit.file) ?? '{}\n'
    files.set(edit.file, applyOne(before, edit))
  }
  return files
}

function applyOne(text: string, edit: Edit): string {
  try {
    if ('item' in edit) return appendItem(text, edit)
    if ('removeAt' in edit) return removeValue(text, [...edit.path, edit.removeAt])
    const { value, namesIn } = edit
    const next = value === undefined ? removed(text, edit.path) : placeValue(text, edit.path, value, namesIn)
    if (isDeepStrictEqual(valueAt(next, edit.path), value)) return next
  } catch (error) {
    throw new Error(
      `${nameOf(edit.file)}: a text stands where English has a group of texts, or the reverse (${messageOf(error)}). Nothing was written.`,
    )
  }
  throw new Error(
    `${nameOf(edit.file)}: "${edit.path.join('.')}" cannot be placed beside what is there. Nothing was written.`,
  )
}

/** As a person would name it: locales/pl/common.json. */
const nameOf = (file: string) => file.slice(file.lastIndexOf(`${path.sep}locales${path.sep}`) + 1)

const removed = (text: string, place: readonly string[]) =>
  valueAt(text, place) === undefined ? text : removeValue(text, [...place])

function appendItem(text: string, edit: ItemEdit): string {
  const list = valueAt(text, edit.path)
  const formattingOptions = formattingOf(text)
  const [place, value]: [JSONPath, unknown] = Array.isArray(list)
    ? [[...edit.path, -1], edit.item]
    : [[...edit.path], [edit.item]]
  return applyEdits(text, modify(text, place, value, { formattingOptions, isArrayInsertion: Array.isArray(list) }))
}

/** The value at a place of a JSON text; undefined when there is none. */
export function valueAt(text: string | null, place: readonly string[]): unknown {
  const root = text === null ? undefined : parseTree(text)
  const node = root && findNodeAtLocation(root, [...place])
  // The parser's own values have no prototype, and so equal no others.
  return node && JSON.parse(text?.slice(node.offset, node.offset + node.length) ?? '')
}
