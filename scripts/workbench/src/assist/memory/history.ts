import path from 'node:path'
import { cacheFile, type Locale, rootOf, sourceLocale } from '../../config.ts'
import { readObjects } from '../../lib/git.ts'
import { readSealed, writeSealed } from '../../lib/sealed.ts'
import { entriesOf, pastObjects } from '../../history/history.ts'
import { jsonIn, valuesById } from '../../lib/json/values.ts'
import { categoriesOf, type PluralCategory } from '../../model/plurals.ts'
import type { Project } from '../../model/project.ts'
import type { EnglishForms } from '../../model/records/previous.ts'
import { recordFile } from '../../model/records/records.ts'
import { hashOf, type SourceMessage, sourceMessages } from '../../model/units.ts'

/** The texts of a locale and their records in git's history. */
export interface PastTexts {
  /** Messages of English by their hash. */
  readonly english: Map<string, EnglishForms>
  /** The texts of a translated message, in the order of the language's plural forms, by their hash. */
  readonly targets: Map<string, readonly string[]>
  /** The last record that was made of a pair of texts, by `pairKey`. */
  readonly records: Map<string, string>
  /** The ids of git's objects that this was read from. */
  readonly objects: Set<string>
}

/** A message with the hashes of a pair of its texts, with which the line of a record begins. */
export const pairKey = (id: string, record: string) => `${id} ${record.slice(0, '00000000 00000000'.length)}`

/** Of what stands in the file; another version is read from git anew. */
const VERSION = 2
/** With more objects than these, many belong to branches that are gone, and all is read from git anew. */
const MOST = 6000

const fileOf = (root: string, { code }: Locale) => cacheFile(root, `history-${code}.json`)

interface KeptTexts {
  readonly version: number
  readonly english: readonly (readonly [string, readonly (readonly [Parameters<EnglishForms['get']>[0], string])[]])[]
  readonly targets: readonly (readonly [string, readonly string[]])[]
  readonly records: readonly (readonly [string, string])[]
  readonly objects: readonly string[]
}

/** English is no translation of anything. */
const nothingPast = (): PastTexts => ({
  english: new Map(),
  targets: new Map(),
  records: new Map(),
  objects: new Set(),
})

/** What was kept in the last run; nothing where there is no such file, or not one of this version and machine. */
async function keptPastTexts(root: string, locale: Locale): Promise<PastTexts> {
  const kept = await readSealed<KeptTexts>(fileOf(root, locale))
  const isUsable = kept?.version === VERSION && kept.objects.length <= MOST
  return {
    english: new Map(isUsable ? kept.english.map(([hash, forms]) => [hash, new Map(forms)]) : []),
    targets: new Map(isUsable ? kept.targets : []),
    records: new Map(isUsable ? kept.records : []),
    objects: new Set(isUsable ? kept.objects : []),
  }
}

/** Keeps texts for the next run. Where that is not possible, it reads them from git again. */
async function keepPastTexts(root: string, locale: Locale, texts: PastTexts): Promise<void> {
  const kept: KeptTexts = {
    version: VERSION,
    objects: [...texts.objects],
    english: [...texts.english].map(([hash, forms]) => [hash, [...forms]]),
    targets: [...texts.targets],
    records: [...texts.records],
  }
  await writeSealed(fileOf(root, locale), kept).catch(() => {})
}

/**
 * Reads the texts of a locale in the history of locales/, of the newest some thousand versions of its files. What was read
 * before comes from .cache/i18n, by the ids of git's objects. Without a repository there is nothing, and in a shallow clone
 * what it has.
 */
export async function readHistory({ folder }: Pick<Project, 'folder'>, locale: Locale): Promise<PastTexts> {
  const root = rootOf(folder)
  if (locale.code === sourceLocale()) return nothingPast()
  const english = `${sourceLocale()}/`
  const record = path.relative(folder, recordFile(folder, locale.code)).split(path.sep).join('/')
  // In commits from before that folder, the record stood beside those of the locales.
  const records = [record, path.basename(record)]
  const objects = await pastObjects(folder, [english, `${locale.code}/`, ...records])
  const texts = await keptPastTexts(root, locale)
  const unread = [...objects].filter(([object, file]) => !texts.objects.has(object) && !holdsNoMessages.test(file))
  if (unread.length === 0) return texts
  const ids = unread.map(([object]) => object)
  const contents = await readObjects(folder, ids).catch(() => new Map<string, string>())
  const isNew = firstTime()
  // The oldest first, so that of several records the last one holds.
  for (const [object, file] of unread.toReversed()) {
    const content = contents.get(object)
    if (content === undefined) continue
    texts.objects.add(object)
    if (records.includes(file)) addRecords(texts, content)
    else {
      const messages = sourceMessages(entriesOf(content, file)).filter(({ forms }) => isNew([file, ...forms]))
      if (file.startsWith(english)) for (const { hash, forms } of messages) texts.english.set(hash, forms)
      else addTargets(texts, messages, categoriesOf(locale.tag))
    }
  }
  await keepPastTexts(root, locale, texts)
  return texts
}

const holdsNoMessages = /\/(?:glossary|notes)\.json$/

/** Most versions of a file have most messages in common. */
function firstTime(): (content: unknown) => boolean {
  const seen = new Set<string>()
  return (content) => {
    const text = JSON.stringify(content)
    if (seen.has(text)) return false
    seen.add(text)
    return true
  }
}

function addTargets({ targets }: PastTexts, messages: readonly SourceMessage[], categories: PluralCategory[]): void {
  for (const { forms } of messages) {
    const wanted = forms.has(null) ? [null] : categories
    const texts = wanted.map((category) => forms.get(category) ?? '')
    if (texts.every((text) => text.trim() !== '')) targets.set(hashOf(texts), texts)
  }
}

function addRecords({ records }: PastTexts, content: string): void {
  for (const [id, value] of valuesById(jsonIn(content))) {
    for (const line of [value].flat()) if (typeof line === 'string') records.set(pairKey(id, line), line)
  }
}
