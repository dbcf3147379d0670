import { keyPath, type Locale, sourceLocale } from '../config.ts'
import { editJson } from '../lib/json/edits.ts'
import type { LocaleFiles } from '../model/bundles.ts'
import { keysFor } from '../model/units.ts'

/**
 * The files of a new locale, namespace to JSON text: every key of English in its order, with an empty text to be filled,
 * and each plural message with the forms that the new language needs.
 */
export function skeletonOf(files: LocaleFiles, locale: Pick<Locale, 'tag'>): Map<string, string> {
  const english = [...(files.get(sourceLocale()) ?? [])]
  return new Map(
    english.map(([namespace, file]) => {
      const empty = keysFor(file, locale).map((key) => ({ path: keyPath(key), value: '' }))
      return [namespace, editJson('{}\n', empty)]
    }),
  )
}
