import path from 'node:path'
import { cacheFile, config, type Locale, localeOf, rootOf, sourceLocale, textName, textPlace } from '../config.ts'
import { once } from '../lib/once.ts'
import { commitsOf, gitOrNull, readObjects } from '../lib/git.ts'
import { readSealed, writeSealed } from '../lib/sealed.ts'
import { flatten } from '../model/bundles.ts'
import { isObject, jsonIn, valuesById } from '../lib/json/values.ts'
import { categoriesOf, type PluralCategory } from '../model/plurals.ts'
import type { Project } from '../model/project.ts'
import type { EnglishForms } from '../model/records/previous.ts'
import { recordFile } from '../model/records/records.ts'
import { hashOf, type SourceMessage, sourceMessages, splitId, type Unit, unitId } from '../model/units.ts'
import type { PublishedText } from '../model/records/published.ts'
import { isWholeFile, WHOLE_KEY, wholeText } from '../model/wholeFile.ts'

/** What the files of one locale had in git's history. */
interface Past {
  /** Messages by the hash of their forms: of a translation, those that its language needs, and each by its own as well. */
  readonly texts: Map<string, EnglishForms>
  /** Every record, the last one at the end: the id that its message had then, and its line. */
  readonly records: Map<string, readonly [id: string, line: string]>
  /** The ids of git's objects that this was read from. */
  readonly objects: Set<string>
}

/** The most versions of files that are looked through: some 50 MB of the site's, in seconds. */
const MOST = 3000
/** Of what stands in the file that is kept; another version is read from git anew. */
const VERSION = 3
/** With more objects than these, many belong to branches that are gone, and all is read from git anew. */
const MOST_KEPT = 6000

interface Kept {
  readonly version: number
  readonly texts: readonly (readonly [string, readonly (readonly [PluralCategory | null, string])[]])[]
  readonly records: readonly (readonly [string, string])[]
  readonly objects: readonly string[]
}

const keptFile = (root: string, { code }: Locale) => cacheFile(root, `history-${code}.json`)

/** What was kept in the last run; nothing where there is no such file, or not one of this version and machine. */
async function keptPast(root: string, locale: Locale): Promise<Past> {
  const kept = await readSealed<Kept>(keptFile(root, locale))
  const usable = kept?.version === VERSION && kept.objects.length <= MOST_KEPT ? kept : null
  return {
    texts: new Map(usable?.texts.map(([hash, forms]) => [hash, new Map(forms)])),
    records: new Map(usable?.records.map(([id, line]) => [`${id}\n${line}`, [id, line]])),
    objects: new Set(usable?.objects),
  }
}

/**
 * Reads the texts and records of a locale in git's history, of the newest some thousand versions of its files. What was read
 * before comes from the cache, by the ids of git's objects. Without a repository there is nothing, and in a shallow clone
 * what it has.
 */
export async function pastOf({ folder }: Pick<Project, 'folder'>, locale: Locale): Promise<Past> {
  const root = rootOf(folder)
  const past = await keptPast(root, locale)
  const objects = await objectsOf(folder, locale.code)
  const unread = [...objects].filter(([object]) => !past.objects.has(object))
  if (unread.length === 0) return past
  const ids = unread.map(([object]) => object)
  const contents = await readObjects(root, ids).catch(() => new Map<string, string>())
  // Most versions of a file have most messages in common.
  const seen = new Set<string>()
  // The oldest first, so that of several records the last one holds.
  for (const [object, file] of unread.toReversed()) {
    const content = contents.get(object)
    if (content === undefined) continue
    past.objects.add(object)
    if (partOf(file)?.kind === 'record') addRecords(past, content)
    else addTexts(past, sourceMessages(entriesOf(content, file)), locale, seen)
  }
  const kept: Kept = {
    version: VERSION,
    objects: [...past.objects],
    texts: [...past.texts].map(([hash, forms]) => [hash, [...forms]]),
    records: [...past.records.values()],
  }
  // Where it cannot be kept, it is read from git again.
  await writeSealed(keptFile(root, locale), kept).catch(() => {})
  return past
}

function addTexts({ texts }: Past, messages: readonly SourceMessage[], locale: Locale, seen: Set<string>): void {
  const categories = locale.code === sourceLocale() ? null : categoriesOf(locale.tag)
  const textIn = (forms: EnglishForms, category: PluralCategory) => {
    const text = forms.get(category) ?? ''
    return text.trim() ? text : ''
  }
  for (const { forms } of messages) {
    const content = [...forms.values()].join('\0')
    if (seen.has(content)) continue
    seen.add(content)
    const own =
      !categories || forms.has(null)
        ? forms
        : new Map(categories.map((category) => [category, textIn(forms, category)] as const))
    texts.set(hashOf([...own.values()]), own)
    // A conflict of an import may be about one form.
    if (categories && own !== forms) for (const text of own.values()) texts.set(hashOf([text]), new Map([[null, text]]))
  }
}

function addRecords({ records }: Past, content: string): void {
  for (const [id, value] of valuesById(jsonIn(content))) {
    for (const line of [value].flat()) {
      if (typeof line !== 'string') continue
      const name = `${id}\n${line}`
      records.delete(name)
      records.set(name, [id, line])
    }
  }
}

/** The versions of a locale's files that git knows, each once, the newest first, with the name of a file that had it. */
async function objectsOf(folder: string, code: string): Promise<ReadonlyMap<string, string>> {
  const { layout } = config()
  const root = rootOf(folder)
  const below = layout.folder === '' ? '' : `${layout.folder}/`
  const files = [
    textPlace(code, 'any').startsWith(`${below}${code}/`) ? below + code : layout.folder || '.',
    path.relative(root, recordFile(folder, code)),
    // In commits from before the folder of records, they stood beside the locales.
    `${below}${code}.record.json`,
  ]
  const commits = await commitsOf(root, files).catch(() => [])
  const objects = new Map<string, string>()
  for (const { file, before, after } of commits.flatMap(({ changes }) => changes)) {
    const part = partOf(file)
    if (part?.locale !== code || (part.kind !== null && part.kind !== 'record')) continue
    for (const object of [after, before]) if (object && !objects.has(object)) objects.set(object, file)
  }
  return new Map([...objects].slice(0, MOST))
}

/** What stood beside messages in commits before locales/.workbench. */
const beside = new Set(['glossary', 'notes'])

/** What a file holds by its path from the project's folder: messages, or what is kept beside them; null for another file. */
export function partOf(file: string) {
  const { locale, namespace } = config().layout.parse(file) ?? {}
  if (locale !== undefined && namespace !== undefined && !beside.has(namespace))
    return { locale, namespace, kind: null }
  const [, about, kind] = /(?:^|\/)([^/.]+)\.(record|comments|annotations)\.json$/.exec(file) ?? []
  return about === undefined ? null : { locale: about, namespace: null, kind }
}

/** The texts of a locale in git's history with the English of then, for a memory. */
export interface PastTexts {
  readonly english: ReadonlyMap<string, EnglishForms>
  readonly targets: ReadonlyMap<string, EnglishForms>
  readonly records: ReadonlyMap<string, readonly [id: string, line: string]>
}

/** Reads them; nothing for English, which is no translation of anything. */
export async function readHistory(project: Pick<Project, 'folder'>, locale: Locale): Promise<PastTexts> {
  if (locale.code === sourceLocale()) return { english: new Map(), targets: new Map(), records: new Map() }
  const english = await pastOf(project, localeOf(sourceLocale()))
  const { texts, records } = await pastOf(project, locale)
  return { english: english.texts, targets: texts, records }
}

/**
 * The English that translations were made from, by the id of their unit, where it is not today's: from
 * locales/.workbench/en.previous.json, else from git's history. What neither knows (no repository, a shallow clone) is left out.
 */
export async function previousEnglishOf(
  project: Pick<Project, 'folder' | 'previous'>,
  units: readonly Unit[],
): Promise<ReadonlyMap<string, EnglishForms>> {
  const wanted = units.flatMap((unit) => {
    const hash = unit.record?.english
    return hash && hash !== unit.english ? [{ id: unitId(unit), hash }] : []
  })
  const known = await englishOfHashes(
    project,
    wanted.map(({ hash }) => hash),
  )
  return new Map(
    wanted.flatMap(({ id, hash }) => {
      const forms = known.get(hash)
      return forms ? [[id, forms] as const] : []
    }),
  )
}

/** The English of some hashes, each of all forms of a message, where locales/.workbench/en.previous.json or git's history has it. */
export async function englishOfHashes(
  project: Pick<Project, 'folder' | 'previous'>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, EnglishForms>> {
  const { previous } = project
  const isKept = hashes.every((hash) => previous.has(hash))
  const texts = isKept ? previous : (await pastOf(project, localeOf(sourceLocale()))).texts
  return new Map(
    hashes.flatMap((hash) => {
      const forms = previous.get(hash) ?? texts.get(hash)
      return forms ? [[hash, forms] as const] : []
    }),
  )
}

/** The recorded texts of messages that were changed by hand since, where git has them: what visitors have read so far. */
export async function formerTexts(
  project: Pick<Project, 'folder'>,
  locale: Locale,
  units: readonly Unit[],
): Promise<ReadonlyMap<Unit, PublishedText>> {
  const wanted = units.filter(({ state, record }) => state === 'unrecorded' && record !== null)
  if (wanted.length === 0) return new Map()
  const { texts } = await pastOf(project, locale)
  return new Map(
    wanted.flatMap((unit) => {
      const found = texts.get(unit.record?.text ?? '')
      return found ? [[unit, { record: unit.record, texts: [...found.values()] }] as const] : []
    }),
  )
}

/** The messages of a version of a locale file; none when it was no JSON, so that nobody could use it. */
export function entriesOf(text: string, file: string): ReadonlyMap<string, { readonly text: string }> {
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

/** The pairs of which English had both messages before one of them went: so the other is no new name of it. */
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
