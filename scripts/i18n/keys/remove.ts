import { sourceKeys } from '../checks/source.ts'
import { keyPattern } from '../model/keyPattern.ts'
import type { Project } from '../model/project.ts'
import { unitId } from '../model/units.ts'
import { changedEntries, englishFirst, type KeyEdit, prepareEdit, withoutChanged } from './changeFiles.ts'
import { type KeyChange, messageIds, parseKey, unknownKey } from './keyChange.ts'

/**
 * Takes messages out of every locale. Each name is a message of English, or a pattern in which * stands for anything.
 * Throws an error when one of them names nothing.
 */
export async function prepareRemoval(project: Project, names: readonly string[]): Promise<KeyEdit> {
  const all = sourceKeys(project)
  const ids = new Set(names.flatMap((name) => idsNamed(project, all, name)))
  const idFor = messageIds(project)
  const change: KeyChange = { ids: all.filter((id) => ids.has(id)), of: (key) => (ids.has(idFor(key)) ? null : key) }
  return prepareEdit(project, change, (files) => {
    const changed = [...files].filter(([, file]) => changedEntries(file, change).length > 0)
    return new Map(changed.map(([namespace, file]) => [namespace, withoutChanged(file, change)]))
  })
}

function idsNamed(project: Project, all: readonly string[], name: string): string[] {
  if (name.includes('*')) {
    const pattern = keyPattern(name)
    const matching = all.filter((id) => pattern.test(id))
    if (matching.length > 0) return matching
    throw new Error(`"${name}": no message of English matches. Expected a pattern such as "pages/about:hero.*".`)
  }
  const key = parseKey(name)
  if (all.includes(unitId(key))) return [unitId(key)]
  const group = all.filter((id) => id.startsWith(`${unitId(key)}.`))
  if (group.length === 0) throw new Error(unknownKey(project, key))
  throw new Error(`"${name}" is a group of ${group.length}. To remove all of it, say "${name}.*".`)
}

/** The texts of each locale that go with the messages of a change, by message, English first. */
export function textsRemoved(project: Project, change: KeyChange): Map<string, { locale: string; text: string }[]> {
  const idFor = messageIds(project)
  const byId = new Map<string, { locale: string; text: string }[]>(change.ids.map((id) => [id, []]))
  for (const [locale, files] of englishFirst(project)) {
    for (const { from, text } of [...files.values()].flatMap((file) => changedEntries(file, change))) {
      if (text.trim() !== '') byId.get(idFor(from))?.push({ locale, text })
    }
  }
  return byId
}
