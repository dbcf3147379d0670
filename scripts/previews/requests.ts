import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import type { MessageTree } from 'i18next-workbench/model/localeFile.ts'
import { hasContours } from '../../src/config/art.ts'
import { defaultLocale, type Locale, localeOf } from '../../src/config/locales.ts'
import { allRoutes, type PageId } from '../../src/config/routes.ts'
import { withoutBreaks } from '../../src/i18n/breaks.ts'
import { createI18n } from '../../src/i18n/create.ts'
import { payloadFor } from '../texts/payload.ts'
import type { PreviewContent } from './draw.ts'

/** A picture for one page in one locale. */
export interface PreviewRequest extends PreviewContent {
  readonly page: PageId
  readonly locale: Locale['code']
}

/**
 * One request for each page that each locale builds. A page without a title of its own gets the English picture. Throws one error that names every English page file without `hero.title`.
 */
export function requestsFor(bundles: Bundles, locales: readonly Locale[]): PreviewRequest[] {
  const source = textsOf(bundles, localeOf(defaultLocale))
  const lacking = allRoutes.filter(({ id }) => source(id) === null).map(({ id }) => id)
  if (lacking.length > 0) {
    const files = lacking.map((id) => `  locales/${defaultLocale}/pages/${id}.json`)
    throw new Error(`Preview pictures: expected a text "hero.title", found none in\n${files.join('\n')}`)
  }
  return locales.flatMap((locale) => {
    const own = textsOf(bundles, locale)
    return allRoutes.flatMap(({ id }) => {
      const content = own(id) ?? source(id)
      return content === null ? [] : [{ page: id, locale: locale.code, ...content }]
    })
  })
}

/** Reads what a page's picture says in a locale; null for a page without a title in that locale itself. */
function textsOf(bundles: Bundles, locale: Locale): (page: PageId) => PreviewContent | null {
  const namespaces = bundles.get(locale.code)
  const shown = [...(namespaces ?? [])].map(([name, tree]): [string, MessageTree] => [name, shownOf(name, tree)])
  const payload = payloadFor(
    new Map([[locale.code, new Map(shown)]]),
    locale.code,
    shown.map(([name]) => name),
  )
  const i18n = createI18n({ locale: locale.code, payload })
  const own = (namespace: string, ...keys: readonly string[]) => {
    let value: string | MessageTree | undefined = namespaces?.get(namespace)
    for (const key of keys) value = typeof value === 'object' ? value[key] : undefined
    return typeof value === 'string' ? withoutBreaks(i18n.t(keys.join('.'), { ns: namespace })) : null
  }
  return (page) => {
    const title = own(`pages/${page}`, 'hero', 'title')
    if (title === null) return null
    // The home page is what the brand stands for; its label ("Home") says nothing outside the site.
    const label = page === 'home' ? null : own('common', 'nav', 'pages', page)
    return {
      title,
      section: label === title ? null : label,
      localeTag: locale.tag,
      dir: locale.dir,
      art: hasContours(page) ? page : `map-${locale.code}`,
    }
  }
}

/** The texts of a namespace that pictures show: nothing else has to be typeset for them. */
function shownOf(namespace: string, tree: MessageTree): MessageTree {
  const [group, name] = namespace === 'common' ? (['nav', 'pages'] as const) : (['hero', 'title'] as const)
  const texts = tree[group]
  const value = typeof texts === 'object' ? texts[name] : undefined
  return value === undefined ? {} : { [group]: { [name]: value } }
}
