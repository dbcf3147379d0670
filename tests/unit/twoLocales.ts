/**
 * The table of locales in unit tests, whatever locales the site has: English, the default one, and Polish, which is like few
 * others in plurals and numbers. Commands that a test starts as programs read the site's own table. In the place of
 * src/config/locales.ts by the configuration of vitest, so that all files of a worker share one.
 */
import * as original from '../../src/config/locales.ts'

export * from '../../src/config/locales.ts'

const two = ['en', 'pl'].flatMap((code) => original.allLocales.filter((locale) => locale.code === code))

export const allLocales: typeof original.allLocales = two.map((locale) => ({ ...locale, public: true, threshold: 1 }))
export const publicLocales = allLocales
export const isLocaleCode = (value: string): value is original.LocaleCode =>
  allLocales.some(({ code }) => code === value)
