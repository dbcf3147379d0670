import { builtTargets, publicTargets } from 'i18next-workbench/config.ts'
import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import { coverageOf, type Usage } from 'i18next-workbench/model/coverage.ts'
import type { Project } from 'i18next-workbench/model/project.ts'
import { hashOfSources, keepUsage } from 'i18next-workbench/model/records/usageFile.ts'
import { type Unconfirmed, unconfirmedViews } from 'i18next-workbench/model/unconfirmed.ts'
import type { LocaleCode } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import type { PageState, Publication } from '../../src/i18n/publication.ts'
import { codeOf, viewOf } from './workbench/names.ts'

/** What is published, with what the pages have to say of their texts. */
interface Published {
  readonly publication: Publication
  readonly unconfirmed: Unconfirmed
  /** A line for each page that is not translated whole, and for labels that are in English. */
  readonly notes: string[]
}

/** Keeps for the workbench what each page reads, and derives what each locale publishes. */
export async function findPublication(usage: Usage, project: Project, root: string): Promise<Published> {
  const { bundles } = project
  await keepUsage(root, usage, await hashOfSources(root))
  const publication = publicationOf(bundles, usage)
  return {
    publication,
    unconfirmed: unconfirmedViews(project, usage),
    notes: exceptions(publication, bundles, usage),
  }
}

/** What the site makes of each page that is not fully translated, in every locale that is built. */
export function publicationOf(bundles: Bundles, usage: Usage): Publication {
  const publication: Partial<Record<LocaleCode, Partial<Record<ViewId, PageState>>>> = {}
  for (const locale of builtTargets()) {
    const code = codeOf(locale.code)
    for (const [view, { state }] of coverageOf(bundles, usage, locale)) {
      if (state) publication[code] = { ...publication[code], [viewOf(view)]: state }
    }
  }
  return publication
}

const addressOf = (locale: string, view: string) => viewHref(codeOf(locale), viewOf(view))

/** One line for each page that is not translated whole, with the first texts that it lacks, and one for labels of whole pages. */
function exceptions(publication: Publication, bundles: Bundles, usage: Usage): string[] {
  const what = { partial: 'in part in English', english: 'in English' }
  return publicTargets().flatMap((locale) => {
    const states = publication[codeOf(locale.code)] ?? {}
    const coverage = coverageOf(bundles, usage, locale)
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
