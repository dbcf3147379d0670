import { defaultLocale } from '../../../src/config/locales.ts'
import { gitOrNull, readObjects } from '../../lib/git.ts'
import { flatten } from '../model/bundles.ts'
import { isObject } from '../model/jsonFile.ts'
import type { Project } from '../model/project.ts'
import type { EnglishForms } from '../model/records/previous.ts'
import { hashOf, sourceMessages, type Unit, unitId } from '../model/units.ts'

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
  const own = new Set(missing().map(({ namespace }) => `${defaultLocale}/${namespace}.json`))
  await addEnglish(folder, [...own], new Set(missing().map(({ hash }) => hash)), known)
  // A message that was renamed may have been in another file.
  await addEnglish(folder, [`${defaultLocale}/`], new Set(missing().map(({ hash }) => hash)), known)
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
  for (const entries of await pastEntries(folder, files)) {
    for (const message of sourceMessages(entries)) {
      const content = [...message.forms.values()].join('\0')
      if (seen.has(content)) continue
      seen.add(content)
      if (wanted.delete(message.hash)) found.set(message.hash, message.forms)
      if (wanted.size === 0) return
    }
  }
}

/** A text that a locale once had; `key` is that of the file, with the suffix of a plural form. */
export interface WantedTarget {
  readonly namespace: string
  readonly key: string
  /** hashOf of this text alone. */
  readonly hash: string
}

/** The texts of a locale that have the given hashes, from git's history, by "pages/about:hero.title". */
export async function targetsOf(
  folder: string,
  locale: string,
  wanted: readonly WantedTarget[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const namespace of new Set(wanted.map((target) => target.namespace))) {
    const texts = wanted.filter((target) => target.namespace === namespace)
    for (const entries of await pastEntries(folder, [`${locale}/${namespace}.json`])) {
      for (const { key, hash } of texts) {
        const text = entries.get(key)?.text
        if (text !== undefined && hashOf([text]) === hash) found.set(`${namespace}:${key}`, text)
      }
      if (texts.every(({ key }) => found.has(`${namespace}:${key}`))) break
    }
  }
  return found
}

type Entries = ReadonlyMap<string, { readonly text: string }>

/** The messages of every version that git knows of some files under locales/, each version once, the newest first. */
export async function pastEntries(folder: string, files: readonly string[]): Promise<Iterable<Entries>> {
  const objects = await pastObjects(folder, files)
  const texts = await readObjects(folder, [...objects.keys()]).catch(() => new Map<string, string>())
  return lazily(texts.values())
}

/**
 * The versions that git knows of some files under locales/, the newest first: the id of the object and the name of a file
 * that had this content. Without a repository there are none.
 */
export async function pastObjects(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const options = ['--format=', '--raw', '--no-abbrev', '--no-renames', '--relative']
  const log = await gitOrNull(folder, ['log', ...options, '--', ...files])
  const objects = new Map<string, string>()
  for (const line of log?.split('\n') ?? []) {
    const [, before = '', after = '', file = ''] = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) \w+\t(.+)$/.exec(line) ?? []
    for (const object of [after, before]) if (/[1-9a-f]/.test(object) && !objects.has(object)) objects.set(object, file)
  }
  return new Map([...objects].slice(0, MOST))
}

/** Most searches end long before the oldest version. */
function* lazily(texts: Iterable<string>): Iterable<Entries> {
  for (const text of texts) yield entriesOf(text)
}

/** The messages of a version of a locale file; none when it was no JSON, so that nobody could use it. */
export function entriesOf(text: string): Entries {
  try {
    const tree: unknown = JSON.parse(text)
    return new Map(isObject(tree) ? flatten(tree).map(([key, text]) => [key, { text }]) : [])
  } catch {
    return new Map()
  }
}
