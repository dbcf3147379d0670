import path from 'node:path'
import type { Locale } from '../../../../src/config/locales.ts'
import { readSealed, writeSealed } from '../../../lib/sealed.ts'
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
const VERSION = 2
/** With more objects than these, many belong to branches that are gone, and all is read from git anew. */
const MOST = 6000

const fileOf = (root: string, { code }: Locale) => path.join(root, `.cache/i18n/history-${code}.json`)

interface KeptTexts {
  readonly version: number
  readonly english: readonly (readonly [string, readonly (readonly [Parameters<EnglishForms['get']>[0], string])[]])[]
  readonly targets: readonly (readonly [string, readonly string[]])[]
  readonly records: readonly (readonly [string, string])[]
  readonly objects: readonly string[]
}

/** What was kept in the last run; nothing where there is no such file, or not one of this version and machine. */
export async function keptPastTexts(root: string, locale: Locale): Promise<PastTexts> {
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
export async function keepPastTexts(root: string, locale: Locale, texts: PastTexts): Promise<void> {
  const kept: KeptTexts = {
    version: VERSION,
    objects: [...texts.objects],
    english: [...texts.english].map(([hash, forms]) => [hash, [...forms]]),
    targets: [...texts.targets],
    records: [...texts.records],
  }
  await writeSealed(fileOf(root, locale), kept).catch(() => {})
}
