import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import { hasContours } from '../../src/config/art.ts'
import type { Locale } from '../../src/config/locales.ts'
import { allRoutes, type PageId } from '../../src/config/routes.ts'
import { createI18n } from '../../src/i18n/create.ts'
import { payloadFor } from '../build/texts/payload.ts'
import type { PreviewContent } from './draw.ts'

/** A picture for one page in one locale. */
export interface PreviewRequest extends PreviewContent {
  readonly page: PageId
  readonly locale: Locale['code']
}

const namespaces = ['common', ...allRoutes.map(({ id }) => `pages/${id}`)]

/** One request for each page in each locale; a text that a locale lacks is in English. */
export function requestsFor(bundles: Bundles, locales: readonly Locale[]): PreviewRequest[] {
  return locales.flatMap(({ code, tag, dir }) => {
    const i18n = createI18n({ locale: code, payload: payloadFor(bundles, code, namespaces) })
    return allRoutes.map(({ id: page }) => {
      const title = i18n.t('hero.title', { ns: `pages/${page}` })
      // The home page is what the brand stands for; its label ("Home") says nothing outside the site.
      const label = page === 'home' ? title : i18n.t(`nav.pages.${page}`, { ns: 'common' })
      const section = label === title ? null : label
      const art = hasContours(page) ? page : `map-${code}`
      return { page, locale: code, title, section, localeTag: tag, dir, art }
    })
  })
}
