/**
 * How a web server answers for this site: with redirects.ts the one source of `_headers`, `_redirects`, nginx.conf, the Caddyfile and
 * `npm start`. Patterns are strings in the syntax that JavaScript, PCRE (nginx) and RE2 (Caddy) share.
 */
import type { SiteEnv } from '../../src/config/env.ts'
import { builtLocales, defaultLocale } from '../../src/config/locales.ts'
import { localizePath } from '../../src/i18n/href.ts'
import { contentSecurityPolicy } from './csp.ts'

const year = 31_536_000

/** Values of Cache-Control: what carries a hash in its address never changes; everything else is asked for again. */
export const caching = { immutable: `public, max-age=${year}, immutable`, revalidated: 'no-cache' } as const

/** The folders whose files are all named by a hash of their content. */
export const immutableFolders = ['/assets', '/messages/hashed', '/previews'] as const

/** The addresses of files in them. */
export const immutablePattern = `^(${immutableFolders.join('|')})/.`

/** The value of Cache-Control for a file at an address. Redirects and 404 pages are always revalidated. */
export function cachePolicy(pathname: string): string {
  return new RegExp(immutablePattern).test(pathname) ? caching.immutable : caching.revalidated
}

/** The headers of every response, whatever its status: [name, value]. */
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

/** Where the receiver of forms ("npm run preview") listens for the web server in front of it. */
export const receiverAddress = '127.0.0.1:4173'

/** Whether the pages of a public build post to the receiver by way of their own host. */
export function hasReceiver({ siteUrl, contactFormUrl, freelanceFormUrl }: SiteEnv): boolean {
  return siteUrl !== null && [contactFormUrl, freelanceFormUrl].some((url) => url?.startsWith('/api/'))
}

/** What a script is answered when the web server cannot hand its post to the receiver; visitors get the page "not sent". */
export const unconfirmed = '{"error":"The receiver of the forms has not confirmed the message."}'

/** Long forms of an address are none of the site's for good, and the method is kept: RFC 9110, section 15.4.9. */
export const redirectStatus = 308

/** What a long form of an address ends in. */
export const longEnding = '(?:/index(?:[.]html)?/?|[.]html/?|/)'

/**
 * Addresses that say more than they have to, once doubled slashes are folded; the first group is the clean address. No
 * character is let through that no address of the site has, so that nothing can be smuggled into a Location.
 */
export const longPattern = `^((?:/[A-Za-z0-9_.~-]+)+?)${longEnding}$`
/** The long forms of the root, whose clean address is "/". */
export const longRootPattern = '^/index(?:[.]html)?/?$'
/** A folded address that is clean as it stands. */
export const cleanPattern = '^((?:/[A-Za-z0-9_.~-]+)+|/)$'

/** A path without doubled slashes: a Location of //host would lead to another host. */
export const folded = (pathname: string): string => pathname.replace(/\/{2,}/g, '/')

/** The clean address to which a path is redirected, or null where it stands: no trailing slash, .html, index or "//". */
export function cleanAddress(pathname: string): string | null {
  const address = folded(pathname)
  if (new RegExp(longRootPattern).test(address)) return '/'
  const long = new RegExp(longPattern).exec(address)?.[1]
  if (long !== undefined) return long
  return address !== pathname && new RegExp(cleanPattern).test(address) ? address : null
}

/** Files that are for servers, not for visitors: what begins with a dot, the rules of hosts, the compressed variants. */
export const hiddenPatterns = {
  dotted: '/[.]',
  /** RFC 8615; these dotted addresses are public. */
  exceptDotted: '^/[.]well-known/[^.]',
  rules: '^/_(headers|redirects)$',
  variants: '[.](br|gz)$',
} as const

/** Whether an address is answered with 404 although there may be a file. */
export function isHidden(pathname: string): boolean {
  const { dotted, exceptDotted, rules, variants } = hiddenPatterns
  const matches = (pattern: string) => new RegExp(pattern).test(pathname)
  return (matches(dotted) && !matches(exceptDotted)) || matches(rules) || matches(variants)
}

/**
 * The folder of a language, as the code of any locale would be: a server takes its 404 page if there is one, so that its
 * configuration need not know the locales.
 */
export const languagePattern = '^(/[a-z]{2,3}(?:-[a-z0-9]{2,8})*)/'

/** A pattern of paths for addresses below a base path, or "". */
export const below = (base: string, pattern: string): string =>
  pattern.replace(/^\^/, () => `^${base.replaceAll('.', '[.]')}`)

/** The same folder in a Referer, below a base path or "": the language of the page from which a form was sent. */
export const senderPattern = (base: string): string => `^https?://[^/]+${below(base, languagePattern).slice(1)}`

/** Which page answers an unknown address: the first whose prefix the address begins with. */
export interface NotFoundRule {
  readonly prefix: string
  readonly file: string
}

/** A rule for each locale that is built, the default locale's last. */
export const notFoundRules: readonly NotFoundRule[] = [
  ...builtLocales.filter(({ code }) => code !== defaultLocale),
  ...builtLocales.filter(({ code }) => code === defaultLocale),
].map(({ code }) => ({ prefix: localizePath(code, '/x').slice(0, -1), file: `${localizePath(code, '/404')}.html` }))

/** The address of the 404 page for an unknown path. */
export function notFoundFile(pathname: string): string {
  return notFoundRules.find(({ prefix }) => pathname.startsWith(prefix))?.file ?? '/404.html'
}
