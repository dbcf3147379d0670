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

/** A response as it came, not decoded. */
async function raw(address: string, headers: Record<string, string>) {
  const { send, end } = client(Number(new URL(url).port))
  const { body, ...answer } = await send(address, headers)
  end()
  return { ...answer, rawBody: body.toString() }
}

const get = (address: string, init: RequestInit = {}) => fetch(url + address, { redirect: 'manual', ...init })

describe('the server', () => {
  // npm run test:hosts asks it, like every host, for all addresses, headers, codings and ranges of a built site.
  it('serves pages, clean addresses and the page of an error with the headers of the build', async () => {
    const answers = await Promise.all(['/pl/about', '/pl/about/?q=1', '/pl/nope'].map((address) => get(address)))
    expect(answers.map(({ status }) => status)).toEqual([200, 308, 404])
    expect(answers[1]?.headers.get('location')).toBe('/pl/about?q=1')
    expect([await answers[0]?.text(), await answers[2]?.text()]).toEqual(['<p>pl/about</p>', '<p>pl/404</p>'])
    for (const { headers } of answers) expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['bytes=0-1,3-4', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
    ['bytes=abc', 200, '0123456789'],
    ['bytes=4-2', 200, '0123456789'],
    ['bytes=-', 200, '0123456789'],
  ])('answers the range %s with %i', async (Range, status, body) => {
    const response = await get('/assets/a-1234.js', { headers: { Range } })
    expect([response.status, await response.text()]).toEqual([status, body])
  })

  it.each([
    ['http://proxied.example/pl/about?x=1', '<p>pl/about</p>'],
    ['HTTPS://proxied.example', '<p>index</p>'],
  ])('answers the absolute form %s as the path in it', async (target, body) => {
    expect(await raw(target, {})).toMatchObject({ status: 200, rawBody: body })
  })

  it('sends the whole page of an error, whatever is known or wanted of the file that is not there', async () => {
    const response = await get('/nope', { headers: { Range: 'bytes=0-1', 'If-None-Match': '*' } })
    expect([response.status, await response.text()]).toEqual([404, '<p>404</p>'])
  })

  it.each(['/%2eenv', '/%zz', '/about%00'])('hides %s', async (address) => {
    expect((await get(address)).status).toBe(404)
  })

  it('refuses a post where there is no receiver', async () => {
    const response = await get('/api/contact', { method: 'POST', body: 'x' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('starting', () => {
  it('says that a port is in use and which other to try', async () => {
    const port = Number(new URL(url).port)
    await expect(serve({ dist, port })).rejects.toThrow(
      `Port ${port} is in use. Stop what runs there, or choose another port: PORT=${port + 1} npm start`,
    )
  })

  it('says that there is no build', async () => {
    await expect(serve({ dist: path.join(dist, 'nothing'), port: 0 })).rejects.toThrow(
      /There is no built site in .*npm run build/,
    )
  })
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
    ['/', 404, null],
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
