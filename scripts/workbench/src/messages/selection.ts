import { keyPattern } from '../project/keyPattern.ts'
import { namespaceNamed } from './pageNames.ts'
import { formKey, type Unit, type UnitState, unitId } from './units.ts'
import type { Project } from '../project/project.ts'

/** The wanted part of a locale; omitted fields do not restrict it. */
export interface Selection {
  /** A page is its own file: header and footer are in "common". */
  readonly pages?: readonly string[] | undefined
  readonly only?: readonly UnitState[] | undefined
  /** Keys such as "pages/about:hero.title", in which * matches anything. */
  readonly keys?: readonly string[] | undefined
}

/** The selected units. Throws if a page or a key matches nothing. */
export function select(
  project: Project,
  units: readonly Unit[],
  { pages = [], only = [], keys = [] }: Selection,
): Unit[] {
  const namespaces = pages.map((page) => namespaceNamed(project, page))
  const lacking = namespaces.find((name) => !units.some(({ namespace }) => namespace === name))
  if (lacking !== undefined) throw new Error(`"${lacking}" has no text to export.`)
  const patterns = patternsOf(keys, units)
  return units.filter(
    (unit) =>
      (namespaces.length === 0 || namespaces.includes(unit.namespace)) &&
      (patterns.length === 0 || patterns.some(({ isOf }) => isOf(unit))) &&
      (only.length === 0 || only.includes(unit.state)),
  )
}

/** Compiles keys to filters. Throws an error if some of them match no text. */
export function patternsOf(keys: readonly string[], units: readonly Unit[]) {
  const patterns = keys.map((key) => {
    const pattern = keyPattern(key)
    return { key, isOf: (unit: Unit) => idsOf(unit).some((id) => pattern.test(id)) }
  })
  const unknown = patterns.filter(({ isOf }) => !units.some(isOf))
  if (unknown.length === 0) return patterns
  const [first] = units
  const names = unknown.map(({ key }) => `"${key}"`).join(', ')
  throw new Error(`${names}: there is no such text. Write a key such as ${first ? unitId(first) : ''}.`)
}

/** The id of a unit, and those of its plural forms: "status --english-changed" prints "pages/about:offices_few". */
const idsOf = (unit: Unit) => [unitId(unit), ...unit.forms.map((form) => unitId({ ...unit, key: formKey(unit, form) }))]
