import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { placeFrom } from '../../../../scripts/serve/listen.ts'
import { serve } from '../../../../scripts/serve/server.ts'
import { addressOf } from '../../../fixtures/address.ts'

// tests/hosts tests addresses, headers and redirects of the server and of nginx.
let dist: string
let server: Server
let url: string

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'serve-'))
  await mkdir(path.join(dist, 'pl'))
  for (const file of ['index', '404', 'about', 'pl', 'pl/404']) await writeFile(path.join(dist, `${file}.html`), file)
  await writeFile(path.join(dist, '.env'), 'secret')
  await writeFile(path.join(dist, '_headers'), '/site/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  A: x\n')
  const redirects = [{ from: '/old', to: '/about', status: 301 }]
  ;({ server, url } = await serve({ dist, port: 0, redirects }))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(dist, { recursive: true })
})

it.each([
  ['/site/', 200, null, 'index'],
  ['/site/pl', 200, null, 'pl'],
  ['/site', 308, '/site/', ''],
  ['/site/about.html?q=1', 308, '/site/about?q=1', ''],
  ['/site/old', 301, '/site/about', ''],
  ['/site/pl/nope', 404, null, 'pl/404'],
  ['/site/%2eenv', 404, null, '404'],
  ['/site/%zz', 404, null, '404'],
  ['/about', 404, null, ''],
])('%s is answered with %i %s', async (address, status, location, text) => {
  const answer = await fetch(new URL(address, url), { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([status, location, text])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

it('reports a port in use, with a free one to try, a missing build, and an invalid host or port', async () => {
  const port = Number(new URL(url).port)
  const expected = `Port ${port} is in use. Stop what runs there, or choose another port: PORT=${port + 1} npm start`
  await expect(serve({ dist, port })).rejects.toThrow(expected)
  await expect(serve({ dist: `${dist}/nothing`, port: 0 })).rejects.toThrow(/There is no built site in .*npm run build/)
  await expect(serve({ dist, port: 0, host: 'no such host' })).rejects.toThrow(/cannot listen on HOST "no such host"/)
  expect(() => placeFrom({ PORT: 'http' })).toThrow('PORT: expected a whole number from 0 to 65535, found "http".')
})

it('ends with exit code 0 within two seconds of two signals', { timeout: 30_000 }, async () => {
  const env = { ...process.env, PORT: '0', SUBMISSIONS_DB: path.join(dist, 'data/submissions.db') }
  const child = spawn('node', ['scripts/preview.ts', dist], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  await (await fetch(await addressOf(Object.assign(ended, { stdout: child.stdout })))).text()
  const start = performance.now()
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect((await ended)[0]).toBe(0)
  expect(performance.now() - start).toBeLessThan(2000)
})
