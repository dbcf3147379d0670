import {
  builtTargets,
  type Bundles,
  coverageOf,
  type Project,
  type ProjectTexts,
  publicTargets,
  type Usage,
} from 'i18next-workbench'
import type { LocaleCode } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import type { PageState, Publication } from '../../src/i18n/publication.ts'
import { codeOf, viewOf } from './workbench/names.ts'

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

/** The number of pages in English of each locale that has some, whole or in part. */
export const incompletePages = (publication: Publication): string[] =>
  Object.entries(publication).map(([locale, pages]) => {
    const states = Object.values(pages)
    const english = states.filter((state) => state === 'english').length
    return `${locale}: ${english} of ${viewIds.length} pages in English, ${states.length - english} in part`
  })

/** Returns a line for each public locale whose pages lack texts. They are shown in English. */
export function incompleteLocales(project: ProjectTexts, usage: Usage): string[] {
  return publicTargets(project).flatMap((locale) => {
    const coverage = coverageOf(project, project.bundles, usage, locale)
    const lacking = new Set([...coverage.values()].flatMap((page) => page.lacking))
    const missing = `${locale.code}: ${lacking.size} texts in English until translated`
    return lacking.size > 0 ? [`${missing}: npm run i18n -- status ${locale.code} --pages`] : []
  })
}
