import { pseudoLocales } from '../../../scripts/i18n/new-locale/pseudo.ts'
import { defaultLocale, publicLocales } from '../../../src/config/locales.ts'
import { thorough } from '../thorough.ts'

/** The site's own locales and the two that stand for long words and for writing from right to left. */
export const localeCodes: readonly string[] = [...publicLocales, ...pseudoLocales].map(({ code }) => code)

/** The pseudo-locales are longer, and turned around: what holds them, holds the others. All where there is time. */
export const testedCodes = thorough ? localeCodes : pseudoLocales.map(({ code }) => code)

/** The address of a page's path, such as /about, in a locale of either kind. */
export function addressOf(code: string, path: string): string {
  const prefix = code === defaultLocale ? '' : `/${code}`
  return `${prefix}${path === '/' ? '' : path}` || '/'
}
