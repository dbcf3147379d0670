import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { serve } from '../../../../scripts/hosting/server/server.ts'
import { client } from '../../../hosts/http.ts'

let dist: string
let server: Server
let url: string

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'serve-'))
  await mkdir(path.join(dist, 'pl'))
  await mkdir(path.join(dist, 'assets'))
  for (const file of ['index', '404', 'about', 'pl', 'pl/404', 'pl/about']) {
    await writeFile(path.join(dist, `${file}.html`), `<p>${file}</p>`)
  }
  await writeFile(path.join(dist, 'assets/a-1234.js'), '0123456789')
  await writeFile(path.join(dist, '.env'), 'secret')
  await writeFile(path.join(dist, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: x\n')
  ;({ server, url } = await serve({ dist, port: 0, redirects: [] }))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(dist, { recursive: true })
})

const get = (address: string, init: RequestInit = {}) => fetch(url + address, { redirect: 'manual', ...init })

describe('the server', () => {
  // npm run test:hosts asks it, like every host, for all addresses, headers, codings and ranges of a built site.
  it.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=4-2', 'bytes=-'])(
    'answers the range %s with the whole file',
    async (Range) => {
      const response = await get('/assets/a-1234.js', { headers: { Range } })
      expect([response.status, await response.text()]).toEqual([200, '0123456789'])
    },
  )

  it('answers the absolute form of an address as the path in it', async () => {
    const { send, end } = client(Number(new URL(url).port))
    const { status, body } = await send('HTTPS://proxied.example/pl/about?x=1', {})
    end()
    expect([status, body.toString()]).toEqual([200, '<p>pl/about</p>'])
  })

  it.each(['/%2eenv', '/%zz', '/about%00', '/nope'])(
    'has the whole page of an error for %s, whatever is asked of it',
    async (address) => {
      const response = await get(address, { headers: { Range: 'bytes=0-1', 'If-None-Match': '*' } })
      expect([response.status, await response.text()]).toEqual([404, '<p>404</p>'])
    },
  )

  it('refuses a post where there is no receiver', async () => {
    const response = await get('/api/contact', { method: 'POST', body: 'x' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

it('says that a port is in use and which other to try, or that there is no build', async () => {
  const port = Number(new URL(url).port)
  const expected = `Port ${port} is in use. Stop what runs there, or choose another port: PORT=${port + 1} npm start`
  await expect(serve({ dist, port })).rejects.toThrow(expected)
  await expect(serve({ dist: `${dist}/nothing`, port: 0 })).rejects.toThrow(/There is no built site in .*npm run build/)
})

describe('below a base path, as the build has written it', () => {
  it.each([
    ['/site/', 200, null],
    ['/site/pl/about', 200, null],
    ['/site', 308, '/site/'],
    ['/site/about.html?q=1', 308, '/site/about?q=1'],
    ['/site/old', 301, '/site/about'],
    ['/site/pl/nope', 404, null],
    ['/about', 404, null],
    ['/sites/about', 404, null],
  ])('%s is answered with %i %s', async (address, status, location) => {
    await writeFile(path.join(dist, '_headers'), '/site/*\n  X-Content-Type-Options: nosniff\n')
    const redirects = [{ from: '/old', to: '/about', status: 301 }]
    const { server, url } = await serve({ dist, port: 0, redirects })
    onTestFinished(() => void server.close())
    expect(url).toMatch(/:\d+\/site$/)
    const answer = await fetch(new URL(address, url), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
