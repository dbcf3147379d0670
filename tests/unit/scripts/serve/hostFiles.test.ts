import { describe, expect, it } from 'vitest'
import { headersFile, redirectsFile } from '../../../../scripts/serve/hostFiles.ts'
import { isHidden, securityHeaders } from '../../../../scripts/serve/policy.ts'
import { movedTo } from '../../../../scripts/serve/redirects.ts'
import { parseEnv } from '../../../../src/config/env.ts'
import { publicLocales } from '../../../../src/config/locales.ts'

const env = parseEnv({ VITE_SITE_URL: 'https://www.example.com' })

it('_headers does not exceed the limits of Cloudflare Pages', () => {
  const long = parseEnv({ VITE_CONTACT_FORM_URL: `https://x.example/${'a'.repeat(2000)}` })
  expect(() => headersFile(long)).toThrow(/^_headers: expected lines of at most 2000 characters, found \d+: +Content-/)
})

describe('moved pages', () => {
  const redirects = [
    { from: '/old.about', to: '/about', status: 301 },
    { from: '/gone', to: '/', status: 308 },
  ]
  const removed = { from: '/xx/*', to: '/*', status: 301 }
  const other = publicLocales.find(({ code }) => code !== 'en')?.code

  it('are before the 404 pages of _redirects, with and without a trailing slash, in every language', () => {
    const lines = redirectsFile(env, redirects).split('\n')
    expect(lines.slice(0, 4)).toEqual([
      '/old.about /about 301',
      '/old.about/ /about 301',
      `/${other}/old.about /${other}/about 301`,
      `/${other}/old.about/ /${other}/about 301`,
    ])
    expect(lines).toContain(`/${other}/gone /${other} 308`)
    const others = publicLocales
      .filter(({ code }) => code !== 'en')
      .map(({ code }) => `/${code}/* /${code}/404.html 404`)
    expect(lines.slice(publicLocales.length * 4)).toEqual([...others, ''])
  })

  it('include those of a removed language, which lead to English and never to another host', () => {
    expect(redirectsFile(env, [removed]).split('\n')).toEqual(
      expect.arrayContaining(['/xx / 301', '/xx/ / 301', '/xx/about /about 301']),
    )
    const moves = ['/xx', '/xx/index.html', '/xx/about/', '/xx//x.example', '/xx/\\x.example', '/xxx/about']
    const about = { address: '/about', status: 301 }
    const root = { address: '/', status: 301 }
    expect(moves.map((address) => movedTo(address, [removed]))).toEqual([root, root, about, null, null, null])
  })
})

// tests/hosts tests other files.
it('hides files that are for servers', () => {
  const hidden = ['/a/.git/config', '/.vite/manifest.json', '/_redirects', '/.well-known/.env', '/../x']
  const shown = ['/.well-known/security.txt', '/assets/x.js', '/pl/_headers', '/gz']
  expect([...hidden, ...shown].filter(isHidden)).toEqual(hidden)
})

it('sends Strict-Transport-Security only if the site has https', () => {
  const sent = (VITE_SITE_URL?: string) => new Map(securityHeaders(parseEnv({ VITE_SITE_URL })))
  expect(sent('https://www.example.com').get('Strict-Transport-Security')).toBe('max-age=31536000')
  expect(sent('http://www.example.com').has('Strict-Transport-Security')).toBe(false)
  expect(sent().has('Strict-Transport-Security')).toBe(false)
  expect(sent().get('X-Content-Type-Options')).toBe('nosniff')
})
