import { defaultLocale } from '../../../src/config/locales.ts'
import { sourceKeys } from '../checks/source.ts'
import { keyPattern } from '../model/keyPattern.ts'
import type { LocaleFile } from '../model/localeFile.ts'
import type { Project } from '../model/project.ts'
import { type MessageKey, unitId } from '../model/units.ts'
import { assertKept, besideFiles, changedEntries, localeFile, parseDraft, withoutChanged } from './changeFiles.ts'
import { type KeyChange, messageIds, parseKey, unknownKey } from './keyChange.ts'
import { updateReferences } from './references.ts'
import type { KeyEdit } from './rename.ts'

/**
 * Takes messages out of every locale. Each name is a message of English, or a pattern in which * stands for anything.
 * Throws an error when one of them names nothing.
 */
export async function prepareRemoval(project: Project, names: readonly string[]): Promise<KeyEdit> {
  const change = removal(project, names)
  const english = new Map(project.files.get(defaultLocale))
  const files = new Map<string, string>()
  for (const [code, bundles] of project.files) {
    const drafts = new Map<string, string>()
    for (const [namespace, file] of bundles) {
      if (changedEntries(file, change).length > 0) drafts.set(namespace, withoutChanged(file, change))
    }
    assertKept(project, code, drafts, change)
    for (const [namespace, text] of drafts) {
      files.set(localeFile(project, code, namespace), text)
      if (code === defaultLocale) english.set(namespace, parseDraft(code, namespace, text))
    }
  }
  const references = await updateReferences(project, change)
  for (const [file, text] of [...besideFiles(project, english, change), ...references.files]) files.set(file, text)
  return { change, files, patterns: references.patterns }
}

function removal(project: Project, names: readonly string[]): KeyChange {
  const all = sourceKeys(project)
  const ids = new Set(names.flatMap((name) => idsNamed(project, all, name)))
  const idFor = messageIds(project)
  return { ids: all.filter((id) => ids.has(id)), of: (key: MessageKey) => (ids.has(idFor(key)) ? null : key) }
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

/** The texts of each locale that go with the messages of a change, English first. */
export function textsRemoved(
  project: Project,
  change: KeyChange,
): { id: string; texts: { locale: string; text: string }[] }[] {
  const idFor = messageIds(project)
  const byId = new Map<string, { locale: string; text: string }[]>(change.ids.map((id) => [id, []]))
  const codes = [defaultLocale, ...[...project.files.keys()].filter((code) => code !== defaultLocale)]
  for (const code of codes) {
    const files: Iterable<LocaleFile> = project.files.get(code)?.values() ?? []
    for (const file of files) {
      for (const { from, text } of changedEntries(file, change)) {
        if (text.trim() !== '') byId.get(idFor(from))?.push({ locale: code, text })
      }
    }
  }
  return [...byId].map(([id, texts]) => ({ id, texts }))
}
