import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../../../src/config/locales.ts'
import { writeTogether } from '../../../lib/write.ts'
import { isObject } from '../../model/jsonFile.ts'
import { pluralCategories } from '../../model/plurals.ts'
import type { EnglishForms } from '../../model/records/previous.ts'

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
const VERSION = 1
/** With more objects than these, many belong to branches that are gone, and all is read from git anew. */
const MOST = 6000

const fileOf = (root: string, { code }: Locale) => path.join(root, `.cache/i18n/history-${code}.json`)

/** What was kept in the last run; nothing where there is no such file, or it is not what this version has written. */
export async function keptPastTexts(root: string, locale: Locale): Promise<PastTexts> {
  const kept = parse(await readFile(fileOf(root, locale), 'utf8').catch(() => ''))
  const sound = isObject(kept) && kept['version'] === VERSION ? kept : {}
  const [english, targets, records] = [sound['english'], sound['targets'], sound['records']].map(rowsOf)
  const [objects = null] = rowsOf([sound['objects']]) ?? []
  const isUsable = english && targets && records && objects && objects.length <= MOST
  if (!isUsable) return { english: new Map(), targets: new Map(), records: new Map(), objects: new Set() }
  return {
    english: new Map(english.map(([hash = '', ...cells]) => [hash, formsOf(cells)])),
    targets: new Map(targets.map(([hash = '', ...forms]) => [hash, forms])),
    records: new Map(records.map(([key = '', line = '']) => [key, line])),
    objects: new Set(objects),
  }
}

/** Keeps texts for the next run. Where that is not possible, it reads them from git again. */
export async function keepPastTexts(root: string, locale: Locale, texts: PastTexts): Promise<void> {
  const kept = {
    version: VERSION,
    objects: [...texts.objects],
    english: [...texts.english].map(([hash, forms]) => [
      hash,
      ...[...forms].flatMap(([form, text]) => [form ?? '', text]),
    ]),
    targets: [...texts.targets].map(([hash, forms]) => [hash, ...forms]),
    records: [...texts.records],
  }
  await writeTogether(new Map([[fileOf(root, locale), JSON.stringify(kept)]])).catch(() => {})
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRow = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === 'string')

const rowsOf = (value: unknown): string[][] | null => (Array.isArray(value) && value.every(isRow) ? value : null)

/** The forms of a message from its cells: category, text, category, text. */
function formsOf(cells: readonly string[]): EnglishForms {
  const forms = new Map<Parameters<EnglishForms['get']>[0], string>()
  for (let at = 0; at < cells.length; at += 2) {
    forms.set(pluralCategories.find((category) => category === cells[at]) ?? null, cells[at + 1] ?? '')
  }
  return forms
}
