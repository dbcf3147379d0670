import path from 'node:path'
import { cacheFile } from '../config.ts'
import { isDeepStrictEqual } from 'node:util'
import type { FileEdit, RawFiles } from './fileEdits.ts'
import { attempt } from '../lib/attempt.ts'
import { editJson } from '../lib/json/edits.ts'
import { isObject, jsonIn, valueAt } from '../lib/json/values.ts'
import { printJson } from './jsonFile.ts'
import { isWholeFile, WHOLE_KEY, wholeText } from './wholeFile.ts'

/** What a save or a command did to the files, so that it can be taken back. */
export interface Step {
  readonly by: 'editor' | 'accept'
  readonly changes: readonly MessageChange[]
  /** Of an editor's: when it was done (ISO 8601), what was done, as people say it, and by whom, where that is known. */
  readonly at?: string
  readonly done?: string
  readonly person?: string | null
  /** When it was taken back, ISO 8601; it can be done again. */
  readonly undone?: string
}

/** What can be taken back, or done again. */
export interface LastStep {
  readonly id: string
  readonly done: string
}

/** Of the steps that editors have done to a message, or to any, the one to take back, and the one to do again. */
export function lastSteps(steps: readonly Step[], id?: string): { undo: Step | undefined; redo: Step | undefined } {
  const own = steps.filter(
    ({ by, changes }) => by === 'editor' && changes.some((one) => id === undefined || one.id === id),
  )
  const undone = own.filter((step) => step.undone !== undefined)
  return {
    undo: own.findLast((step) => step.undone === undefined),
    redo: undone.toSorted((one, other) => (one.undone ?? '').localeCompare(other.undone ?? '')).at(-1),
  }
}

/** Whether a step is taken back, or done again. */
export type Turn = 'undo' | 'redo'

/** What it did to one message. */
export interface MessageChange {
  readonly id: string
  readonly values: readonly ChangedValue[]
  readonly items: readonly AddedItem[]
}

interface Place {
  readonly file: string
  readonly path: readonly string[]
}

interface ChangedValue extends Place {
  readonly before?: unknown
  readonly after?: unknown
}

interface AddedItem extends Place {
  readonly item: unknown
}

/** How many of the last steps of a locale are kept. */
const KEPT = 200

/** Where the last steps of a locale are kept; a file of this machine alone. */
export const journalFile = (root: string, code: string) => cacheFile(root, `edited-${code}.json`)

/** The steps of a file, the last one at the end. A file that cannot be read holds none: nothing else depends on it. */
export function parseJournal(text: string | null | undefined): Step[] {
  const steps = valueAt(jsonIn(text), ['steps'])
  return Array.isArray(steps) ? steps.filter(isStep) : []
}

/** The file of some steps. */
export const printJournal = (steps: readonly Step[]) => printJson({ steps: steps.slice(-KEPT) })

const isStep = (value: unknown): value is Step =>
  isObject(value) && typeof value['by'] === 'string' && isListOf(value['changes'], isChange)

const isChange = (value: Record<string, unknown>) =>
  typeof value['id'] === 'string' && isListOf(value['values'], isPlace) && isListOf(value['items'], isPlace)

const isPlace = (value: Record<string, unknown>) => typeof value['file'] === 'string' && Array.isArray(value['path'])

const isListOf = (value: unknown, is: (item: Record<string, unknown>) => boolean) =>
  Array.isArray(value) && value.every((item) => isObject(item) && is(item))

/** The files of a project as a step finds or leaves them. */
export class FilesBefore {
  readonly #root: string
  readonly #raw: RawFiles
  readonly #trees = new Map<string, unknown>()

  constructor(root: string, raw: RawFiles) {
    this.#root = root
    this.#raw = raw
  }

  changeOf(id: string, edits: readonly FileEdit[]): MessageChange {
    const placeOf = (edit: FileEdit): Place => ({
      file: path.relative(this.#root, edit.file),
      path: edit.path.map(String),
    })
    return {
      id,
      values: edits.flatMap((edit) =>
        'value' in edit ? [{ ...placeOf(edit), before: this.#valueAt(edit), after: edit.value }] : [],
      ),
      items: edits.flatMap((edit) => ('item' in edit ? [{ ...placeOf(edit), item: edit.item }] : [])),
    }
  }

  /** What takes a change back, or does it again; null when something else has changed the same since, or it is of other files. */
  editsFor({ values, items }: MessageChange, turn: Turn): FileEdit[] | null {
    const [from, to] = turn === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const)
    const at = (place: Place) => ({ file: path.join(this.#root, place.file), path: [...place.path] })
    if (values.some((value) => !isDeepStrictEqual(this.#valueAt(at(value)), value[from]))) return null
    const edits = values.map((value): FileEdit => ({ ...at(value), value: value[to] }))
    for (const { item, ...place } of items) {
      if (turn === 'redo') edits.push({ ...at(place), item })
      else {
        const index = lastOf(this.#valueAt(at(place)), item)
        if (index < 0) return null
        edits.push({ ...at(place), path: [...place.path, index], value: undefined })
      }
    }
    return edits.every(({ file }) => this.#raw.has(file)) ? edits : null
  }

  #valueAt({ file, path }: Pick<FileEdit, 'file' | 'path'>): unknown {
    if (!this.#trees.has(file)) {
      const text = this.#raw.get(file)
      // Of a file that cannot be read, nothing is known.
      this.#trees.set(file, isWholeFile(file) ? { [WHOLE_KEY]: wholeText(text ?? '') } : jsonIn(text))
    }
    return valueAt(this.#trees.get(file), path.map(String))
  }
}

const lastOf = (list: unknown, item: unknown) =>
  Array.isArray(list) ? list.findLastIndex((one) => isDeepStrictEqual(one, item)) : -1

/** Files as they were before a step, whatever else has changed in them since. */
export function filesBefore(root: string, raw: RawFiles, { changes }: Step): RawFiles {
  const before = new Map(raw)
  for (const { values, items } of changes) {
    for (const { file: name, ...place } of [...values, ...items]) {
      const file = path.join(root, name)
      if (!raw.has(file) || isWholeFile(file)) continue
      const text = before.get(file) ?? '{}'
      const at = [...place.path, ...('item' in place ? [lastOf(valueAt(jsonIn(text), place.path), place.item)] : [])]
      const value = 'before' in place ? place.before : undefined
      before.set(file, attempt(() => editJson(text, [{ path: at, value }])) ?? text)
    }
  }
  return before
}
