import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { defaultLimits } from '../../../../scripts/forms/core/limits.ts'
import { facts } from '../../../../src/config/site.ts'
import { contact, multipart, ORIGIN, post } from './contract/adapter.ts'
import { contract } from './contract/contract.ts'
import { type RunningFunctions, startOnNetlify } from './netlifyAdapter.ts'
import { mailService, webhook } from './webhook.ts'

contract((settings) => startOnNetlify(settings))

describe('the functions of Netlify', { timeout: 60_000 }, () => {
  let running: RunningFunctions | undefined
  afterEach(() => running?.stop())
  const start = async (variables = {}) => {
    running = await startOnNetlify({ siteUrl: 'https://www.example.com' }, variables)
    return running
  }
  const noticesIn = async ({ store }: RunningFunctions) => (await store.all()).flatMap(({ notices }) => notices)
  const waiting = async ({ blobs }: RunningFunctions) => (await blobs.store.list({ prefix: 'waiting/' })).blobs.length

  it('tell the owner after their answer, and again by their schedule when that fails', async () => {
    const { bindings, count } = await webhook(503)
    const receiver = await start(bindings)
    expect((await post(receiver, '/api/contact', multipart(contact))).status).toBe(200)
    const failed = [{ attempts: 1, failure: 'status 503: ' }]
    await expect.poll(() => noticesIn(receiver), { timeout: 10_000 }).toMatchObject(failed)
    await receiver.schedule()
    expect([count(), await waiting(receiver)]).toEqual([1, 1])
    const [id = 0] = (await receiver.store.all()).map((submission) => submission.id)
    await receiver.store.settle(id, 'webhook', { due: Date.now(), toldAt: null, failure: null })
    await receiver.schedule()
    const told = [{ attempts: 2, due: null, toldAt: expect.any(String) }]
    await expect.poll(() => noticesIn(receiver), { timeout: 10_000 }).toMatchObject(told)
    await expect.poll(() => waiting(receiver)).toBe(0)
    expect(count()).toBe(2)
    expect(receiver.log()).toMatch(/Submission \d+: try 1 to tell of it \(webhook\) failed and is tried again later/)
  })

  it('tell of a message once in each way, however many of them begin at the same time', async () => {
    const { bindings, count } = await webhook()
    const { bindings: mail, subjects } = await mailService()
    const receiver = await start({
      ...bindings,
      ...mail,
      MAIL_FROM: 'a@isogloss.example',
      MAIL_TO: 'b@isogloss.example',
    })
    await receiver.store.add({ ...old(0), key: 'a'.repeat(64), notices: ['mail', 'webhook'] })
    await Promise.all(Array.from({ length: 5 }, () => receiver.schedule()))
    const told = { attempts: 1, due: null, failure: null }
    await expect.poll(() => noticesIn(receiver), { timeout: 10_000 }).toMatchObject([told, told])
    expect([count(), subjects()]).toEqual([1, ['contact form, message 187649984473770 (en)']])
  })

  it('delete what is older than the privacy page says', async () => {
    const receiver = await start()
    await receiver.store.add({ ...old(facts.messageRetentionDays + 1), key: 'a'.repeat(64) })
    await receiver.store.add({ ...old(facts.messageRetentionDays - 1), key: 'b'.repeat(64) })
    await receiver.schedule()
    await expect.poll(() => receiver.store.all()).toMatchObject([{ id: 0xbbbbbbbbbbbb }])
  })

  it('store messages although a setting is bad', async () => {
    const receiver = await start({ WEBHOOK_URL: 'https://x.example', WEBHOOK_SECRET: 'short' })
    expect((await post(receiver, '/api/contact', multipart(contact))).status).toBe(200)
    expect(await receiver.stored()).toHaveLength(1)
    expect(receiver.log()).toMatch(/^Nobody is told of messages: WEBHOOK_SECRET: expected "whsec_"/)
  })

  it('send the headers of the site with their answers', async () => {
    const { headers } = await post(await start(), '/api/contact', multipart(contact))
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('acknowledge nothing that was not written', async () => {
    const receiver = await start()
    receiver.blobs.onWrite = () => Promise.reject(new Error('503'))
    expect((await post(receiver, '/api/contact', multipart(contact))).status).toBe(500)
    expect(receiver.log()).toMatch(/^\/api\/contact: a submission could not be stored: Submission \d+: /)
  })
})

describe('a post whose function is killed', { timeout: 60_000 }, () => {
  const WEBHOOK_SECRET = `whsec_${'a'.repeat(32)}`
  let receiver: RunningFunctions
  beforeAll(async () => {
    // Nobody listens there: what matters is that a notice waits.
    receiver = await startOnNetlify({}, { WEBHOOK_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET })
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
    const folder = await mkdtemp(path.join(tmpdir(), 'netlify-'))
    onTestFinished(() => rm(folder, { recursive: true }))
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

/** A message of so many days ago. */
function old(days: number) {
  const receivedAt = new Date(Date.now() - days * 86_400_000).toISOString()
  return { receivedAt, form: 'contact', locale: 'en', fields: {}, notices: [] } as const
}
