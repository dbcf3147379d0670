import { describe, expect, it } from 'vitest'
import { headersFile, redirectsFile } from '../../../../scripts/hosting/hosts.ts'
import { securityHeaders } from '../../../../scripts/hosting/policy.ts'
import { parseEnv } from '../../../../src/config/env.ts'
import { headersAt, parseHeaders } from '../../../hosts/headers.ts'

const env = parseEnv({ VITE_SITE_URL: 'https://www.example.com', VITE_GA_MEASUREMENT_ID: 'G-A' })
const rules = parseHeaders(headersFile(env))

describe('_headers', () => {
  it('sends the headers of the policy with every address', () => {
    const expected = securityHeaders(env).map(([name, value]) => [name.toLowerCase(), value])
    for (const address of ['/', '/about', '/pl/nope']) expect([...headersAt(rules, address)]).toEqual(expected)
  })

  it('keeps hashed files for a year, and no other', () => {
    const cache = (address: string) => headersAt(rules, address).get('cache-control')
    expect(cache('/assets/x-12345678.js')).toBe('public, max-age=31536000, immutable')
    expect(cache('/messages/hashed/en/common-e1adbc74.json')).toBe('public, max-age=31536000, immutable')
    expect(cache('/messages/en/offer.json')).toBeUndefined()
    expect(cache('/pl/about')).toBeUndefined()
  })

  it('refuses to go beyond what Cloudflare Pages reads', () => {
    const long = parseEnv({ VITE_CONTACT_FORM_URL: `https://x.example/${'a'.repeat(2000)}` })
    expect(() => headersFile(long)).toThrow(
      /^_headers: expected lines of at most 2000 characters, found \d+: +Content-/,
    )
  })
})

it('_redirects gives each further locale its 404 page', () => {
  expect(redirectsFile()).toBe('/pl/* /pl/404.html 404\n')
})
