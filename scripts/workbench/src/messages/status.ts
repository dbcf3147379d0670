import { count } from '../lib/output.ts'
import { countSourceWords } from '../project/codes.ts'
import { type Coverage, coverageOf, type Usage } from '../project/coverage.ts'
import { languageName } from '../project/localeNamed.ts'
import type { Locale } from '../project/project.ts'
import { viewOf } from './pageNames.ts'
import { openCommentsOn, type ProjectTexts, unitsIn, unreadableIn } from './texts.ts'
import { type Unit, type UnitState, unitId } from './units.ts'

/** A number of texts. Words are words of the English, which is what a translation is charged by. */
interface Amount {
  readonly texts: number
  readonly words: number
}

export type Amounts = Readonly<Record<UnitState, Amount>> & { readonly total: Amount }

/** One row of the status: a locale, or one of its namespaces. */
interface Row {
  readonly total: Amounts
  /** The number of its texts with an open comment. */
  readonly openComments: number
  /** The state for visitors: "public, 3 pages in English"; of a page "published in part, lacks 3 texts". */
  readonly site: string
}

export interface LocaleStatus extends Row {
  readonly locale: string
  readonly name: string
  readonly namespaces: readonly (Row & { readonly namespace: string })[]
}

/**
 * The status of some locales. `shown` has the messages that pages read; without it, pages have no state. An unreadable
 * namespace, or a locale with an unreadable record, is not counted.
 */
export function statusOf(
  project: ProjectTexts,
  locales: readonly Locale[],
  { shown }: { readonly shown: Usage | null },
): LocaleStatus[] {
  const words = countWords(project)
  return locales.flatMap((locale) => {
    const unreadable = unreadableIn(project, locale)
    if (unreadable.has(null)) return []
    // A page shows texts of several namespaces.
    const usage = unreadable.size > 0 ? null : shown
    const units = unitsIn(project, locale).filter(({ namespace }) => !unreadable.has(namespace))
    const coverage = usage ? coverageOf(project, project.bundles, usage, locale) : new Map<string, Coverage>()
    const row = (of: readonly Unit[], site: string) => ({
      total: amountsOf(of, words),
      openComments: of.filter((unit) => openCommentsOn(project, locale, unit).length > 0).length,
      site,
    })
    return {
      locale: locale.code,
      name: languageName(locale),
      ...row(units, onSite(locale, coverage)),
      namespaces: [...Map.groupBy(units, ({ namespace }) => namespace)].map(([namespace, group]) => ({
        namespace,
        ...row(group, pageOnSite(locale, coverage.get(viewOf(project, namespace) ?? ''))),
      })),
    }
  })
}

/** The words for who can see a locale. */
export const visibility = ({ public: isPublic, preview = false }: Locale) =>
  isPublic ? 'public' : preview ? 'in preview' : 'not public'

function onSite(locale: Locale, coverage: ReadonlyMap<string, Coverage>): string {
  const inEnglish = [...coverage.values()].filter(({ state }) => state === 'english').length
  const pages = locale.public && inEnglish > 0 ? `, ${count(inEnglish, 'page')} in English` : ''
  return visibility(locale) + pages
}

const pageStates = { partial: 'published in part', english: 'in English' } as const

/** Empty for a namespace that is not a page, and when pages cannot be rendered. */
function pageOnSite({ public: isPublic }: Locale, page: Coverage | undefined): string {
  if (!page) return ''
  const state = page.state ? pageStates[page.state] : 'published'
  const lacks = page.lacking.length > 0 ? `, lacks ${count(page.lacking.length, 'text')}` : ''
  return (isPublic ? state : 'not public') + lacks
}

function countWords(project: ProjectTexts): ReadonlyMap<string, number> {
  const [first] = project.targets
  const units = first ? unitsIn(project, first) : []
  return new Map(units.map((unit) => [unitId(unit), countSourceWords(project, [unit.forms.at(-1)?.source ?? ''])]))
}

const amountOf = (units: readonly Unit[], words: ReadonlyMap<string, number>): Amount => ({
  texts: units.length,
  words: units.reduce((sum, unit) => sum + (words.get(unitId(unit)) ?? 0), 0),
})

function amountsOf(units: readonly Unit[], words: ReadonlyMap<string, number>): Amounts {
  const byState = Map.groupBy(units, ({ state }) => state)
  const inState = (state: UnitState) => amountOf(byState.get(state) ?? [], words)
  return {
    untranslated: inState('untranslated'),
    unrecorded: inState('unrecorded'),
    'english-changed': inState('english-changed'),
    'needs-work': inState('needs-work'),
    unconfirmed: inState('unconfirmed'),
    confirmed: inState('confirmed'),
    total: amountOf(units, words),
  }
}
