import { vi } from 'vitest'

/**
 * The two locales of unit tests, whatever locales the site has: English, the default one, and Polish, which is like few
 * others in plurals and numbers. Commands that a test starts as programs read the site's own table.
 */
vi.mock('../../src/config/locales.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/config/locales.ts')>()
  const two = ['en', 'pl'].flatMap((code) => original.allLocales.filter((locale) => locale.code === code))
  const rows = two.map((locale) => ({ ...locale, public: true, threshold: 1 }))
  return {
    ...original,
    allLocales: rows,
    publicLocales: rows,
    isLocaleCode: (value: string) => rows.some(({ code }) => code === value),
  }
})
