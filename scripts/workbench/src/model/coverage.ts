import { config, type Locale, type PageState, sharedNamespaces, viewIds } from '../config.ts'
import { once } from '../lib/once.ts'
import { type Bundles, flatten, type Namespaces } from './bundles.ts'
import { splitPlural } from './plurals.ts'
import { type MessageKey, splitId, unitId } from './ids.ts'

/** The messages ("namespace:key", plural forms as one) that each view reads when it is rendered. */
export type Usage = ReadonlyMap<string, readonly string[]>

/** How much of what a page renders is there in a locale, counted in messages. */
export interface Coverage {
  readonly rendered: number
  readonly translated: number
  readonly lacking: readonly string[]
  /** What the site makes of the page in a public locale; null when it is fully translated, but for single labels that it shares. */
  readonly state: PageState | null
}

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
    coverage.set(view, { ...page, state: stateFor(view, keys, lacking, locale) })
  }
  return coverage
}

/** Of the texts that a page shares with others, the part that may be missing without a word about it: a new page's name in menus. */
const FEW = 0.1

function stateFor(
  view: string,
  shown: readonly string[],
  lacking: readonly string[],
  { threshold }: Locale,
): PageState | null {
  const { pages } = config()
  const sharedLacking = lacking.filter(isShared)
  const areLabels = sharedLacking.length <= FEW * shown.filter(isShared).length
  const missed = areLabels ? lacking.filter((id) => !isShared(id)) : lacking
  if (lacking.some((key) => pages.required.test(key))) return pages.belowThreshold(view)
  if (missed.length === 0) return null
  return (shown.length - missed.length) / shown.length >= threshold ? 'partial' : pages.belowThreshold(view)
}

const isShared = (id: string) => sharedNamespaces().includes(splitId(id).namespace)

/**
 * The messages that a page shows, as "namespace:key" without plural suffixes. Beside those that it reads when it is
 * rendered, these are the ones of `units` that no page reads then, because they appear later or by a setting (errors of a
 * form, the banner for consent): they belong to their own page, shared ones to each page that reads others of their file.
 */
export function messagesOfPage(usage: Usage, view: string, units: readonly MessageKey[]): ReadonlySet<string> {
  const shown = new Set(usage.get(view))
  const read = new Set([...usage.values()].flat())
  const namespaces = new Set([...shown].map((id) => splitId(id).namespace))
  for (const unit of units) {
    const belongs = unit.namespace === `pages/${view}` || (isShared(unitId(unit)) && namespaces.has(unit.namespace))
    if (belongs && !read.has(unitId(unit))) shown.add(unitId(unit))
  }
  return shown
}
