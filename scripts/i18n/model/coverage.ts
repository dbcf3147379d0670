import { belowThreshold, defaultLocale, type Locale, publicLocales } from '../../../src/config/locales.ts'
import { isNotice, type ViewId, viewIds } from '../../../src/config/routes.ts'
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
}

/**
 * Messages without which a page is not published in a locale, whatever its threshold: what a search result shows, the
 * heading, and everything that a visitor agrees to or is told by a form.
 */
const required = /:(meta\.(title|description)|hero\.title)$|^forms:/

const idsOf = new WeakMap<Namespaces, ReadonlySet<string>>()

/** The ids of the messages that a locale has, plural forms under their own and under that of their message. */
function messagesIn(namespaces: Namespaces): ReadonlySet<string> {
  const known = idsOf.get(namespaces)
  if (known) return known
  const found = new Set<string>()
  for (const [namespace, tree] of namespaces) {
    for (const [key] of flatten(tree)) {
      found.add(`${namespace}:${key}`)
      found.add(`${namespace}:${splitPlural(key).base}`)
    }
  }
  idsOf.set(namespaces, found)
  return found
}

/** The coverage of each page in one locale, from what the pages really render. */
export function coverageOf(bundles: Bundles, usage: Usage, locale: Locale): ReadonlyMap<ViewId, Coverage> {
  const present = messagesIn(bundles.get(locale.code) ?? new Map())
  return new Map(
    [...usage].map(([view, keys]) => {
      const lacking = keys.filter((key) => !present.has(key))
      return [view, { rendered: keys.length, translated: keys.length - lacking.length, lacking }]
    }),
  )
}

/** What the site makes of each page that is not fully translated, in every public locale. */
export function publicationOf(bundles: Bundles, usage: Usage): Publication {
  const publication: Partial<Record<Locale['code'], Partial<Record<ViewId, PageState>>>> = {}
  for (const locale of publicLocales.filter(({ code }) => code !== defaultLocale)) {
    const states = statesIn(bundles, usage, locale)
    if (states.size > 0) publication[locale.code] = Object.fromEntries(states)
  }
  return publication
}

/** The same for one locale, which need not be public yet: the pages that are not fully translated. */
export function statesIn(bundles: Bundles, usage: Usage, locale: Locale): ReadonlyMap<ViewId, PageState> {
  const states = new Map<ViewId, PageState>()
  const coverage = coverageOf(bundles, usage, locale)
  for (const view of viewIds) {
    const page = coverage.get(view)
    if (page && page.lacking.length > 0) states.set(view, stateFor(view, page, locale))
  }
  return states
}

function stateFor(view: ViewId, { rendered, translated, lacking }: Coverage, { threshold }: Locale): PageState {
  const complete = translated / rendered >= threshold && !lacking.some((key) => required.test(key))
  if (complete) return 'partial'
  // A host needs its 404 page, and a form its answers, in every locale.
  return isNotice(view) ? 'english' : belowThreshold
}
