import { type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import { type Office, offices } from '../../../src/config/site.ts'
import { commaOf } from '../../../src/i18n/lists.ts'
import type { MessageTree } from 'i18next-workbench'

/** Returns the group of texts at a path, or an empty one. */
const groupAt = (tree: MessageTree, ...path: readonly string[]): MessageTree =>
  path.reduce((group, name) => {
    const inner = group[name]
    return typeof inner === 'object' ? inner : {}
  }, tree)

const namesIn = (common: MessageTree) => groupAt(common, 'office', 'names')

/** Returns the offices without a name in the common English messages, which are named by their place. */
export const unnamedOffices = (english: MessageTree): readonly Office[] =>
  'office' in english ? offices.filter(({ id }) => !(id in namesIn(english))) : []

/** Adds the place of each office without a name to the common messages of a locale. Throws if its country code is invalid. */
export function withPlaces(common: MessageTree, english: MessageTree, locale: LocaleCode): MessageTree {
  const unnamed = unnamedOffices(english)
  if (unnamed.length === 0) return common
  const places = Object.fromEntries(unnamed.map((office) => [office.id, placeOf(office, localeOf(locale).tag)]))
  return { ...common, office: { ...groupAt(common, 'office'), names: { ...namesIn(common), ...places } } }
}

/** Returns a place such as "Osaka, Japan" in a language. */
function placeOf({ id, city, country }: Office, tag: string): string {
  if (!/^[A-Z]{2}$/.test(country))
    throw new Error(
      `src/config/site.ts, office "${id}": expected a country by its two letters (ISO 3166), such as FR; found "${country}".`,
    )
  const name = new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country
  const comma = commaOf(tag)
  return comma === '、' ? `${name} ${city}` : `${city}${comma}${name}`
}
