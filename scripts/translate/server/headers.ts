import { parseEnv } from '../../../src/config/env.ts'
import { cspDirectives, type Directives, printPolicy } from '../../hosting/csp.ts'
import { securityHeaders } from '../../hosting/policy.ts'

const self = ["'self'"]
const none = ["'none'"]

/** Of no environment: whatever the site's says, nothing that is translated here is measured or sent anywhere. */
const env = parseEnv({})

/** The site in the panel's frame: as its host would send it, but its forms are not posted. */
const sitePolicy: Directives = { ...cspDirectives(env), 'form-action': none, 'frame-ancestors': self }

/** The panel. Its script calls trustPlainText (src/app/trustedTypes.ts) before React, which writes style elements. */
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
function headersWith(policy: Directives): Headers {
  const headers = new Headers(securityHeaders(env).map(([name, value]): [string, string] => [name, value]))
  headers.set('Content-Security-Policy', printPolicy(policy))
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  headers.set('Cache-Control', 'no-store')
  return headers
}

export const panelHeaders = headersWith(panelPolicy)
export const siteHeaders = headersWith(sitePolicy)
