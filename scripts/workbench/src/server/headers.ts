import type { Directives } from '../project/rendering.ts'

const self = ["'self'"]
const none = ["'none'"]

/** The panel. */
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
}

/** The headers of every answer of the panel or the site. They share an origin, which no other origin may load from. */
const headersWith = (policy: Directives): Headers =>
  new Headers({
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
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
