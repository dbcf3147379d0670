import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { defaultLimits } from '../../../../scripts/receiver/settings.ts'
import { contact, multipart, ORIGIN, post, type Settings } from './contract/adapter.ts'
import { contract } from './contract/contract.ts'
import { hosted } from './contract/hosted.ts'
import { type RunningFunctions, startOnNetlify } from './netlifyAdapter.ts'
import { mailService, WEBHOOK_SECRET, webhook } from './services.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

contract(startOnNetlify)
hosted(startOnNetlify)

describe('the functions of Netlify', { timeout: 60_000 }, () => {
  const start = async (variables: Settings['variables'] = {}) => {
    const running = await startOnNetlify({ variables })
    onTestFinished(running.stop)
    return running
  }

  it('tell of a message once in each way, however many of them begin at the same time', async () => {
    const [hook, mail] = [await webhook(), await mailService()]
    const { blobs, store, keepUp } = await start({ ...hook.variables, ...mail.variables })
    const waiting = async () => (await blobs.store.list({ prefix: 'waiting/' })).blobs.length
    const notices = async () => (await store.all()).flatMap((submission) => submission.notices)
    const message = { receivedAt: new Date().toISOString(), form: 'contact', locale: 'en', fields: {} } as const
    await store.add({ ...message, key: 'a'.repeat(64), notices: ['mail', 'webhook'] })
    expect(await waiting()).toBe(1)
    await Promise.all(Array.from({ length: 5 }, keepUp))
    const told = { attempts: 1, due: null, failure: null }
    await expect.poll(notices, { timeout: 10_000 }).toMatchObject([told, told])
    await expect.poll(waiting).toBe(0)
    expect([hook.posted.length, mail.subjects()]).toEqual([1, [expect.stringContaining('187649984473770 (en)')]])
  })

  it('acknowledge nothing that was not written', async () => {
    const receiver = await start()
    receiver.blobs.onWrite = () => Promise.reject(new Error('503'))
    expect((await post(receiver, '/api/contact', multipart(contact))).status).toBe(500)
    expect(receiver.log()).toMatch(/^\/api\/contact: a submission could not be stored: Submission \d+: /)
  })
})

describe('a post whose function is killed', { timeout: 60_000 }, () => {
  let receiver: RunningFunctions
  beforeAll(async () => {
    // Nobody listens there: what matters is that a notice waits.
    receiver = await startOnNetlify({ variables: { WEBHOOK_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET } })
  })
  afterEach(async () => {
    // It may still be writing what became of a notice, which would count as a write of the next test.
    await receiver.kill()
    await receiver.clear()
  })
  afterAll(() => receiver.stop())

  it.each([
    [1, 'before'],
    [1, 'after'],
    [2, 'before'],
    [2, 'after'],
  ] as const)('at its write %i, %s it, is stored and told of once by its retry', async (place, moment) => {
    let writes = 0
    receiver.blobs.onWrite = async (when) => {
      if (when === 'before') writes += 1
      if (writes === place && when === moment) await receiver.kill()
    }
    const send = () =>
      receiver.ask(`${ORIGIN}/api/contact`, {
        method: 'POST',
        body: multipart(contact),
        headers: { Accept: 'application/json', 'Idempotency-Key': 'k' },
      })
    await expect(send()).rejects.toThrow('The functions have ended.')
    receiver.blobs.onWrite = () => {}
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    const notices = async () => (await receiver.store.all()).map((submission) => submission.notices)
    await expect.poll(notices, { timeout: 10_000 }).toMatchObject([[{ kind: 'webhook', attempts: 1 }]])
  })
})

describe('npm run deploy:config -- --netlify', { timeout: 60_000 }, () => {
  it('writes the functions where Netlify looks for them, with a configuration that it can read', async () => {
    const folder = await folderOfTest()
    const env = { VITE_SITE_URL: 'https://www.example.com' }
    const { stdout } = await execa('node', ['scripts/deploy-config.ts', '--netlify', folder], { env })
    const functions = path.join(folder, '.netlify/v1/functions')
    expect(stdout).toBe(`Wrote ${functions}/forms.mjs.\nWrote ${functions}/forms-upkeep.mjs.`)
    const { config } = await import(path.join(functions, 'forms.mjs'))
    expect(config).toMatchObject({
      path: ['/api/contact', '/api/freelance'],
      rateLimit: { windowLimit: defaultLimits.postsPerMinute, windowSize: 60 },
    })
    const code = await readFile(path.join(functions, 'forms.mjs'), 'utf8')
    expect(code).toContain('path: ["/api/contact", "/api/freelance"]')
    expect(code).toContain('https://www.example.com')
    expect(code).not.toContain('useState')
    expect(await readFile(path.join(functions, 'forms-upkeep.mjs'), 'utf8')).toContain('schedule: "@hourly"')
  })
})
