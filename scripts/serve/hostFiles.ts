/** The files `_headers` and `_redirects` of Netlify and Cloudflare Pages, which the build writes into the site. */
import type { SiteEnv } from '../../src/config/env.ts'
import { builtLocales, defaultLocale } from '../../src/config/locales.ts'
import { redirects } from '../../src/config/redirects.ts'
import { allRoutes } from '../../src/config/routes.ts'
import { localizePath } from '../../src/i18n/href.ts'
import { caching, immutableFolders, securityHeaders } from './policy.ts'
import { languageIn, type RedirectRow } from './redirects.ts'

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2000

/**
 * Returns the content of `_headers`. Cloudflare joins the values if two rules set the same header, so Cache-Control is only
 * in rules that do not overlap; both hosts revalidate everything else. Throws if a line exceeds Cloudflare's limit.
 */
export function headersFile(env: SiteEnv): string {
  const base = env.basePath
  const lines = [
    ...rule(`${base}/*`, securityHeaders(env)),
    ...immutableFolders.flatMap((folder) => rule(`${base}${folder}/*`, [['Cache-Control', caching.immutable]])),
  ]
  const long = lines.find((line) => line.length > longestLine)
  if (long)
    throw new Error(
      `_headers: expected lines of at most ${longestLine} characters, found ${long.length}: ${long.slice(0, 60)}…`,
    )
  return `${lines.join('\n')}\n`
}

function rule(pattern: string, headers: readonly (readonly [string, string])[]): string[] {
  return [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)]
}

/**
 * Returns the content of `_redirects`: moved pages, and for Netlify the 404 page of each locale except the default one,
 * which it finds by itself. Cloudflare ignores these last lines and uses the nearest 404.html.
 */
export function redirectsFile({ basePath: base }: SiteEnv, rows: readonly RedirectRow[] = redirects): string {
  const missing = builtLocales
    .filter(({ code }) => code !== defaultLocale)
    .map(({ code }) => `${base}${localizePath(code, '/')}/* ${base}${localizePath(code, '/404')}.html 404`)
  // Two lines for each row and language: Cloudflare distinguishes a slash at the end.
  const moved = rows.flatMap((row) =>
    movesOf(row).flatMap(([old, to]) => [old, `${old}/`].map((from) => `${base}${from} ${base}${to} ${row.status}`)),
  )
  return [...moved, ...missing].map((line) => `${line}\n`).join('')
}

/** A removed language moves page by page: with a placeholder, `/ja//x.example` would lead to another host. */
function movesOf(row: RedirectRow): (readonly [from: string, to: string])[] {
  const language = languageIn(row)
  return language === null
    ? builtLocales.map(({ code }) => [localizePath(code, row.from), localizePath(code, row.to)])
    : allRoutes.map(({ path }) => [path === '/' ? language : language + path, path])
}
