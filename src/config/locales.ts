/**
 * Every locale, once. Adding one is a row here and a folder in locales/.
 * `code` is the folder and the first segment of the address; `tag` is the BCP 47 tag for Intl and the lang attribute.
 */
interface LocaleRow {
  readonly code: string
  readonly tag: string
  /** The language's name in that language. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** Which font files a page preloads: see src/theme/fonts.css and, for Arabic, src/theme/languages/ar.css. */
  readonly fonts: 'latin' | 'latin-ext' | 'arabic' | 'system'
  /** A locale that is not public is neither built nor linked. */
  readonly public: boolean
  /** The share of the messages that a page renders, from 0 to 1, from which on it is published in this locale. */
  readonly threshold: number
}

export const locales = [
  { code: 'en', tag: 'en', name: 'English', dir: 'ltr', fonts: 'latin', public: true, threshold: 1 },
  { code: 'pl', tag: 'pl', name: 'Polski', dir: 'ltr', fonts: 'latin-ext', public: true, threshold: 1 },
  { code: 'de', tag: 'de', name: 'Deutsch', dir: 'ltr', fonts: 'latin', public: true, threshold: 1 },
  { code: 'fr', tag: 'fr', name: 'Français', dir: 'ltr', fonts: 'latin', public: true, threshold: 1 },
  { code: 'es', tag: 'es', name: 'Español', dir: 'ltr', fonts: 'latin', public: true, threshold: 1 },
  { code: 'ar', tag: 'ar', name: 'العربية', dir: 'rtl', fonts: 'arabic', public: true, threshold: 1 },
  { code: 'ja', tag: 'ja', name: '日本語', dir: 'ltr', fonts: 'system', public: true, threshold: 1 },
  { code: 'zh', tag: 'zh-Hans', name: '简体中文', dir: 'ltr', fonts: 'system', public: true, threshold: 1 },
] as const satisfies readonly LocaleRow[]

/**
 * What becomes of a page below its locale's threshold: "english" serves it in English at its address, canonical at the
 * English one; "omitted" does not build it, and links lead to English.
 */
export const belowThreshold: 'english' | 'omitted' = 'english'

export type LocaleCode = (typeof locales)[number]['code']
export type Locale = LocaleRow & { readonly code: LocaleCode }

export const allLocales: readonly Locale[] = locales
export const publicLocales: readonly Locale[] = allLocales.filter((locale) => locale.public)

/** The locale at unprefixed addresses, the source of all translation. */
export const defaultLocale: LocaleCode = 'en'

/** Whether a folder name, an address segment or a detected language is one of the site's locales. */
export function isLocaleCode(value: string): value is LocaleCode {
  return allLocales.some((locale) => locale.code === value)
}

/** The row of a locale. */
export function localeOf(code: LocaleCode): Locale {
  const found = allLocales.find((locale) => locale.code === code)
  if (!found) throw new Error(`Unknown locale "${code}": expected one of ${allLocales.map((l) => l.code).join(', ')}.`)
  return found
}
