import { type Directives, printPolicy } from '../lib/policy.ts'

const self = ["'self'"]
const none = ["'none'"]

/** The panel. Its script (panel/main.tsx) says what may be written as HTML before React starts. */
const panelPolicy: Directives = {
  'default-src': none,
  'script-src': self,
  // Mantine writes style elements and attributes.
  'style-src': [...self, "'unsafe-inline'"],
  'img-src': [...self, 'data:'],
  'font-src': self,
  'connect-src': self,
  'frame-src': self,
  'object-src': none,
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
}

/** The headers of every answer of the panel or the site. They share an origin, which no other origin may load from. */
const headersWith = (policy: Directives): Headers =>
  new Headers({
    'Content-Security-Policy': printPolicy(policy),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  })

export const panelHeaders = headersWith(panelPolicy)

/** The site in the panel's frame: under the policy of its host, but its forms are not posted. */
export const siteHeaders = (policy: Directives): Headers =>
  headersWith({ ...policy, 'form-action': none, 'frame-ancestors': self })

/** Media types by file extension. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** The media type of a file by its name; undefined for one of another kind. */
export const typeOf = (file: string): string | undefined => types[/\.\w+$/.exec(file)?.[0] ?? '']
