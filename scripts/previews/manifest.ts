import { defaultLocale, type Locale } from '../../src/config/locales.ts'
import { brand, brandShort } from '../../src/config/brand.ts'
import { href } from '../../src/i18n/href.ts'
import { light } from '../lib/palette.ts'

/** Returns the path of a locale's web app manifest. */
export function manifestAddress(locale: Locale): string {
  return locale.code === defaultLocale ? '/site.webmanifest' : `/${locale.code}/site.webmanifest`
}

/** Returns the web app manifest (W3C) of a locale as JSON. Each locale has one, so that a home screen icon keeps the language. */
export function manifest(locale: Locale, base = ''): string {
  return JSON.stringify({
    name: brand,
    short_name: brandShort,
    lang: locale.tag,
    dir: locale.dir,
    start_url: base + href(locale.code, 'home'),
    scope: `${base}/`,
    display: 'browser',
    theme_color: light('paper'),
    background_color: light('paper'),
    icons: [
      { src: `${base}/favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
      { src: `${base}/icon-192.png`, type: 'image/png', sizes: '192x192' },
      { src: `${base}/icon-512.png`, type: 'image/png', sizes: '512x512' },
      { src: `${base}/icon-maskable-512.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
}
