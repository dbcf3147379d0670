import { config, type Locale, type PageState, viewIds } from '../config.ts'
import { once } from '../lib/once.ts'
import { type Bundles, flatten, type Namespaces } from './bundles.ts'
import { splitPlural } from './plurals.ts'

/** The messages ("namespace:key", plural forms as one) that each view reads when it is rendered. */
export type Usage = ReadonlyMap<string, readonly string[]>

/** How much of what a page renders is there in a locale, counted in messages. */
export interface Coverage {
  readonly rendered: number
  readonly translated: number
  /** Messages that fall back to the default locale. */
  readonly lacking: readonly string[]
  /** What the site makes of the page in a public locale; null when it is fully translated. */
  readonly state: PageState | null
}

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
export function coverageOf(bundles: Bundles, usage: Usage, locale: Locale): ReadonlyMap<string, Coverage> {
  const present = messagesIn(bundles.get(locale.code) ?? new Map())
  const coverage = new Map<string, Coverage>()
  for (const view of viewIds()) {
    const keys = usage.get(view)
    if (!keys) continue
    const lacking = keys.filter((key) => !present.has(key))
    const page = { rendered: keys.length, translated: keys.length - lacking.length, lacking }
    coverage.set(view, { ...page, state: stateFor(view, page, locale) })
  }
  return coverage
}

function stateFor(
  view: string,
  { rendered, translated, lacking }: Omit<Coverage, 'state'>,
  { threshold }: Locale,
): PageState | null {
  if (lacking.length === 0) return null
  const { pages } = config()
  if (translated / rendered >= threshold && !lacking.some((key) => pages.required.test(key))) return 'partial'
  return pages.belowThreshold(view)
}
