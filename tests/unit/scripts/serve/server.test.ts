import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { placeFrom } from '../../../../scripts/serve/listen.ts'
import { serve } from '../../../../scripts/serve/server.ts'
import { makeFolder } from '../../../../scripts/workbench/tests/fixtures/folder.ts'
import { addressOf } from '../../../fixtures/address.ts'

// tests/hosts tests addresses, headers and redirects.
const makeSite = () => makeFolder({ 'index.html': 'index', '404.html': '404' })

it('reports a port in use, with a free one to try, a missing build, and an invalid host or port', async () => {
  const dist = await makeSite()
  const { server, url } = await serve({ dist, port: 0 })
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())))
  const port = Number(new URL(url).port)
  const expected = `Port ${port} is in use. Stop what runs there, or choose another port: PORT=${port + 1} npm start`
  await expect(serve({ dist, port })).rejects.toThrow(expected)
  await expect(serve({ dist: `${dist}/nothing`, port: 0 })).rejects.toThrow(/There is no built site in .*npm run build/)
  await expect(serve({ dist, port: 0, host: 'no such host' })).rejects.toThrow(/cannot listen on HOST "no such host"/)
  expect(() => placeFrom({ PORT: 'http' })).toThrow('PORT: expected a whole number from 0 to 65535, found "http".')
})

it('ends with exit code 0 within two seconds of two signals', { timeout: 30_000 }, async () => {
  const dist = await makeSite()
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
