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
 * What the pages of a build may load and send, by directive. Another origin
 * appears only where the environment names it: endpoints of forms, the map, the analytics service.
 */
export function cspDirectives(env: SiteEnv): Directives {
  const endpoints = [env.contactFormUrl, env.freelanceFormUrl].filter((url) => url !== null)
  const foreign = [...new Set(endpoints.filter((url) => !url.startsWith('/')).map(sourceOf))]
  const measured = env.measurementId !== null
  const maps = env.mapsApiKey === null ? [] : ['https://www.google.com/maps/embed/']
  return {
    'default-src': none,
    // Rules have a hash, too: where any hash is named, Chromium does not mind 'inline-speculation-rules'.
    'script-src': [
      self,
      hashOf(earlyScript),
      hashOf(speculationRules(env.basePath)),
      ...(measured ? analytics.script : []),
    ],
    // Corrects files (src/sections/Refine); without this, all that scripts may come from.
    'worker-src': [self],
    // The elements change with every build and the attributes with every page: docs/decisions/hosts.md.
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, ...(measured ? analytics.image : [])],
    'font-src': [self],
    'connect-src': [self, ...foreign, ...(measured ? analytics.connect : [])],
    'manifest-src': [self],
    'frame-src': maps.length === 0 ? none : maps,
    'object-src': none,
    'base-uri': none,
    // A form service sends the visitor back to /sent, and browsers hold that redirect against this directive too.
    'form-action': endpoints.length === 0 ? none : [self, ...foreign],
    'frame-ancestors': none,
    // The analytics service adds script elements by their address, which trusted types forbid.
    ...(measured ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  }
}

/** The policy of a build as the value of the header Content-Security-Policy. */
export function contentSecurityPolicy(env: SiteEnv): string {
  return Object.entries(cspDirectives(env))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** An address as a source: without its query, which sources do not have, and the characters that end one escaped. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address)
  const escaped = pathname.replace(/[;,']/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return origin + (pathname === '/' ? '' : escaped)
}

/** An inline script as a source: https://www.w3.org/TR/CSP3/#grammardef-hash-source. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
