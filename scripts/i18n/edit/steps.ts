import path from 'node:path'
import type { Locale } from '../../../src/config/locales.ts'
import { isObject, printJson } from '../model/jsonFile.ts'
import { type Edit, type RawFiles, valueAt } from './values.ts'

/** What one change did to the files, so that it can be taken back. */
export interface Step {
  /** The message: "pages/about:hero.title". */
  readonly id: string
  readonly values: readonly ChangedValue[]
  readonly items: readonly AddedItem[]
}

interface Place {
  /** From the project's folder. */
  readonly file: string
  readonly path: readonly string[]
}

/** A value before and after; undefined where there was none. */
interface ChangedValue extends Place {
  readonly before?: unknown
  readonly after?: unknown
}

interface AddedItem extends Place {
  readonly item: unknown
}

/** How many of the last changes of a locale are kept. */
const KEPT = 200

/** Where the last changes of a locale are kept; a file of this machine alone. */
export const stepsFile = (root: string, { code }: Locale) => path.join(root, `.cache/i18n/edited-${code}.json`)

/** What some edits of a change are about to do to files that are as in `raw`. */
export function stepOf(root: string, id: string, raw: RawFiles, edits: readonly Edit[]): Step {
  const placeOf = (edit: Edit): Place => ({ file: path.relative(root, edit.file), path: edit.path })
  return {
    id,
    values: edits.flatMap((edit): ChangedValue[] =>
      'value' in edit
        ? [{ ...placeOf(edit), before: valueAt(raw.get(edit.file) ?? null, edit.path), after: edit.value }]
        : [],
    ),
    items: edits.flatMap((edit) => ('item' in edit ? [{ ...placeOf(edit), item: edit.item }] : [])),
  }
}

/** The steps of a file, the last one at the end. A file that cannot be read holds none: nothing else depends on it. */
export function parseSteps(text: string | null | undefined): Step[] {
  try {
    const tree: unknown = JSON.parse(text ?? '')
    return isObject(tree) && Array.isArray(tree['steps']) ? tree['steps'].filter(isStep) : []
  } catch {
    return []
  }
}

/** The file of some steps. */
export const printSteps = (steps: readonly Step[]) => printJson({ steps: steps.slice(-KEPT) })

const isStep = (value: unknown): value is Step =>
  isObject(value) && typeof value['id'] === 'string' && isPlaces(value['values']) && isPlaces(value['items'])

const isPlaces = (value: unknown) =>
  Array.isArray(value) &&
  value.every((one) => isObject(one) && typeof one['file'] === 'string' && Array.isArray(one['path']))
