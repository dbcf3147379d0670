import path from 'node:path'
import { countSourceWords } from '../project/codes.ts'
import { type Coverage, coverageOf, type Usage } from '../project/coverage.ts'
import { groupBy } from '../project/groups.ts'
import type { Locale, PageState, Project } from '../project/project.ts'
import { recordFile } from '../project/records/records.ts'
import { viewOf } from './pageNames.ts'
import { type ProjectTexts, questionsOn, unitsIn } from './texts.ts'
import { type Unit, type UnitState, unitId } from './units.ts'

/** A number of texts. Words are words of the English, which is what a translation is charged by. */
export interface Amount {
  readonly texts: number
  readonly words: number
}

export type Amounts = Readonly<Record<UnitState, Amount>> & { readonly total: Amount }

/** One row of the status: the messages of one namespace in one locale. */
export interface NamespaceStatus {
  readonly namespace: string
  readonly amounts: Amounts
  /** The page as visitors find it; null for namespaces that are not a page, and when pages cannot be rendered. */
  readonly page: PageStatus | null
  /** The number of its messages with a comment that is not settled. */
  readonly questions: number
}

export interface PageStatus {
  readonly state: PageState | 'published' | 'not public'
  /** The translated share of the page, and the number of its missing messages. */
  readonly coverage: number
  readonly lacking: number
}

export interface LocaleStatus {
  readonly locale: string
  readonly name: string
  readonly public: boolean
  readonly preview: boolean
  /** The pages of which a public locale has no text. */
  readonly inEnglish: readonly string[]
  readonly namespaces: readonly NamespaceStatus[]
  readonly total: Amounts
  readonly questions: number
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
    const byNamespace = groupBy(units, ({ namespace }) => namespace)
    const coverage = usage ? coverageOf(project, project.bundles, usage, locale) : new Map<string, Coverage>()
    return {
      locale: locale.code,
      name: locale.name,
      public: locale.public,
      preview: locale.preview ?? false,
      inEnglish: [...coverage].flatMap(([view, { state }]) => (locale.public && state === 'english' ? view : [])),
      namespaces: [...byNamespace].map(([namespace, group]) => ({
        namespace,
        amounts: amountsOf(group, words),
        page: pageOf(project, locale, namespace, coverage),
        questions: questionsOn(project, locale, group),
      })),
      total: amountsOf(units, words),
      questions: questionsOn(project, locale, units),
    }
  })
}

/** The unreadable namespaces of a locale; null for all of them if its record is unreadable. Comments do not matter. */
function unreadableIn(project: ProjectTexts, { code }: Locale): ReadonlySet<string | null> {
  const record = path.basename(recordFile(project, code))
  const own = project.problems.filter(({ locale, namespace, file }) => {
    return locale === code && (namespace !== null || path.basename(file) === record)
  })
  return new Set(own.map(({ namespace }) => namespace))
}

function pageOf(
  project: Project,
  locale: Locale,
  namespace: string,
  coverage: ReadonlyMap<string, Coverage>,
): NamespaceStatus['page'] {
  const view = viewOf(project, namespace)
  const page = view && coverage.get(view)
  if (!view || !page) return null
  const state = locale.public ? (page.state ?? 'published') : 'not public'
  return { state, coverage: page.translated / Math.max(1, page.rendered), lacking: page.lacking.length }
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
  const byState = groupBy(units, ({ state }) => state)
  const inState = (state: UnitState) => amountOf(byState.get(state) ?? [], words)
  return {
    untranslated: inState('untranslated'),
    unrecorded: inState('unrecorded'),
    stale: inState('stale'),
    'needs-work': inState('needs-work'),
    translated: inState('translated'),
    reviewed: inState('reviewed'),
    total: amountOf(units, words),
  }
}
