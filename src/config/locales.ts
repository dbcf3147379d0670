import rows from './locales.json' with { type: 'json' }

export type LocaleCode = keyof typeof rows

/** Which font files a page preloads: see src/theme/fonts.css and, for Arabic, src/theme/languages/ar.css. */
const fontSets = ['latin', 'latin-ext', 'arabic', 'system'] as const

/**
 * Every locale, once. Adding one is a row in locales.json, which the workbench writes, and a folder in locales/.
 * `code` is the folder and the first segment of the address; `tag` is the BCP 47 tag for Intl and the lang attribute.
 */
export interface Locale {
  readonly code: LocaleCode
  readonly tag: string
  /** The language's name in that language. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  readonly fonts: (typeof fontSets)[number]
  /** A locale that is not public is neither built nor linked. */
  readonly public: boolean
  /** The share of the messages that a page renders, from 0 to 1, from which on it is published in this locale. */
  readonly threshold: number
  /** Whether a text that needs work is published, too, in place of the one before it. Default: no. */
  readonly publishUnfinished?: boolean
}

/**
 * What becomes of a page below its locale's threshold: "english" serves it in English at its address, canonical at the
 * English one; "omitted" does not build it, and links lead to English.
 */
export const belowThreshold: 'english' | 'omitted' = 'english'

export const allLocales: readonly Locale[] = Object.keys(rows)
  .filter(isLocaleCode)
  .map((code) => {
    const { dir, fonts, ...row } = rows[code]
    return {
      code,
      ...row,
      dir: dir === 'rtl' ? 'rtl' : 'ltr',
      fonts: fontSets.find((set) => set === fonts) ?? 'system',
    }
  })
export const publicLocales: readonly Locale[] = allLocales.filter((locale) => locale.public)

/** The locale at unprefixed addresses, the source of all translation. */
export const defaultLocale: LocaleCode = 'en'

/** Whether a folder name, an address segment or a detected language is one of the site's locales. */
export function isLocaleCode(value: string): value is LocaleCode {
  return Object.hasOwn(rows, value)
}

/** The row of a locale. */
export function localeOf(code: LocaleCode): Locale {
  const found = allLocales.find((locale) => locale.code === code)
  if (!found) throw new Error(`Unknown locale "${code}": expected one of ${allLocales.map((l) => l.code).join(', ')}.`)
  return found
}
