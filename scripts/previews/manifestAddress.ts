import { defaultLocale, type Locale } from '../../src/config/locales.ts'

/** Where the web app manifest of a locale stands on the site. */
export function manifestAddress(locale: Locale): string {
  return locale.code === defaultLocale ? '/site.webmanifest' : `/${locale.code}/site.webmanifest`
}
