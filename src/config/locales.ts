import rows from './locales.json' with { type: 'json' }

export type LocaleCode = keyof typeof rows

/** Which font files a page preloads: see scripts/lib/brandFonts.ts and, for Arabic, src/theme/languages/ar.css. */
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
  /** Whether visitors are led to it. */
  readonly public: boolean
  /**
   * In place of that: whether it is built for who knows its addresses, linked from nowhere and kept from search engines. A locale
   * that is neither is not built.
   */
  readonly preview: boolean
}

export const allLocales: readonly Locale[] = Object.keys(rows)
  .filter(isLocaleCode)
  .map((code) => {
    const { dir, fonts, public: published, ...row } = rows[code]
    return {
      code,
      ...row,
      ...publicityOf(published),
      dir: dir === 'rtl' ? 'rtl' : 'ltr',
      fonts: fontSets.find((set) => set === fonts) ?? 'system',
    }
  })
/** Both kinds of values are possible, whichever the rows have today. */
function publicityOf(published: boolean | string): Pick<Locale, 'public' | 'preview'> {
  return { public: published === true, preview: published === 'preview' }
}

export const publicLocales: readonly Locale[] = allLocales.filter((locale) => locale.public)

/** The locales whose documents are made: the public ones, and previews. */
export const builtLocales: readonly Locale[] = allLocales.filter((locale) => locale.public || locale.preview)

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
