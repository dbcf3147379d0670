import { defaultLocale, type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import { type Office, offices } from '../../../src/config/site.ts'
import { commaOf } from '../../../src/i18n/lists.ts'
import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import type { MessageTree } from 'i18next-workbench/model/localeFile.ts'

/** The group of texts at a path; an empty one where there is none. */
const groupAt = (tree: MessageTree, ...path: readonly string[]): MessageTree =>
  path.reduce((group, name) => {
    const inner = group[name]
    return typeof inner === 'object' ? inner : {}
  }, tree)

const namesIn = (common: MessageTree) => groupAt(common, 'office', 'names')

/** The offices that have no name beside their labels in the shared texts of English, and so that of their place. */
export const unnamedOffices = (english: MessageTree): readonly Office[] =>
  'office' in english ? offices.filter(({ id }) => !(id in namesIn(english))) : []

/** The shared texts of a locale, with the place of each office that English does not name. Throws where that has no country. */
export function withPlaces(common: MessageTree, english: MessageTree, locale: LocaleCode): MessageTree {
  const unnamed = unnamedOffices(english)
  if (unnamed.length === 0) return common
  const places = Object.fromEntries(unnamed.map((office) => [office.id, placeOf(office, localeOf(locale).tag)]))
  return { ...common, office: { ...groupAt(common, 'office'), names: { ...namesIn(common), ...places } } }
}

/** "Osaka, Japan", as a language writes it. */
function placeOf({ id, city, country }: Office, tag: string): string {
  if (!/^[A-Z]{2}$/.test(country))
    throw new Error(
      `src/config/site.ts, office "${id}": expected a country by its two letters (ISO 3166), such as FR; found "${country}".`,
    )
  const name = new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country
  const comma = commaOf(tag)
  return comma === '、' ? `${name} ${city}` : `${city}${comma}${name}`
}

/** A line for each office of which English lacks a name or what it does: no fault, since its facts are shown. */
export function officesWithoutText(bundles: Bundles): string[] {
  const english = bundles.get(defaultLocale)
  const unnamed = unnamedOffices(english?.get('common') ?? {})
  const items = groupAt(english?.get('pages/offices') ?? {}, 'offices', 'items')
  return offices.flatMap((office) => {
    const { id } = office
    const lacking = [
      ...(unnamed.includes(office) ? [`common:office.names.${id}`] : []),
      ...('text' in groupAt(items, id) ? [] : [`pages/offices:offices.items.${id}.text`]),
    ]
    return lacking.length > 0 ? [`The office "${id}" has no text of its own at ${lacking.join(' and ')}.`] : []
  })
}
