import { defaultLocale, type Locale } from '../../src/config/locales.ts'
import { brand, brandShort } from '../../src/config/brand.ts'
import { href } from '../../src/i18n/href.ts'
import { light } from '../lib/palette.ts'

/** Where the web app manifest of a locale stands on the site. */
export function manifestAddress(locale: Locale): string {
  return locale.code === defaultLocale ? '/site.webmanifest' : `/${locale.code}/site.webmanifest`
}

/**
 * The web app manifest (W3C) of a locale, as JSON. One for each locale, so that a page put on a home screen opens in
 * its own language; all paths are below the base path, if there is one. `display: browser`: this is a site with addresses and links, not an application.
 */
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
