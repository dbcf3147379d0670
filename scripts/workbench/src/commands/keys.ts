import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { commandLine, isBelow, isWhole, keyOf, keyPath } from '../config.ts'
import { colors } from '../lib/colors.ts'
import { count, listed, report } from '../lib/output.ts'
import {
  changedEntries,
  englishFirst,
  type KeyEdit,
  prepareEdit,
  readersOf,
  withoutChanged,
} from '../keys/changeFiles.ts'
import { type KeyChange, messageIds, parseKey, unknownKey } from '../keys/keyChange.ts'
import { exclusively } from '../model/exclusively.ts'
import { type Project, readSoundProject, sourceKeys } from '../model/project.ts'
import { editJson, renameProperties } from '../lib/json/edits.ts'
import { namesIn } from '../model/fileEdits.ts'
import { keyPattern } from '../model/keyPattern.ts'
import type { LocaleFile } from '../model/localeFile.ts'
import { pluralKey, splitPlural } from '../model/plurals.ts'
import { movedFile, printMoved } from '../model/records/moved.ts'
import { keysFor, type MessageKey, splitId, unitId } from '../model/units.ts'

export const renameCommand = new Command('rename')
  .description('Give a message, or a group with all that is in it, another key, in every locale with its records.')
  .argument('<key>', 'such as pages/about:hero.title, or pages/about:hero for the group')
  .argument('<new key>', 'also in another group or page')
  .option('--dry-run', 'say what would change, write nothing')
  .addHelpText(
    'after',
    '\nPlural forms go together. The code that reads the key has to be changed by hand: its places are printed.' +
      `\n\nExample: ${commandLine()} rename pages/about:hero.title pages/about:hero.heading`,
  )
  .action(async (key, newKey, { dryRun = false }) => {
    const prepare = (project: Project) => prepareRename(project, parseKey(key), parseKey(newKey))
    const done = await change(prepare, () => !dryRun)
    const what = `${key} to ${newKey} (${count(done.change.ids.length, 'message')})`
    console.log(report(`${dryRun ? 'Would rename' : 'Renamed'} ${what}.`, filesOf(done), followUp(done)))
  })

export const removeCommand = new Command('remove')
  .description('Take messages out of every locale, with their records and comments.')
  .argument('<key...>', 'such as pages/about:hero.title, or "pages/about:hero.*" for a group')
  .option('--force', 'also those that the site still reads')
  .option('--dry-run', 'say what would go, write nothing')
  .addHelpText('after', `\nExample: ${commandLine()} remove "pages/about:hero.*" --dry-run`)
  .action(async (names, { force = false, dryRun = false }) => {
    const isRefused = (readers: readonly string[]) => readers.length > 0 && !force
    const done = await change(
      (project) => prepareRemoval(project, names),
      (readers) => !dryRun && !isRefused(readers),
    )
    const texts = [...textsRemoved(done.project, done.change)].map(([id, texts]) => [
      `  ${colors.bold(id)}`,
      texts.map(({ locale, text }) => `    ${locale}  ${text}`),
    ])
    const heading = `${done.isWritten ? 'Removed' : 'Would remove'} ${count(done.change.ids.length, 'message')}:`
    console.log(report(heading, texts, filesOf(done)))
    if (isRefused(done.readers)) {
      throw new Error('The site still reads these messages, so nothing was written. Change the code first, or --force.')
    }
    console.log(report(followUp(done)))
  })

interface Done extends KeyEdit {
  readonly project: Project
  readonly readers: readonly string[]
  readonly isWritten: boolean
}

const change = (
  prepare: (project: Project) => Promise<KeyEdit>,
  isWanted: (readers: readonly string[]) => boolean,
): Promise<Done> =>
  exclusively(process.cwd(), async (write) => {
    const project = await readSoundProject()
    const edit = await prepare(project)
    const readers = await readersOf(project, edit.change.ids)
    const isWritten = isWanted(readers)
    if (isWritten) await write(edit.files)
    return { ...edit, project, readers, isWritten }
  })

const SHOWN = 12

function filesOf({ files, readers, isWritten }: Done) {
  const names = [...files.keys()].map((file) => path.relative(process.cwd(), file)).sort()
  return [isWritten ? 'Wrote:' : 'Would write:', names.map((name) => `  ${name}`), listed('Read by:', readers, SHOWN)]
}

function followUp({ patterns, readers }: Done) {
  const places = patterns.map(({ place, pattern }) => `${place} "${pattern}"`)
  const code = readers.length > 0 ? 'change the code, then npm run typecheck and ' : ''
  return [
    listed('Patterns that no longer match what they did; please look at them:', places, SHOWN),
    `Next: ${code}${commandLine()} check`,
  ]
}

async function prepareRename(project: Project, from: MessageKey, to: MessageKey): Promise<KeyEdit> {
  const change = renaming(project, from, to)
  assertFree(project, change, to)
  const edit = await prepareEdit(project, change, (files, locale, english) => {
    const source = files.get(from.namespace)
    const moved = source ? changedEntries(source, change) : []
    const drafts = new Map<string, string>()
    if (!source || moved.length === 0) return drafts
    if (staysInGroup(from, to)) return drafts.set(from.namespace, renamedInPlace(source, change, from, to))
    drafts.set(from.namespace, withoutChanged(source, change))
    const before = drafts.get(to.namespace) ?? files.get(to.namespace)?.text ?? '{}\n'
    const target = english.get(to.namespace)
    const order = target && keysFor(target, locale)
    // What a locale has besides the keys of English has no place there.
    const texts = moved.flatMap(({ to, text }) =>
      to && (!order || order.includes(to.key)) ? [{ path: keyPath(to.key), value: text }] : [],
    )
    return drafts.set(to.namespace, editJson(before, texts, order && namesIn(order)))
  })
  const moved = change.ids.map((id) => [id, unitId(change.of(splitId(id)) ?? from)] as const)
  const list = printMoved(project.moved, new Map(moved))
  return { ...edit, files: new Map([...edit.files, [movedFile(project.folder), list]]) }
}

function renaming(project: Project, from: MessageKey, to: MessageKey): KeyChange {
  const idFor = messageIds(project)
  const isMeant = (key: MessageKey) => {
    const id = splitId(idFor(key))
    return id.namespace === from.namespace && (id.key === from.key || isBelow(id.key, from.key))
  }
  const ids = sourceKeys(project).filter((id) => isMeant(splitId(id)))
  if (ids.length === 0) throw new Error(unknownKey(project, from))
  if (unitId(from) === unitId(to)) throw new Error(`"${unitId(to)}": expected another key than that of today.`)
  if (splitPlural(to.key).category !== null) {
    throw new Error(
      `"${unitId(to)}": expected a name that does not end as the plural forms do (${pluralKey('', 'one')}, ${pluralKey('', 'other')}).`,
    )
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
      if (key === to.key || base === to.key || isBelow(key, to.key)) {
        throw new Error(`"${unitId(to)}": expected a key that is free, found "${key}" in ${place}.`)
      }
      if (isBelow(to.key, key)) {
        throw new Error(`"${unitId(to)}": expected a group, found that "${key}" is a text in ${place}.`)
      }
    }
  }
}

const groupOf = (key: string) => keyPath(key).slice(0, -1)

/** Where only the last name of a key changes, it stays in its place. */
const staysInGroup = (from: MessageKey, to: MessageKey) =>
  from.namespace === to.namespace && keyOf(groupOf(from.key)) === keyOf(groupOf(to.key))

function renamedInPlace(file: LocaleFile, change: KeyChange, from: MessageKey, to: MessageKey): string {
  const [last = '', next = ''] = [keyPath(from.key).at(-1), keyPath(to.key).at(-1)]
  const group = groupOf(from.key)
  const moved = changedEntries(file, change).map(({ from: { key } }) => keyPath(key)[group.length] ?? '')
  return renameProperties(file.text, group, (name) => (moved.includes(name) ? next + name.slice(last.length) : null))
}

/** Each name is a message of English, or a pattern with *. Throws when one names nothing. */
async function prepareRemoval(project: Project, names: readonly string[]): Promise<KeyEdit> {
  // Whole files are removed as files.
  const all = sourceKeys(project).filter((id) => !isWhole(splitId(id).namespace))
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
  const group = all.map(splitId).filter((one) => one.namespace === key.namespace && isBelow(one.key, key.key))
  if (group.length === 0) throw new Error(unknownKey(project, key))
  throw new Error(`"${name}" is a group of ${group.length}. To remove all of it, say "${keyOf([name, '*'])}".`)
}

function textsRemoved(project: Project, change: KeyChange): Map<string, { locale: string; text: string }[]> {
  const idFor = messageIds(project)
  const byId = new Map<string, { locale: string; text: string }[]>(change.ids.map((id) => [id, []]))
  for (const [locale, files] of englishFirst(project)) {
    for (const { from, text } of [...files.values()].flatMap((file) => changedEntries(file, change))) {
      if (text.trim() !== '') byId.get(idFor(from))?.push({ locale, text })
    }
  }
  return byId
}
