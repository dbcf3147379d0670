import { afterEach, describe, expect, it } from 'vitest'
import type { SubmissionStore } from '../../../../../scripts/receiver/store.ts'
import { webhook } from '../services.ts'
import { contact, multipart, post, type Running, type Settings } from './adapter.ts'

/** A receiver that a host runs by functions. */
export interface Hosted extends Running {
  readonly store: SubmissionStore
  /** Takes what it has logged. */
  readonly log: () => string
}

/** What every receiver has to keep that lives for one request only. */
export function hosted(start: (settings: Settings) => Promise<Hosted>): void {
  describe('functions of a host', { timeout: 60_000 }, () => {
    let running: Hosted | undefined
    afterEach(() => running?.stop())
    const startWith = async (variables: Settings['variables'] = {}) => {
      running = await start({ siteUrl: 'https://www.example.com', variables })
      return running
    }

    it('tell the owner after their answer, and again by their schedule when that fails', async () => {
      const { variables, posted } = await webhook(503)
      const receiver = await startWith(variables)
      const { keepUp, store } = receiver
      const notices = async () => (await store.all()).flatMap((submission) => submission.notices)
      expect((await post(receiver, '/api/contact', multipart(contact))).status).toBe(200)
      const failed = [{ attempts: 1, failure: 'status 503: so it is' }]
      await expect.poll(notices, { timeout: 10_000 }).toMatchObject(failed)
      await keepUp()
      expect(posted).toHaveLength(1)
      const [id = 0] = (await store.all()).map((submission) => submission.id)
      await store.settle(id, 'webhook', { due: Date.now(), toldAt: null, failure: null })
      await keepUp()
      const told = [{ attempts: 2, due: null, toldAt: expect.any(String) }]
      await expect.poll(notices, { timeout: 10_000 }).toMatchObject(told)
      expect(posted).toHaveLength(2)
      expect(receiver.log()).toMatch(/^Submission \d+: try 1 to tell of it \(webhook\) failed and is tried again later/)
    })

    it('store messages although a setting is bad, and send the headers of the site', async () => {
      const receiver = await startWith({ WEBHOOK_URL: 'https://x.example', WEBHOOK_SECRET: 'short' })
      const { status, headers } = await post(receiver, '/api/contact', multipart(contact))
      expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await receiver.stored()).toHaveLength(1)
      expect(receiver.log()).toMatch(/^Nobody is told of messages: WEBHOOK_SECRET: expected "whsec_"/)
    })
  })
}
