import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { describe, expect, it, onTestFinished } from 'vitest'
import { defaultLimits } from '../../../../scripts/receiver/settings.ts'
import { contract, hosted } from './contract.ts'
import { startOnNetlify } from './onNetlify.ts'
import { contact, multipart, post, type Settings } from './place.ts'
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
    const { names, store, keepUp } = await start({ ...hook.variables, ...mail.variables })
    const waiting = async () => (await names()).filter((name) => name.startsWith('waiting/')).length
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
    receiver.onWrite = () => 'refused'
    expect((await post(receiver, multipart(contact))).status).toBe(500)
    expect(receiver.log()).toMatch(/^\/api\/contact: a submission could not be stored: Submission \d+: /)
  })

  it.each([
    [1, 'before'],
    [1, 'after'],
    [2, 'before'],
    [2, 'after'],
  ] as const)(
    'store a post that ends at its write %i, %s it, and tell of it once, by its retry',
    async (place, moment) => {
      // Nobody listens there: what matters is that a notice waits.
      const receiver = await start({ WEBHOOK_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET })
      const send = async () =>
        (await post(receiver, multipart(contact), { headers: { 'Idempotency-Key': 'k' } })).status
      let writes = 0
      const lost = new Promise((resolve) => {
        receiver.onWrite = (when) => {
          if (when === 'before') writes += 1
          if (writes !== place || when !== moment) return
          resolve('lost')
          return 'lost'
        }
      })
      // Nothing of it goes on.
      expect(await Promise.race([lost, send()])).toBe('lost')
      receiver.onWrite = () => undefined
      expect([await send(), await send()]).toEqual([200, 200])
      const notices = async () => (await receiver.store.all()).map((submission) => submission.notices)
      await expect.poll(notices, { timeout: 10_000 }).toMatchObject([[{ kind: 'webhook', attempts: 1 }]])
      await expect.poll(() => receiver.log()).toMatch(/^Submission \d+: try 1 to tell of it/)
    },
  )
})

it('the functions stand where Netlify looks for them, with a configuration that it can read', async () => {
  const folder = await folderOfTest()
  const env = { VITE_SITE_URL: 'https://www.example.com' }
  await execa('node', ['scripts/deploy-config.ts', '--netlify', folder], { env })
  const functions = path.join(folder, '.netlify/v1/functions')
  const { config } = await import(path.join(functions, 'forms.mjs'))
  expect(config).toMatchObject({
    path: ['/api/contact', '/api/freelance'],
    rateLimit: { windowLimit: defaultLimits.postsPerMinute, windowSize: 60 },
  })
  const code = await readFile(path.join(functions, 'forms.mjs'), 'utf8')
  expect(code).toContain('path: ["/api/contact", "/api/freelance"]')
  expect(code).not.toContain('useState')
  expect(await readFile(path.join(functions, 'forms-upkeep.mjs'), 'utf8')).toContain('schedule: "@hourly"')
}, 60_000)
