import type { SiteEnv } from '../../src/config/env.ts'
import { caching, immutableFolders, notFoundRules, securityHeaders } from './policy.ts'

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2000

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read from the root of the site. Cloudflare joins the values of
 * a header that two rules set, so Cache-Control stands only in rules that do not overlap; both hosts revalidate what has
 * no rule. Throws where a line would be longer than Cloudflare reads, whose limit is the lower one.
 */
export function headersFile(env: SiteEnv): string {
  const rules = [
    rule('/*', securityHeaders(env)),
    ...immutableFolders.map((folder) => rule(`${folder}/*`, [['Cache-Control', caching.immutable]])),
  ]
  const long = rules
    .join('\n')
    .split('\n')
    .find((line) => line.length > longestLine)
  if (long)
    throw new Error(
      `_headers: expected lines of at most ${longestLine} characters, found ${long.length}: ${long.slice(0, 60)}…`,
    )
  return `${rules.join('\n')}\n`
}

function rule(pattern: string, headers: readonly (readonly [string, string])[]): string {
  return [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/**
 * The text of `_redirects`: for Netlify, the 404 page of each locale but the default one, which it finds by itself.
 * Cloudflare Pages passes over these lines and takes the nearest 404.html up the tree, which comes to the same. Both
 * redirect trailing slashes and .html themselves, to addresses as they are built.
 */
export function redirectsFile(): string {
  return notFoundRules
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, file }) => `${prefix}* ${file} 404\n`)
    .join('')
}
