import { belowThreshold, defaultLocale, type Locale, publicLocales } from '../../../src/config/locales.ts'
import { isNotice, type ViewId, viewIds } from '../../../src/config/routes.ts'
import { once } from '../../../src/i18n/once.ts'
import type { PageState, Publication } from '../../../src/i18n/publication.ts'
import { type Bundles, flatten, type Namespaces } from './bundles.ts'
import { splitPlural } from './plurals.ts'

/** The messages ("namespace:key", plural forms as one) that each view reads when it is rendered. */
export type Usage = ReadonlyMap<ViewId, readonly string[]>

/** How much of what a page renders is there in a locale, counted in messages. */
export interface Coverage {
  readonly rendered: number
  readonly translated: number
  /** Messages that fall back to the default locale. */
  readonly lacking: readonly string[]
  /** What the site makes of the page in a public locale; null when it is fully translated. */
  readonly state: PageState | null
}

/**
 * Messages without which a page is not published in a locale, whatever its threshold: what a search result shows, the
 * heading, and everything that a visitor agrees to or is told by a form.
 */
const required = /:(meta\.(title|description)|hero\.title)$|^forms:/

/** The ids of the messages that a locale has, plural forms under their own and under that of their message. */
const messagesIn = once((namespaces: Namespaces): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const [namespace, tree] of namespaces) {
    for (const [key] of flatten(tree)) {
      found.add(`${namespace}:${key}`)
      const { base, category } = splitPlural(key)
      if (category) found.add(`${namespace}:${base}`)
    }
  }
  return found
}, new WeakMap())

/** The coverage of each page in one locale, from what the pages really render. */
export function coverageOf(bundles: Bundles, usage: Usage, locale: Locale): ReadonlyMap<ViewId, Coverage> {
  const present = messagesIn(bundles.get(locale.code) ?? new Map())
  const coverage = new Map<ViewId, Coverage>()
  for (const view of viewIds) {
    const keys = usage.get(view)
    if (!keys) continue
    const lacking = keys.filter((key) => !present.has(key))
    const page = { rendered: keys.length, translated: keys.length - lacking.length, lacking }
    coverage.set(view, { ...page, state: stateFor(view, page, locale) })
  }
  return coverage
}

/** What the site makes of each page that is not fully translated, in every public locale. */
export function publicationOf(bundles: Bundles, usage: Usage): Publication {
  const publication: Partial<Record<Locale['code'], Partial<Record<ViewId, PageState>>>> = {}
  for (const locale of publicLocales.filter(({ code }) => code !== defaultLocale)) {
    for (const [view, { state }] of coverageOf(bundles, usage, locale)) {
      if (state) publication[locale.code] = { ...publication[locale.code], [view]: state }
    }
  }
  return publication
}

function stateFor(
  view: ViewId,
  { rendered, translated, lacking }: Omit<Coverage, 'state'>,
  { threshold }: Locale,
): PageState | null {
  if (lacking.length === 0) return null
  if (translated / rendered >= threshold && !lacking.some((key) => required.test(key))) return 'partial'
  // A host needs its 404 page, and a form its answers, in every locale.
  return isNotice(view) ? 'english' : belowThreshold
}
