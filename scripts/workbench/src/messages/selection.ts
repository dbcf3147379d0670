import { messagesOfPage, type Usage } from '../project/coverage.ts'
import { keyPattern } from '../project/keyPattern.ts'
import { namespaceNamed, viewOf } from './pageNames.ts'
import { formKey, type Unit, type UnitState, unitId } from './units.ts'
import type { Project } from '../project/project.ts'

/** The wanted part of a locale; omitted fields do not restrict it. */
export interface Selection {
  readonly pages?: readonly string[] | undefined
  readonly only?: readonly UnitState[] | undefined
  /** Keys such as "pages/about:hero.title", in which * matches anything. */
  readonly keys?: readonly string[] | undefined
}

/** The selected units; without `usage`, a page is its own file. Throws if a page or a key matches nothing. */
export function select(project: Project, units: readonly Unit[], selection: Selection, usage: Usage | null): Unit[] {
  const { pages = [], only = [], keys = [] } = selection
  const chosen = pages.map((page) => pageFilter(project, page, usage, units))
  const patterns = patternsOf(keys, units)
  return units.filter(
    (unit) =>
      (chosen.length === 0 || chosen.some((isOn) => isOn(unit))) &&
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
  throw new Error(`${names}: English has no such text. Write a key such as ${first ? unitId(first) : ''}.`)
}

/** The id of a unit, and those of its plural forms: "status --english-changed" prints "pages/about:offices_few". */
const idsOf = (unit: Unit) => [unitId(unit), ...unit.forms.map((form) => unitId({ ...unit, key: formKey(unit, form) }))]

function pageFilter(
  project: Project,
  page: string,
  usage: Usage | null,
  units: readonly Unit[],
): (unit: Unit) => boolean {
  const namespace = namespaceNamed(project, page)
  const view = viewOf(project, namespace)
  if (project.layout.isWhole(namespace) && !units.some((unit) => unit.namespace === namespace))
    throw new Error(`English and the locale do not both have a file "${page}".`)
  if (!view || !usage) return (unit) => unit.namespace === namespace
  const shown = messagesOfPage(project, usage, view, units)
  return (unit) => shown.has(unitId(unit)) || unit.namespace === namespace
}
