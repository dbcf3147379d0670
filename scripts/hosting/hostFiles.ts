import type { SiteEnv } from '../../src/config/env.ts'
import { caching, notFoundRules, securityHeaders } from './policy.ts'

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const limits = { rules: 100, line: 2000 }

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read from the root of the site. `folders` are the folders
 * whose files never change, as addresses ("/assets"). Cloudflare joins the values of a header that two rules set, so
 * Cache-Control stands only in rules that do not overlap; both hosts revalidate what has no rule. Throws where the text
 * would be over Cloudflare's limits, which are the lower ones.
 */
export function headersFile(env: SiteEnv, folders: readonly string[]): string {
  const rules = [
    rule('/*', securityHeaders(env)),
    ...folders.map((folder) => rule(`${folder}/*`, [['Cache-Control', caching.immutable]])),
  ]
  if (rules.length > limits.rules)
    throw new Error(`_headers: expected at most ${limits.rules} rules, found ${rules.length}.`)
  const long = rules
    .join('\n')
    .split('\n')
    .find((line) => line.length > limits.line)
  if (long)
    throw new Error(
      `_headers: expected lines of at most ${limits.line} characters, found ${long.length}: ${long.slice(0, 60)}…`,
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
