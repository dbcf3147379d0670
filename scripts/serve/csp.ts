import { createHash } from 'node:crypto'
import type { SiteEnv } from '../../src/config/env.ts'
import { earlyScript, speculationRules } from '../../src/config/inlineScripts.ts'

const self = "'self'"
const none = ["'none'"]

/** https://developers.google.com/tag-platform/security/guides/csp, without the origins of advertising. */
const analytics = {
  script: ['https://www.googletagmanager.com/gtag/'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}

/** The directives of a Content-Security-Policy, in the order in which they are written. */
type Directives = Readonly<Record<string, readonly string[]>>

/**
 * Returns the directives of a build's policy. Other origins are included only if the environment configures them: form
 * endpoints, the map, the analytics service.
 */
export function cspDirectives(env: SiteEnv): Directives {
  const endpoints = [env.contactFormUrl, env.freelanceFormUrl].filter((url) => url !== null)
  const foreign = [...new Set(endpoints.filter((url) => !url.startsWith('/')).map(sourceOf))]
  const measured = env.measurementId !== null
  const maps = env.mapsApiKey === null ? [] : ['https://www.google.com/maps/embed/']
  return {
    'default-src': none,
    // Speculation rules have a hash too: with any hash, Chromium ignores 'inline-speculation-rules'.
    'script-src': [
      self,
      hashOf(earlyScript),
      hashOf(speculationRules(env.basePath)),
      ...(measured ? analytics.script : []),
    ],
    // The worker that corrects files (src/sections/Refine). The default would be the sources of script-src.
    'worker-src': [self],
    // Style elements change with every build and attributes with every page, so they have no hashes:
    // docs/decisions/hosts.md.
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, ...(measured ? analytics.image : [])],
    'font-src': [self],
    'connect-src': [self, ...foreign, ...(measured ? analytics.connect : [])],
    'manifest-src': [self],
    'frame-src': maps.length === 0 ? none : maps,
    'object-src': none,
    'base-uri': none,
    // A form service redirects the visitor to /sent, and browsers check that redirect against this directive too.
    'form-action': endpoints.length === 0 ? none : [self, ...foreign],
    'frame-ancestors': none,
    // The analytics service adds script elements by URL, which trusted types forbid.
    ...(measured ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  }
}

/** Returns the value of the header Content-Security-Policy for a build. */
export function contentSecurityPolicy(env: SiteEnv): string {
  return Object.entries(cspDirectives(env))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Converts a URL to a CSP source: without the query, which sources cannot have, and with separators escaped. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address)
  const escaped = pathname.replace(/[;,']/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return origin + (pathname === '/' ? '' : escaped)
}

/** Returns the hash source of an inline script: https://www.w3.org/TR/CSP3/#grammardef-hash-source. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
