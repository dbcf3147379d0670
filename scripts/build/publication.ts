import {
  builtTargets,
  type Bundles,
  coverageOf,
  keepUsage,
  type Project,
  type ProjectTexts,
  publicTargets,
  type Unconfirmed,
  unconfirmedViews,
  type Usage,
} from 'i18next-workbench'
import type { LocaleCode } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import type { PageState, Publication } from '../../src/i18n/publication.ts'
import { codeOf, viewOf } from './workbench/names.ts'

/** The published pages, and the notes that they show about their texts. */
interface Published {
  readonly publication: Publication
  readonly unconfirmed: Unconfirmed
  /** One line for each incompletely translated page, and one for labels in English. */
  readonly notes: string[]
}

/** Stores the messages of each page for the workbench, and returns the published pages of each locale. */
export async function findPublication(usage: Usage, project: ProjectTexts): Promise<Published> {
  const { bundles } = project
  await keepUsage(project, usage)
  const publication = publicationOf(project, bundles, usage)
  return {
    publication,
    unconfirmed: unconfirmedViews(project, usage),
    notes: exceptions(project, publication, usage),
  }
}

/** Returns the state of each incompletely translated page, in every locale that is built. */
export function publicationOf(project: Project, bundles: Bundles, usage: Usage): Publication {
  const publication: Partial<Record<LocaleCode, Partial<Record<ViewId, PageState>>>> = {}
  for (const locale of builtTargets(project)) {
    const code = codeOf(locale.code)
    for (const [view, { state }] of coverageOf(project, bundles, usage, locale)) {
      if (state) publication[code] = { ...publication[code], [viewOf(view)]: state }
    }
  }
  return publication
}

const addressOf = (locale: string, view: string) => viewHref(codeOf(locale), viewOf(view))

/** Returns one line for each incompletely translated page with its first missing texts, and one for labels of other pages. */
function exceptions(project: ProjectTexts, publication: Publication, usage: Usage): string[] {
  const { bundles } = project
  const what = { partial: 'in part in English', english: 'in English' }
  return publicTargets(project).flatMap((locale) => {
    const states = publication[codeOf(locale.code)] ?? {}
    const coverage = coverageOf(project, bundles, usage, locale)
    const pages = viewIds.flatMap((view) => {
      const state = states[view]
      const { lacking = [] } = coverage.get(view) ?? {}
      return state ? [`${addressOf(locale.code, view)}: ${what[state]}, lacks ${firstOf(lacking)}`] : []
    })
    const labels = new Set([...coverage.values()].flatMap(({ state, lacking }) => (state ? [] : lacking)))
    return labels.size > 0 ? [...pages, `${locale.name}: in English until translated: ${firstOf([...labels])}`] : pages
  })
}

/** "a, b, c and 2 more". */
const firstOf = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
