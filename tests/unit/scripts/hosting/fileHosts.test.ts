import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { azureFiles, cloudFrontFiles, folderFiles, gitHubPagesFiles } from '../../../../scripts/hosting/fileHosts.ts'
import { cleanAddress, isHidden, securityHeaders } from '../../../../scripts/hosting/policy.ts'
import { movedTo } from '../../../../scripts/hosting/redirects.ts'
import { parseEnv } from '../../../../src/config/env.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

const env = parseEnv({ VITE_SITE_URL: 'https://www.example.com' })
const below = parseEnv({ VITE_SITE_URL: 'https://user.example.com', VITE_BASE_PATH: '/a.site' })
const rows = [
  { from: '/old.about', to: '/about', status: 301 },
  { from: '/gone', to: '/', status: 308 },
]
const many = Array.from({ length: 300 }, (_, index) => ({ from: `/${index}`, to: '/about', status: 301 }))

interface Answer {
  readonly uri?: string
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, { readonly value: string }>>
}

/** CloudFront's function, asked for an address. */
const askCloudFront = (of: typeof env, uri: string, querystring: object = {}): Answer => {
  const program = cloudFrontFiles(of, rows).find(({ name }) => name === 'function.js')?.text
  const event = { request: { method: 'GET', uri, querystring, headers: {} } }
  return runInNewContext(`${program};handler(event)`, { event })
}

const fileOf = {
  '/': '/index.html',
  '/about': '/about.html',
  '/pl': '/pl.html',
  '/pl/who.we-are': '/pl/who.we-are.html',
  '/assets/a-12345678.js': '/assets/a-12345678.js',
  '/.well-known/security.txt': '/.well-known/security.txt',
}

it.each([
  ['at the root', env, ''],
  ['below a base path', below, '/a.site'],
])("CloudFront's function finds files, redirects and hides as all hosts do, %s", (_, of, base) => {
  const ask = (address: string, query?: object) => askCloudFront(of, base + address, query)
  for (const [address, file] of Object.entries(fileOf)) expect(ask(address).uri).toBe(base + file)
  for (const address of ['/about/', '/about.html', '//evil.example/', '/pl/index/', '/old.about/', '/pl/gone']) {
    const { status, address: target } = movedTo(address, rows) ?? { status: 308, address: cleanAddress(address) }
    const { statusCode, headers } = ask(address)
    expect([statusCode, headers?.['location']?.value]).toEqual([status, base + target])
  }
  for (const address of ['/_headers', '/.git/config', '/about.html.br'])
    expect([isHidden(address), ask(address).uri]).toEqual([true, `${base}/404/-`])
  const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2%20' }] }, b: { value: '' } }
  expect(ask('/about/', query).headers?.['location']?.value).toBe(`${base}/about?a=1&a=2%20&b`)
})

it("CloudFront's function gives the base path its slash, and nothing of the site outside of it", () => {
  expect(askCloudFront(below, '/a.site').headers?.['location']?.value).toBe('/a.site/')
  expect(askCloudFront(below, '/about').uri).toBe('/a.site/404/-')
})

it("CloudFront's policy has each header once, known ones in their own places", () => {
  const text = cloudFrontFiles(env).find(({ name }) => name.endsWith('.json'))?.text ?? ''
  const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = JSON.parse(text)
  const headers = new Map(securityHeaders(env))
  expect(known.ContentSecurityPolicy.ContentSecurityPolicy).toBe(headers.get('Content-Security-Policy'))
  expect(known.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000)
  const names: string[] = custom.Items.map(({ Header }: { Header: string }) => Header)
  expect([custom.Quantity, names]).toEqual([2, ['Permissions-Policy', 'Cross-Origin-Opener-Policy']])
})

it('Azure gets all headers, hashed files for a year, its own 404 page and moved pages in every language', () => {
  const { routes, ...rest } = JSON.parse(azureFiles(below, rows)[0]?.text ?? '')
  expect(rest.globalHeaders).toMatchObject(Object.fromEntries(securityHeaders(below)))
  expect(rest.responseOverrides).toEqual({ 404: { rewrite: '/a.site/404.html' } })
  expect(routes).toEqual(
    expect.arrayContaining([
      { route: '/a.site/pl/gone', redirect: '/a.site/pl', statusCode: 301 },
      { route: '/a.site/old.about', redirect: '/a.site/about', statusCode: 301 },
      { route: '/a.site/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ]),
  )
})

it('what a host would refuse for its size is refused before', () => {
  expect(() => azureFiles(env, many)).toThrow(/^staticwebapp.config.json: expected at most 20480 bytes, found \d+\.$/)
  expect(() => cloudFrontFiles(env, many)).toThrow(/^function.js: expected at most 10240 bytes, found \d+\.$/)
})

it('GitHub Pages gets a page for each moved one, which leads on', () => {
  const files = gitHubPagesFiles(below, rows)
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['.nojekyll', 'old.about.html', 'pl/gone.html']))
  const $ = load(files.find(({ name }) => name === 'pl/gone.html')?.text ?? '')
  expect($('link[rel=canonical]').attr('href')).toBe('https://user.example.com/a.site/pl')
  expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=/a.site/pl')
  expect($('html').attr('lang')).toBe('pl')
})

it('a folder gets each page where any server finds it', async () => {
  const dist = await folderOfTest()
  await mkdir(path.join(dist, 'pl'))
  for (const name of ['index', '404', 'about', 'pl', 'pl/404', 'pl/about'])
    await writeFile(path.join(dist, `${name}.html`), name)
  const files = new Map((await folderFiles(dist, env, rows)).map(({ name, text }) => [name, text]))
  expect([...files.keys()].filter((name) => /^(pl\/)?(about|index)/.test(name) || name === 'pl/index.html')).toEqual([
    'about/index.html',
    'pl/index.html',
    'pl/about/index.html',
  ])
  expect(files.get('pl/about/index.html')).toBe('pl/about')
  expect(files.has('pl/old.about/index.html')).toBe(true)
})
