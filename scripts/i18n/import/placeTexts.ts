import type { Locale } from '../../../src/config/locales.ts'
import { placeValue } from '../../lib/json/edits.ts'
import { printJson } from '../model/jsonFile.ts'
import type { LocaleFile } from '../model/localeFile.ts'
import { keysFor, treeOf } from '../new-locale/skeleton.ts'

/**
 * A locale file with new texts. `before` is the file as it stands, null when there is none; `texts` are by full key. What
 * is there keeps its place and formatting; a new key goes where English has it, the forms of a plural in CLDR's order.
 * Throws when a text stands where a group is needed, or the reverse.
 */
export function placeTexts(
  before: string | null,
  texts: ReadonlyMap<string, string>,
  english: LocaleFile,
  locale: Locale,
): string {
  const order = keysFor(english, locale)
  const wanted = order.flatMap((key) => {
    const text = texts.get(key)
    return text === undefined ? [] : [[key, text] as const]
  })
  if (before === null) return printJson(treeOf(wanted))
  return wanted.reduce((text, [key, value]) => placeValue(text, key.split('.'), value, namesIn(order)), before)
}

/** The names in each group of a locale file, in the order of its full keys. */
export const namesIn =
  (order: readonly string[]) =>
  (group: readonly string[]): string[] => {
    const prefix = group.map((name) => `${name}.`).join('')
    const inGroup = order.filter((key) => key.startsWith(prefix))
    return [...new Set(inGroup.map((key) => key.slice(prefix.length).split('.')[0] ?? ''))]
  }
