import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { compressFolder } from '../../scripts/build/compress.ts'
import { headersFile } from '../../scripts/serve/hostFiles.ts'
import { nginxConfig, receiverAddress } from '../../scripts/serve/nginx.ts'
import { caching, securityHeaders } from '../../scripts/serve/policy.ts'
import { serve } from '../../scripts/serve/server.ts'
import { writeFiles } from '../../scripts/workbench/tests/fixtures/folder.ts'
import { parseEnv, type SiteEnv } from '../../src/config/env.ts'
import { ensureDebian } from '../engines/debian.ts'

/**
 * The answers that nginx and the server of `npm start` have to give for a small site. The project "hosts" tests nginx, the
 * project "unit" the server.
 */
const isNginx = process.env['HOST'] === 'nginx'

const site = { VITE_SITE_URL: 'https://www.example.com', VITE_CONTACT_FORM_URL: '/api/contact' }
const redirects = [
  { from: '/who.we-are', to: '/about', status: 301 },
  { from: '/gone', to: '/', status: 308 },
  { from: '/ja/*', to: '/*', status: 301 },
]
/** Files with a hash in their address. */
const immutable = ['assets/a-12345678.js', 'messages/hashed/pl/b-12345678.json', 'previews/pl/c-12345678.svg']
const changing = ['messages/pl/offer.json', 'pl/assets/d.js']
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
let scratch: string
let stops: (() => unknown)[] = []

beforeAll(async () => {
  if (isNginx) await ensureDebian(['/usr/sbin/nginx', '-v'], 'nginx')
  scratch = await mkdtemp(path.join(tmpdir(), 'hosts-'))
}, 900_000)
afterAll(async () => {
  for (const stop of stops) await stop()
  stops = []
  await rm(scratch, { recursive: true, force: true })
})

/** Writes a site below the base path of an environment. */
async function writeSite(root: string, env: SiteEnv): Promise<string> {
  const dist = path.join(root, env.basePath)
  const pages = ['index', '404', 'about', 'not-sent', 'pl', 'pl/404', 'pl/about', 'pl/not-sent', 'zh-hant/404']
  const files = [...pages.map((page) => `${page}.html`), ...immutable, ...changing, '.env', '_redirects']
  await writeFiles(dist, Object.fromEntries(files.map((name) => [name, `${name}\n`.repeat(50)])))
  await writeFiles(dist, { _headers: headersFile(env) })
  await compressFolder(dist, path.join(scratch, 'cache'))
  return dist
}

async function startOwn(env: SiteEnv): Promise<string> {
  const dist = await writeSite(await mkdtemp(path.join(scratch, 'own-')), env)
  const { url, server } = await serve({ dist, port: 0, redirects })
  stops.push(
    () => server.closeAllConnections(),
    () => new Promise((resolve) => server.close(resolve)),
  )
  return new URL(url).origin
}

let port = 4610

async function startNginx(env: SiteEnv): Promise<string> {
  const folder = await mkdtemp(path.join(scratch, 'nginx-'))
  const root = path.join(folder, 'site')
  await writeSite(root, env)
  port += 1
  const brotli = existsSync(brotliModule)
  const config = nginxConfig(env, { root, listen: [`127.0.0.1:${port}`], brotli, redirects })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid;
${brotli ? `load_module ${brotliModule};` : ''}
events {}
http { access_log off; ${temporary.join(' ')}
${config.replaceAll(receiverAddress, '127.0.0.1:1')} }
`,
  )
  const child = execa('/usr/sbin/nginx', ['-e', 'stderr', '-p', folder, '-c', `${folder}/nginx.conf`], {
    reject: false,
    all: true,
  })
  stops.push(async () => {
    child.kill()
    await child
  })
  const origin = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(origin), { timeout: 10_000 })
  return origin
}

const [name, start] = isNginx ? (['nginx', startNginx] as const) : (['npm start', startOwn] as const)

describe.each(['', '/a.site'])(`${name}, with the base path "%s"`, (base) => {
  const env = parseEnv({ ...site, VITE_BASE_PATH: base })
  let origin: string
  beforeAll(async () => {
    origin = await start(env)
  }, 30_000)
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(origin + base + address, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity', ...headers } })

  it.each<[string, string]>([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/pl', 'pl.html'],
    ['/pl/about', 'pl/about.html'],
    ...[...immutable, ...changing].map((file): [string, string] => [`/${file}`, file]),
  ])('sends %s with all headers', async (address, file) => {
    const answer = await get(address)
    expect([answer.status, (await answer.text()).startsWith(`${file}\n`)]).toEqual([200, true])
    for (const [name, value] of securityHeaders(env)) expect(answer.headers.get(name)).toBe(value)
    expect(answer.headers.get('cache-control')).toBe(caching[immutable.includes(file) ? 'immutable' : 'revalidated'])
    if (file.endsWith('.html')) expect(answer.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/)
    const tag = answer.headers.get('etag') ?? ''
    expect((await get(address, { 'If-None-Match': tag })).status).toBe(304)
    const compressed = await get(address, { 'Accept-Encoding': 'gzip' })
    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    expect(compressed.headers.get('vary')).toMatch(/accept-encoding/i)
  })

  it.each([
    ['/about/', 308, '/about'],
    ['/about.html?a=1', 308, '/about?a=1'],
    ['/pl/about/index.html', 308, '/pl/about'],
    ['/index.html', 308, '/'],
    ['/who.we-are', 301, '/about'],
    ['/pl/who.we-are.html?a=1', 301, '/pl/about?a=1'],
    ['/pl/gone', 308, '/pl'],
    ['/ja/about?a=1', 301, '/about?a=1'],
  ])('redirects %s with %i to %s', async (address, status, to) => {
    const answer = await get(address)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, base + to])
  })

  it.each<[string, string]>([
    ['/nope', '404.html'],
    ['/pl/nope', 'pl/404.html'],
    ['/zh-hant/no/such', 'zh-hant/404.html'],
    ['/assets/gone-12345678.js', '404.html'],
    ['/.env', '404.html'],
    ['/%2eenv', '404.html'],
    // nginx refuses an invalid escape.
    ...(isNginx ? [] : [['/%zz', '404.html'] satisfies [string, string]]),
    ['/_headers', '404.html'],
    ['/about.html.gz', '404.html'],
    ['/who_we-are', '404.html'],
  ])('answers %s with the page of the language', async (address, file) => {
    const answer = await get(address)
    const text = await answer.text()
    expect([answer.status, text.split('\n')[0], answer.headers.get('cache-control')]).toEqual([404, file, 'no-cache'])
  })

  it.each(['//evil.example/', '//evil.example/about.html', '/%2f%2fevil.example/', '/%5cevil.example/'])(
    'does not redirect to another host: %s',
    async (address) => {
      expect((await get(address)).headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
    },
  )

  if (base)
    it('serves the site only below its base path', async () => {
      const [bare, other] = [await fetch(origin + base, { redirect: 'manual' }), await fetch(`${origin}/about`)]
      expect([bare.status, bare.headers.get('location'), other.status]).toEqual([308, `${base}/`, 404])
    })
})

it.runIf(isNginx)(
  'nginx in front of a stopped receiver answers a post of a page with "not sent", and one of a script with an error',
  async () => {
    const origin = await startNginx(parseEnv(site))
    const post = (headers: Record<string, string>) =>
      fetch(`${origin}/api/contact`, { method: 'POST', body: 'a=1', redirect: 'manual', headers })
    const page = await post({ Referer: 'https://www.example.com/pl/contacts' })
    expect([page.status, page.headers.get('location')]).toEqual([303, '/pl/not-sent'])
    const script = await post({ Accept: 'application/json' })
    expect([script.status, Object.keys(await script.json())]).toEqual([502, ['error']])
  },
)
