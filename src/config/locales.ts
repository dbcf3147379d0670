import rows from './locales.json' with { type: 'json' }

export type LocaleCode = keyof typeof rows

/** The sets of font files that a page preloads: scripts/lib/brandFonts.ts and, for Arabic, src/theme/languages/ar.css. */
const fontSets = ['latin', 'latin-ext', 'arabic', 'system'] as const

/**
 * All locales. A new locale is a row in locales.json, which the workbench writes, and a folder in locales/.
 * `code` is the folder and the first segment of the address; `tag` is the BCP 47 tag for Intl and the lang attribute.
 */
export interface Locale {
  readonly code: LocaleCode
  readonly tag: string
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  readonly fonts: (typeof fontSets)[number]
  /** True if the site links to it. */
  readonly public: boolean
  /**
   * True if it is built but neither linked nor indexed, for reviewers who know its addresses. A locale that is neither
   * public nor a preview is not built.
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
/** The parameter type is wider than the current rows, which need not use both kinds of values. */
function publicityOf(published: boolean | string): Pick<Locale, 'public' | 'preview'> {
  return { public: published === true, preview: published === 'preview' }
}

export const publicLocales: readonly Locale[] = allLocales.filter((locale) => locale.public)

/** The locales that are built: public ones and previews. */
export const builtLocales: readonly Locale[] = allLocales.filter((locale) => locale.public || locale.preview)

/** The locale at unprefixed addresses and the source of all translations. */
export const defaultLocale: LocaleCode = 'en'

/** True if a folder name, an address segment or a detected language is a locale of the site. */
export function isLocaleCode(value: string): value is LocaleCode {
  return Object.hasOwn(rows, value)
}

/** Returns the row of a locale. */
export function localeOf(code: LocaleCode): Locale {
  const found = allLocales.find((locale) => locale.code === code)
  if (!found) throw new Error(`Unknown locale "${code}": expected one of ${allLocales.map((l) => l.code).join(', ')}.`)
  return found
}
