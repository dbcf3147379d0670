import { describe, expect, it } from 'vitest'
import { headersFile, redirectsFile } from '../../../../scripts/serve/hostFiles.ts'
import { nginxConfig } from '../../../../scripts/serve/nginx.ts'
import { parseEnv } from '../../../../src/config/env.ts'
import { publicLocales } from '../../../../src/config/locales.ts'

const env = parseEnv({ VITE_SITE_URL: 'https://www.example.com' })

it('a form that posts to a path of a public build is handed on to the receiver, and no other', () => {
  const site = { VITE_SITE_URL: 'https://www.example.com' }
  const proxied = (url: string) => nginxConfig(parseEnv({ ...site, VITE_CONTACT_FORM_URL: url }))
  expect(proxied('/api/contact')).toContain('proxy_pass http://127.0.0.1:4173;')
  expect(proxied('https://formspree.io/f/abc')).not.toContain('4173')
})

it('_headers refuses to go beyond what Cloudflare Pages reads', () => {
  const long = parseEnv({ VITE_CONTACT_FORM_URL: `https://x.example/${'a'.repeat(2000)}` })
  expect(() => headersFile(long)).toThrow(/^_headers: expected lines of at most 2000 characters, found \d+: +Content-/)
})

it('_headers has browsers keep for a year what is named by its content', () => {
  expect(headersFile(env)).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
})

describe('moved pages', () => {
  const redirects = [
    { from: '/old.about', to: '/about', status: 301 },
    { from: '/gone', to: '/', status: 308 },
  ]
  const other = publicLocales.find(({ code }) => code !== 'en')?.code

  it('come before all else in _redirects, with and without a slash at the end, in every language', () => {
    const lines = redirectsFile(env, redirects).split('\n')
    expect(lines.slice(0, 4)).toEqual([
      '/old.about /about 301',
      '/old.about/ /about 301',
      `/${other}/old.about /${other}/about 301`,
      `/${other}/old.about/ /${other}/about 301`,
    ])
    expect(lines).toContain(`/${other}/gone /${other} 308`)
    expect(lines.findIndex((line) => line.endsWith(' 404'))).toBe(publicLocales.length * 4)
  })

  it('are refused where Cloudflare Pages would pass over some', () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ from: `/${index}`, to: '/', status: 301 }))
    expect(() => redirectsFile(env, many)).toThrow(
      /^_redirects: expected at most 2000 lines of moved pages, found \d+\.$/,
    )
  })
})

it('_redirects gives each further locale its 404 page', () => {
  expect(redirectsFile(parseEnv({}), [])).toBe(
    publicLocales
      .filter(({ code }) => code !== 'en')
      .map(({ code }) => `/${code}/* /${code}/404.html 404\n`)
      .join(''),
  )
})
