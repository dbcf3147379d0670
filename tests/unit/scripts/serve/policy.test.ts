import fc from 'fast-check'
import { rowFor } from 'i18next-workbench'
import { expect, it } from 'vitest'
import {
  cachePolicy,
  cleanAddress,
  isHidden,
  languagePattern,
  securityHeaders,
} from '../../../../scripts/serve/policy.ts'
import { parseEnv } from '../../../../src/config/env.ts'
import { publicLocales } from '../../../../src/config/locales.ts'

const immutable = 'public, max-age=31536000, immutable'

it.each([
  ['/assets/entry-client-BsqlhQSd.js', immutable],
  ['/assets/art-61ba9b4aad/home.svg', immutable],
  ['/previews/pl/about-0123456789.png', immutable],
  ['/messages/hashed/pl/common-c83d1fbf.json', immutable],
  ['/messages/pl/offer.json', 'no-cache'],
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
  ['/about/assets/x.js', 'no-cache'],
])('%s: %s', (address, value) => {
  expect(cachePolicy(address)).toBe(value)
})

it.each([...publicLocales.map(({ code }) => code), rowFor('pt-br').code, rowFor('zh-hant').code])(
  'the 404 page of %s is found without its name',
  (code) => {
    expect(new RegExp(languagePattern).exec(`/${code}/no/such`)?.[1]).toBe(`/${code}`)
  },
)

it('redirects to a clean address never lead to another host or to a further redirect', () => {
  const piece = fc.constantFrom('/', '//', 'a', 'index', '.html', '\\', '%2f', '..', '.', '@', ':', '\r\n', 'ł', ' ')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = cleanAddress(`/${pieces.join('')}`)
      if (target === null) return
      const url = new URL(target, 'https://site.example')
      expect([url.host, /[\r\n\\]/.test(target), target.startsWith('//')]).toEqual(['site.example', false, false])
    }),
  )
})

it('hides files that are for servers', () => {
  const hidden = [
    '/.env',
    '/a/.git/config',
    '/.vite/manifest.json',
    '/_headers',
    '/_redirects',
    '/about.html.br',
    '/../x',
  ]
  const shown = ['/about', '/.well-known/security.txt', '/assets/x.js', '/pl/_headers', '/gz']
  expect(hidden.map(isHidden)).toEqual(hidden.map(() => true))
  expect(shown.map(isHidden)).toEqual(shown.map(() => false))
  expect(isHidden('/.well-known/.env')).toBe(true)
})

it('sends Strict-Transport-Security only if the site has https', () => {
  const sent = (VITE_SITE_URL?: string) => new Map(securityHeaders(parseEnv({ VITE_SITE_URL })))
  expect(sent('https://www.example.com').get('Strict-Transport-Security')).toBe('max-age=31536000')
  expect(sent('http://www.example.com').has('Strict-Transport-Security')).toBe(false)
  expect(sent().has('Strict-Transport-Security')).toBe(false)
  expect(sent().get('X-Content-Type-Options')).toBe('nosniff')
})
