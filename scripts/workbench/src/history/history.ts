import { type Locale, sourceLocale, textName } from '../config.ts'
import { once } from '../lib/once.ts'
import { commitsOf, gitOrNull, readObjects } from '../lib/git.ts'
import { flatten } from '../model/bundles.ts'
import { groupBy } from '../model/groups.ts'
import { isObject, jsonIn } from '../lib/json/values.ts'
import type { Project } from '../model/project.ts'
import type { EnglishForms } from '../model/records/previous.ts'
import { formKey, hashOf, sourceMessages, splitId, type Unit, unitId } from '../model/units.ts'
import type { PublishedText } from '../model/records/published.ts'
import { isWholeFile, WHOLE_KEY, wholeText } from '../model/wholeFile.ts'

/** The most versions of files that are looked through: some 50 MB of the site's, in less than a second. */
const MOST = 3000

/**
 * The English that translations were made from, by the id of their unit, where it is not today's: from
 * locales/.workbench/en.previous.json, else from git's history. What neither knows (no repository, a shallow clone) is left out.
 */
export async function previousEnglishOf(
  { folder, previous }: Pick<Project, 'folder' | 'previous'>,
  units: readonly Unit[],
): Promise<ReadonlyMap<string, EnglishForms>> {
  const wanted = units.flatMap((unit) => {
    const hash = unit.record?.english
    return hash && hash !== unit.english ? [{ id: unitId(unit), namespace: unit.namespace, hash }] : []
  })
  const known = await englishOfHashes({ folder, previous }, wanted)
  return new Map(
    wanted.flatMap(({ id, hash }) => {
      const forms = known.get(hash)
      return forms ? [[id, forms] as const] : []
    }),
  )
}

/** English by the hash of all forms of a message, where locales/.workbench/en.previous.json or git's history has it. */
export async function englishOfHashes(
  { folder, previous }: Pick<Project, 'folder' | 'previous'>,
  wanted: readonly { readonly namespace: string; readonly hash: string }[],
): Promise<ReadonlyMap<string, EnglishForms>> {
  const known = new Map(previous)
  const missing = () => wanted.filter(({ hash }) => !known.has(hash))
  const own = new Set(missing().map(({ namespace }) => textName(sourceLocale(), namespace)))
  await addEnglish(folder, [...own], new Set(missing().map(({ hash }) => hash)), known)
  // A message that was renamed may have been in another file.
  await addEnglish(folder, [sourceFolder()], new Set(missing().map(({ hash }) => hash)), known)
  return known
}

/** Looks for English in the history of some files or folders, the newest first, until all wanted hashes are found. */
async function addEnglish(
  folder: string,
  files: readonly string[],
  wanted: Set<string>,
  found: Map<string, EnglishForms>,
): Promise<void> {
  if (wanted.size === 0) return
  // Most versions of a file have most messages in common.
  const seen = new Set<string>()
  for await (const entries of pastEntries(folder, files)) {
    for (const message of sourceMessages(entries)) {
      const content = [...message.forms.values()].join('\0')
      if (seen.has(content)) continue
      seen.add(content)
      if (wanted.delete(message.hash)) found.set(message.hash, message.forms)
      if (wanted.size === 0) return
    }
  }
}

/** Texts that a locale once had under some keys of its file; of a message, all its plural forms. */
export interface WantedTexts {
  readonly namespace: string
  readonly keys: readonly string[]
  /** hashOf of these texts. */
  readonly hash: string
}

/** The texts of a locale that have the given hashes, from git's history. */
export async function targetsOf<Wanted extends WantedTexts>(
  folder: string,
  locale: string,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<Wanted, readonly string[]>> {
  const found = new Map<Wanted, readonly string[]>()
  for (const [namespace, own] of groupBy(wanted, (one) => one.namespace)) {
    for await (const entries of pastEntries(folder, [textName(locale, namespace)])) {
      for (const one of own) {
        const texts = one.keys.map((key) => entries.get(key)?.text ?? '').map((text) => (text.trim() ? text : ''))
        if (hashOf(texts) === one.hash) found.set(one, texts)
      }
      if (own.every((one) => found.has(one))) break
    }
  }
  return found
}

/** All that may have been files of English: its folder, or the one in which all files stand. */
function sourceFolder(): string {
  const file = textName(sourceLocale(), '')
  return file.startsWith(`${sourceLocale()}/`) ? `${sourceLocale()}/` : '.'
}

type Entries = ReadonlyMap<string, { readonly text: string }>

/** The messages of every version that git knows of some files under locales/, each version once, the newest first. */
async function* pastEntries(folder: string, files: readonly string[]): AsyncGenerator<Entries> {
  const objects = await pastObjects(folder, files)
  for (const [object, text] of await textsOf(folder, objects)) yield entriesOf(text, objects.get(object) ?? '')
}

/** The versions that git knows of some files under locales/, each once, the newest first. Without a repository there are none. */
export async function pastTexts(folder: string, files: readonly string[]): Promise<Iterable<string>> {
  return (await textsOf(folder, await pastObjects(folder, files))).values()
}

const textsOf = (folder: string, objects: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> =>
  readObjects(folder, [...objects.keys()]).catch(() => new Map<string, string>())

/** The same by the ids of their objects, each with the name of a file that had this content. */
export async function pastObjects(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const commits = await commitsOf(folder, files).catch(() => [])
  const objects = new Map<string, string>()
  for (const { file, before, after } of commits.flatMap(({ changes }) => changes)) {
    for (const object of [after, before]) if (object && !objects.has(object)) objects.set(object, file)
  }
  return new Map([...objects].slice(0, MOST))
}

/** The messages of a version of a locale file; none when it was no JSON, so that nobody could use it. */
export function entriesOf(text: string, file: string): Entries {
  if (isWholeFile(file)) return new Map([[WHOLE_KEY, { text: wholeText(text) }]])
  const tree = jsonIn(text)
  return new Map(isObject(tree) ? flatten(tree).map(([key, text]) => [key, { text }]) : [])
}

/** Two messages by id: "pages/about:hero.title". */
interface IdPair {
  readonly gone: string
  readonly present: string
}

/** The most commits in which a message that is gone is looked for. */
const MOST_COMMITS = 50

/**
 * The pairs of which English had both messages just before one of them went, as git knows it: so the other is no new name of
 * it, though it reads the same. Without a repository nothing is known.
 */
export async function pairsPresentTogether(folder: string, pairs: readonly IdPair[]): Promise<ReadonlySet<IdPair>> {
  const found = new Set<IdPair>()
  for (const namespace of new Set(pairs.map(({ gone }) => namespaceOf(gone)))) {
    const own = pairs.filter(({ gone }) => namespaceOf(gone) === namespace)
    const log = await gitOrNull(folder, ['log', `-${MOST_COMMITS}`, '--format=%P', '--', fileOf(namespace)])
    if (log === null) continue
    const parents = log.split('\n').map((line) => line.split(' ')[0] ?? '')
    const commits = ['HEAD', ...parents.filter(Boolean)]
    const namespaces = new Set([namespace, ...own.map(({ present }) => namespaceOf(present))])
    const names = commits.flatMap((commit) => [...namespaces].map((name) => objectOf(commit, name)))
    const texts = await readObjects(folder, names).catch(() => new Map<string, string>())
    const keysAt = (commit: string, id: string) => keysOf(texts.get(objectOf(commit, namespaceOf(id))) ?? '')
    for (const pair of own) {
      const last = commits.find((commit) => keysAt(commit, pair.gone).has(keyOf(pair.gone)))
      if (last && keysAt(last, pair.present).has(keyOf(pair.present))) found.add(pair)
    }
  }
  return found
}

const namespaceOf = (id: string) => splitId(id).namespace
const keyOf = (id: string) => splitId(id).key
const fileOf = (namespace: string) => textName(sourceLocale(), namespace)
const objectOf = (commit: string, namespace: string) => `${commit}:./${fileOf(namespace)}`

/** The messages of a version of a file. Most versions are asked for many times. */
const keysOf = once((text: string) => new Set(sourceMessages(entriesOf(text, '')).map(({ key }) => key)))

/** The recorded texts of messages that were changed by hand since, where git has them: what visitors have read so far. */
export async function formerTexts(
  { folder }: Pick<Project, 'folder'>,
  locale: Locale,
  units: readonly Unit[],
): Promise<ReadonlyMap<Unit, PublishedText>> {
  const wanted = units.flatMap((unit) => {
    const { state, record, namespace } = unit
    if (state !== 'unrecorded' || !record) return []
    return [{ unit, record, namespace, keys: unit.forms.map((form) => formKey(unit, form)), hash: record.text }]
  })
  const found = wanted.length > 0 ? await targetsOf(folder, locale.code, wanted) : []
  return new Map([...found].map(([{ unit, record }, texts]) => [unit, { record, texts }]))
}
