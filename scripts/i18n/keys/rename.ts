import { defaultLocale, type Locale, localeOf } from '../../../src/config/locales.ts'
import { addValue, renameProperties } from '../../lib/json/edits.ts'
import { sourceKeys } from '../checks/source.ts'
import { placeTexts } from '../import/placeTexts.ts'
import type { LocaleFile } from '../model/localeFile.ts'
import { splitPlural } from '../model/plurals.ts'
import type { Project } from '../model/project.ts'
import { type MessageKey, splitId, unitId } from '../model/units.ts'
import {
  assertKept,
  besideFiles,
  changedEntries,
  type Drafts,
  localeFile,
  parseDraft,
  withoutChanged,
} from './changeFiles.ts'
import { type KeyChange, messageIds, unknownKey } from './keyChange.ts'
import { type PatternPlace, updateReferences } from './references.ts'

/** What a change of keys will write, and what it leaves to a person. */
export interface KeyEdit {
  readonly change: KeyChange
  readonly files: ReadonlyMap<string, string>
  readonly patterns: readonly PatternPlace[]
}

/** Another key for a message, or for a group with everything in it. Throws an error that says why it cannot be had. */
export async function prepareRename(project: Project, from: MessageKey, to: MessageKey): Promise<KeyEdit> {
  const change = renaming(project, from, to)
  assertFree(project, change, to)
  const english = draftEnglish(project, change, { from, to })
  const files = new Map<string, string>()
  for (const code of project.files.keys()) {
    const drafts =
      code === defaultLocale
        ? english.drafts
        : draftLocale(project, localeOf(code), change, { from, to, english: english.files })
    assertKept(project, code, drafts, change)
    for (const [namespace, text] of drafts) files.set(localeFile(project, code, namespace), text)
  }
  const references = await updateReferences(project, change)
  for (const [file, text] of [...besideFiles(project, english.files, change), ...references.files])
    files.set(file, text)
  return { change, files, patterns: references.patterns }
}

/** What a renaming does to each key. */
function renaming(project: Project, from: MessageKey, to: MessageKey): KeyChange {
  const idFor = messageIds(project)
  const isMeant = (key: MessageKey) => {
    const id = idFor(key)
    return id === unitId(from) || id.startsWith(`${unitId(from)}.`)
  }
  const ids = sourceKeys(project).filter((id) => isMeant(splitId(id)))
  if (ids.length === 0) throw new Error(unknownKey(project, from))
  if (unitId(from) === unitId(to)) throw new Error(`"${unitId(to)}": expected another key than that of today.`)
  if (splitPlural(to.key).category !== null) {
    throw new Error(`"${unitId(to)}": expected a name that does not end as the plural forms do (_one, _other).`)
  }
  const of = (key: MessageKey) =>
    isMeant(key) ? { namespace: to.namespace, key: to.key + key.key.slice(from.key.length) } : key
  return { ids, of }
}

/** Throws when something in the way of the new key stays where it is, in English or another locale. */
function assertFree(project: Project, change: KeyChange, to: MessageKey): void {
  for (const files of project.files.values()) {
    const file = files.get(to.namespace)
    for (const key of file?.entries.keys() ?? []) {
      const stays = change.of({ namespace: to.namespace, key })
      if (!file || stays?.key !== key) continue
      const { base } = splitPlural(key)
      const place = `${file.file}:${file.lineOf(key)}`
      if (key === to.key || base === to.key || key.startsWith(`${to.key}.`)) {
        throw new Error(`"${unitId(to)}": expected a key that is free, found "${key}" in ${place}.`)
      }
      if (to.key.startsWith(`${key}.`)) {
        throw new Error(`"${unitId(to)}": expected a group, found that "${key}" is a text in ${place}.`)
      }
    }
  }
}

interface Move {
  readonly from: MessageKey
  readonly to: MessageKey
}

const groupOf = (key: string) => key.split('.').slice(0, -1)

/** Where only the last name of a key changes, it stays in its place. */
const staysInGroup = ({ from, to }: Move) =>
  from.namespace === to.namespace && groupOf(from.key).join('.') === groupOf(to.key).join('.')

function renamedInPlace(file: LocaleFile, change: KeyChange, { from, to }: Move): string {
  const [last = '', next = ''] = [from.key.split('.').at(-1), to.key.split('.').at(-1)]
  const group = groupOf(from.key)
  const moved = changedEntries(file, change).map(({ from: { key } }) => key.split('.')[group.length] ?? '')
  return renameProperties(file.text, group, (name) => (moved.includes(name) ? next + name.slice(last.length) : null))
}

function draftEnglish(
  project: Project,
  change: KeyChange,
  move: Move,
): { drafts: Drafts; files: Map<string, LocaleFile> } {
  const files = new Map(project.files.get(defaultLocale))
  const source = files.get(move.from.namespace)
  const drafts: Drafts = new Map()
  if (!source) return { drafts, files }
  if (staysInGroup(move)) drafts.set(move.from.namespace, renamedInPlace(source, change, move))
  else {
    drafts.set(move.from.namespace, withoutChanged(source, change))
    const before = drafts.get(move.to.namespace) ?? files.get(move.to.namespace)?.text ?? '{}\n'
    const after = changedEntries(source, change).reduce(
      (text, { to, text: value }) => (to ? addValue(text, to.key.split('.'), value) : text),
      before,
    )
    drafts.set(move.to.namespace, after)
  }
  for (const [namespace, text] of drafts) files.set(namespace, parseDraft(defaultLocale, namespace, text))
  return { drafts, files }
}

function draftLocale(
  project: Project,
  locale: Locale,
  change: KeyChange,
  { english, ...move }: Move & { readonly english: ReadonlyMap<string, LocaleFile> },
): Drafts {
  const own = project.files.get(locale.code)
  const source = own?.get(move.from.namespace)
  const moved = source ? changedEntries(source, change) : []
  const drafts: Drafts = new Map()
  if (!source || moved.length === 0) return drafts
  if (staysInGroup(move)) return drafts.set(move.from.namespace, renamedInPlace(source, change, move))
  drafts.set(move.from.namespace, withoutChanged(source, change))
  const before = drafts.get(move.to.namespace) ?? own?.get(move.to.namespace)?.text ?? null
  const texts = new Map(moved.flatMap(({ to, text }) => (to ? [[to.key, text]] : [])))
  const order = english.get(move.to.namespace)
  return order ? drafts.set(move.to.namespace, placeTexts(before, texts, order, locale)) : drafts
}
