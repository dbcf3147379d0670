import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser'
import {
  config,
  keyOf,
  keyPath,
  type Locale,
  localeOf,
  rootOf,
  sourceLocale,
  textFile,
  textPlace,
  commandLine,
} from '../config.ts'
import { lineAt } from '../lib/fault.ts'
import { editJson } from '../lib/json/edits.ts'
import { referencesIn } from '../model/codes.ts'
import { readRaw } from '../model/fileEdits.ts'
import { keyPattern } from '../model/keyPattern.ts'
import { glossaryFile, notesFile, placeOf } from '../model/layout.ts'
import { type LocaleFile, type LocaleProblem, parseLocaleFile } from '../model/localeFile.ts'
import { type Project, sourceKeys } from '../model/project.ts'
import { besideFormats, besideKinds, type BesideKind, type BesideOfLocales } from '../model/records/beside.ts'
import { type ById, printById } from '../model/records/messageFile.ts'
import { type MessageKey, sourceMessages, splitId, unitId } from '../model/units.ts'
import type { KeyChange } from './keyChange.ts'

/** What a change of keys will write, and what it leaves to a person. */
export interface KeyEdit {
  readonly change: KeyChange
  readonly files: ReadonlyMap<string, string>
  readonly patterns: readonly PatternPlace[]
}

/** The files of one locale by namespace. */
export type Files = ReadonlyMap<string, LocaleFile>

/** The new texts of those files of a locale that change. `english` is English after the change, for its order. */
type Draft = (files: Files, locale: Locale, english: Files) => ReadonlyMap<string, string>

/** Works out what a change of keys writes. Throws an error when it would lose a text of a locale, or change one. */
export async function prepareEdit(project: Project, change: KeyChange, draft: Draft): Promise<KeyEdit> {
  const files = new Map<string, string>()
  let english: Files = new Map()
  for (const [code, before] of englishFirst(project)) {
    const after = new Map(before)
    for (const [namespace, text] of draft(before, localeOf(code), english)) {
      after.set(namespace, parseDraft(code, namespace, text))
      files.set(textFile(project.folder, code, namespace), text)
    }
    assertKept(code, before, after, change)
    if (code === sourceLocale()) english = after
  }
  const references = await updateReferences(project, change)
  for (const [file, text] of [...besideFiles(project, english, change), ...references.files]) files.set(file, text)
  return { change, files, patterns: references.patterns }
}

export const englishFirst = ({ files }: Project): [string, Files][] =>
  [...files].toSorted(([one], [other]) => Number(other === sourceLocale()) - Number(one === sourceLocale()))

/** The messages of one file of a locale that a change moves or removes, in its order, plural forms one by one. */
export function changedEntries(
  file: LocaleFile,
  change: KeyChange,
): { from: MessageKey; to: MessageKey | null; text: string }[] {
  return [...file.entries.values()].flatMap(({ key, text }) => {
    const from = { namespace: file.namespace, key }
    const to = change.of(from)
    return to && unitId(to) === unitId(from) ? [] : [{ from, to, text }]
  })
}

/** A locale file without the messages that a change takes out of their groups. */
export function withoutChanged(file: LocaleFile, change: KeyChange): string {
  const gone = changedEntries(file, change).map(({ from }) => ({ path: keyPath(from.key), value: undefined }))
  return editJson(file.text, gone)
}

function parseDraft(locale: string, namespace: string, text: string): LocaleFile {
  const problems: LocaleProblem[] = []
  const file = textPlace(locale, namespace)
  const parsed = parseLocaleFile({ text, file, namespace, mayBeBlank: locale !== sourceLocale() }, problems)
  if (parsed) return parsed
  throw new Error([...problems.map(({ message }) => message), 'Nothing was written.'].join('\n'))
}

function assertKept(locale: string, before: Files, after: Files, change: KeyChange): void {
  const textsOf = (files: Files, place: (key: MessageKey) => MessageKey | null) =>
    new Map(
      [...files.values()].flatMap(({ namespace, entries }) =>
        [...entries.values()].flatMap(({ key, text }) => {
          const at = place({ namespace, key })
          return at ? [[unitId(at), text] as const] : []
        }),
      ),
    )
  const [expected, found] = [textsOf(before, change.of), textsOf(after, (key) => key)]
  const lost = [...expected].find(([id, text]) => found.get(id) !== text)?.[0]
  if (lost === undefined && expected.size === found.size) return
  const what = lost ? `${lost} has no place there` : 'there would be more messages than before'
  throw new Error(
    `${locale}: expected every text to be kept, but ${what}. Nothing was written. See "${commandLine()} check ${locale}".`,
  )
}

function besideFiles(project: Project, english: Files, change: KeyChange): Map<string, string> {
  const ids = [...english].flatMap(([namespace, { entries }]) =>
    sourceMessages(entries).map(({ key }) => unitId({ namespace, key })),
  )
  const ranks = new Map(ids.map((id, rank) => [id, rank]))
  const files = new Map<string, string>()
  const kept: BesideOfLocales = project
  const add = <Kind extends BesideKind>(kind: Kind) => {
    for (const [code, values] of kept[kind]) {
      const next = rekey(values, change, ranks)
      if (next) files.set(besideFormats[kind].file(project.folder, code), printById(next, besideFormats[kind]))
    }
  }
  for (const kind of besideKinds) add(kind)
  return files
}

function rekey<Value>(values: ById<Value>, change: KeyChange, ranks: ById<number>): ById<Value> | null {
  const moved = [...values].flatMap(([id, value]) => {
    const to = change.of(splitId(id))
    return to ? [[unitId(to), value] as const] : []
  })
  const ids = [...values.keys()]
  if (moved.length === ids.length && moved.every(([id], at) => id === ids[at])) return null
  const rank = (id: string) => ranks.get(id) ?? ranks.size
  return new Map(moved.toSorted(([one], [other]) => rank(one) - rank(other)))
}

/** A pattern in a glossary or in the notes that held for a message before: what it should be now, a person has to say. */
interface PatternPlace {
  /** As a person would name it, with the line: locales/.workbench/pl.glossary.json:12. */
  readonly place: string
  readonly pattern: string
}

interface Named {
  /** Where the key stands, and what goes when its message goes. */
  readonly at: JSONPath
  readonly whole: JSONPath
  readonly value: string
  readonly offset: number
}

/** Glossaries and notes with the new keys; patterns that no longer match what they did are listed instead. */
async function updateReferences(
  project: Project,
  change: KeyChange,
): Promise<{ files: Map<string, string>; patterns: PatternPlace[] }> {
  const { folder } = project
  const paths = [
    ...[...project.files.keys()].map((code) => glossaryFile(folder, code)),
    notesFile(folder, sourceLocale()),
  ]
  const files = new Map<string, string>()
  const patterns: PatternPlace[] = []
  const remaining = sourceKeys(project).filter((id) => !change.ids.includes(id))
  for (const [file, before] of await readRaw(paths)) {
    if (before === null) continue
    const place = placeOf(file)
    const root = parseTree(before)
    const keys = root ? keysNamed(root) : []
    const after = keys.reduceRight((text, key) => updateOne(text, key, change), before)
    if (after !== before) files.set(file, after)
    for (const { value, offset } of keys) {
      if (!value.includes('*') || !isLost(keyPattern(value), change, remaining)) continue
      patterns.push({ place: `${place}:${lineAt(before, offset)}`, pattern: value })
    }
  }
  return { files, patterns }
}

function keysNamed(root: Node): Named[] {
  const list = (at: JSONPath, inner: JSONPath) =>
    (findNodeAtLocation(root, at)?.children ?? []).flatMap((_, index): Named[] => {
      const whole = [...at, index]
      const node = findNodeAtLocation(root, [...whole, ...inner])
      if (node?.type !== 'string') return []
      return [{ at: [...whole, ...inner], whole, value: String(node.value), offset: node.offset }]
    })
  if (root.type === 'array') return list([], ['match'])
  const tags = (findNodeAtLocation(root, ['verbatim'])?.children ?? []).map(({ children: [tag] = [] }) => tag?.value)
  const all = [...list(['exceptions'], ['key']), ...tags.flatMap((tag) => list(['verbatim', String(tag)], []))]
  return all.toSorted((one, other) => one.offset - other.offset)
}

function updateOne(text: string, { at, whole, value }: Named, change: KeyChange): string {
  if (value.includes('*') || !value.includes(':')) return text
  const next = change.of(splitId(value))
  if (next === null) return editJson(text, [{ path: whole, value: undefined }])
  return unitId(next) === value ? text : editJson(text, [{ path: at, value: unitId(next) }])
}

/** Whether a pattern no longer matches a message that has moved, or, after a removal, matches nothing any more. */
function isLost(pattern: RegExp, change: KeyChange, remaining: readonly string[]): boolean {
  const matched = change.ids.filter((id) => pattern.test(id)).map((id) => change.of(splitId(id)))
  if (matched.length === 0) return false
  if (matched.includes(null)) return !remaining.some((id) => pattern.test(id))
  return matched.some((next) => next !== null && !pattern.test(unitId(next)))
}

/**
 * Where messages are probably read: lines of source files that name them, which may have to be changed by hand, and English
 * texts that take a message in by `$t(key)`. `ids` are messages of English, plural forms as one. A key that no line names as
 * a whole is put together from parts: then the lines count that name the nearest group above it.
 */
export async function readersOf(project: Project, ids: readonly string[]): Promise<string[]> {
  const sources = await readSources(rootOf(project.folder))
  const places = ids.flatMap((id) => placesOf(id, sources))
  return [...new Set([...places, ...referring(project, new Set(ids))])]
}

interface Source {
  readonly file: string
  readonly text: string
}

async function readSources(root: string): Promise<Source[]> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      file: file.split(path.sep).join('/'),
      text: await readFile(path.join(root, file), 'utf8'),
    })),
  )
}

function placesOf(id: string, sources: readonly Source[]): string[] {
  const { namespace, key } = splitId(id)
  const signs = [`'${namespace}'`, ...(config().readBy?.[namespace] ?? [])]
  const reading = sources.filter(({ text }) => signs.some((sign) => text.includes(sign)))
  for (let name = key; name; name = keyOf(keyPath(name).slice(0, -1))) {
    const found = reading.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => (names(line, name) ? [`${file}:${index + 1}`] : [])),
    )
    if (found.length > 0) return found
  }
  return []
}

/** Whether a line has a key as a string, or as the beginning of one that is put together. */
const names = (line: string, key: string) => line.includes(`'${key}'`) || line.includes(`\`${keyOf([key, ''])}`)

function referring(project: Project, wanted: ReadonlySet<string>): string[] {
  return [...(project.files.get(sourceLocale())?.values() ?? [])].flatMap((bundle) =>
    [...bundle.entries.values()]
      .filter(({ text }) => referencesIn(text, bundle.namespace).some((id) => wanted.has(id)))
      .map(({ key }) => `${bundle.file}:${bundle.lineOf(key)}`),
  )
}
