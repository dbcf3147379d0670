import { pseudoLocales } from 'i18next-workbench/new-locale/pseudo.ts'
import { defaultLocale } from '../../../src/config/locales.ts'

/** Two locales that stand for long words and for writing from right to left. Whether the texts of others fit, `fit` says. */
export const testedCodes: readonly string[] = pseudoLocales.map(({ code }) => code)

/** The address of a page's path, such as /about, in a locale of either kind. */
export function addressOf(code: string, path: string): string {
  const prefix = code === defaultLocale ? '' : `/${code}`
  return `${prefix}${path === '/' ? '' : path}` || '/'
}

/** Those of them that are written from right to left. */
export const isRtl = (code: string): boolean => pseudoLocales.some((one) => one.code === code && one.dir === 'rtl')
