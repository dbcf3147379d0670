/**
 * The rules of all hosts: headers, caching, clean addresses and 404 pages. Patterns are regular expressions for nginx too.
 */
import type { SiteEnv } from '../../src/config/env.ts'
import { contentSecurityPolicy } from './csp.ts'

const year = 31_536_000

/** Values of Cache-Control: a file with a hash in its address never changes; everything else is revalidated. */
export const caching = { immutable: `public, max-age=${year}, immutable`, revalidated: 'no-cache' } as const

/** The folders whose files are all named by a hash of their content. */
export const immutableFolders = ['/assets', '/messages/hashed', '/previews'] as const

/** The addresses of files in them. */
export const immutablePattern = `^(${immutableFolders.join('|')})/.`

/** The value of Cache-Control for a file at an address. Redirects and 404 pages are always revalidated. */
export function cachePolicy(pathname: string): string {
  return new RegExp(immutablePattern).test(pathname) ? caching.immutable : caching.revalidated
}

/** Returns the headers of every response, for all statuses: [name, value]. */
export function securityHeaders(env: SiteEnv): readonly (readonly [string, string])[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(env)],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ...(env.siteUrl?.startsWith('https://') ? [['Strict-Transport-Security', `max-age=${year}`] as const] : []),
  ]
}

/** The status of redirects to the clean address. It keeps the method: RFC 9110, section 15.4.9. */
export const redirectStatus = 308

/** The redundant ending of an address. */
export const longEnding = '(?:/index(?:[.]html)?/?|[.]html/?|/)'

/** A segment of an address of the site. Its characters cannot inject another host into a Location header. */
export const segment = '(?:/[A-Za-z0-9_.~-]+)'

/** Matches addresses with such an ending. The first group is the clean address. */
export const longPattern = `^(${segment}+?)${longEnding}$`
/** The long forms of the root, whose clean address is "/". */
export const longRootPattern = '^/index(?:[.]html)?/?$'
/** A clean address. */
export const cleanPattern = `^(${segment}+|/)$`

/** Returns the clean address that a path redirects to, or null if the path is clean. */
export function cleanAddress(pathname: string): string | null {
  if (new RegExp(longRootPattern).test(pathname)) return '/'
  return new RegExp(longPattern).exec(pathname)?.[1] ?? null
}

/** Files for servers, not for visitors: dotted ones (RFC 8615 excepted), the rules of hosts, compressed variants. */
export const hiddenPattern = '/[.](?!well-known/[^.])|^/_(headers|redirects|routes[.]json|worker[.]js)$|[.](br|gz)$'

/** True if an address gets 404 even if the file exists. */
export const isHidden = (pathname: string): boolean => new RegExp(hiddenPattern).test(pathname)

/** The folder of any language. A server uses its 404 page if it exists, so its configuration does not list the locales. */
export const languagePattern = '^(/[a-z]{2,3}(?:-[a-z0-9]{2,8})*)/'
