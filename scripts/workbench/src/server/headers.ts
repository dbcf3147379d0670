import { type Directives, printPolicy } from '../lib/policy.ts'

const self = ["'self'"]
const none = ["'none'"]

/** The panel. Its script calls trustPlainText (panel/trustedTypes.ts) before React, which writes style elements. */
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

/** The headers of every answer of one of the two; both are of one origin, and no other may load anything of it. */
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
