import { createHmac } from 'node:crypto'
import path from 'node:path'
import { execa } from 'execa'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FileStore, openStore } from '../../../../scripts/receiver/node/database.ts'
import { smtp } from '../../../../scripts/receiver/node/settings.ts'
import { fieldsOf } from '../../../../src/forms/fields.ts'
import type { Notifier } from '../../../../scripts/receiver/notify.ts'
import { createReceiver } from '../../../../scripts/receiver/receiver.ts'
import { defaultLimits, limitsOf, notifiersOf, type Variables } from '../../../../scripts/receiver/settings.ts'
import { LEASE, pauses, startUpkeep, tellDue, warnOfRoom } from '../../../../scripts/receiver/upkeep.ts'
import { contact, type Fields, multipart, ORIGIN } from './contract/adapter.ts'
import { mailServer, mailService, OWNER, SECRET, webhook } from './services.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

const noon = Date.UTC(2026, 0, 2, 12)

let file: string
let store: FileStore
let now = noon

beforeEach(async () => {
  file = path.join(await folderOfTest(), 'submissions.db')
  store = openStore(file)
  now = noon
})
afterEach(() => store.close())

/** Posts a message to a receiver that is to tell of it, and resolves to the answer's status. */
async function receive(
  notifiers: readonly Notifier[],
  onStored?: () => void,
  change: Fields = {},
): Promise<number | undefined> {
  const errorPage = async () => ''
  const receiver = createReceiver({ store, errorPage, clock: () => now, notifiers, onStored })
  const body = multipart({ ...contact, email: 'anna,other@example.com', comments: 'a secret matter', ...change })
  return (await receiver(new Request(`${ORIGIN}/api/contact`, { method: 'POST', body }), ''))?.status
}

const notices = async () => (await store.all()).flatMap((submission) => submission.notices)
const tell = (notifiers: readonly Notifier[]) => tellDue(store, { notifiers }, () => now)

/** What the log says may not hold a word of a message. */
function logged(): string[] {
  const lines = vi.mocked(console.error).mock.calls.map(String)
  vi.mocked(console.error).mockClear()
  for (const line of lines) expect(line).not.toMatch(/anna|example\.com|secret|Zażółć/)
  return lines
}

const using = (source: Variables) => notifiersOf(source, smtp)

describe('a message', () => {
  it('is mailed, so that the owner can answer its sender', async () => {
    const { variables, mails } = await mailServer()
    const notifiers = using(variables)
    expect(await receive(notifiers)).toBe(303)
    await tell(notifiers)
    await tell(notifiers)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/^Subject: .*\b1 \(en\)\r$/m)
    expect(mails[0]).toMatch(/^Content-Type: text\/plain/m)
    expect(mails[0]).toMatch(/^Reply-To: .*anna,other.*@example\.com.*\r$/m)
    expect(mails[0]).toMatch(/^Message-ID: <contact-1-\d+@isogloss\.example>\r$/m)
    expect(mails[0]?.replaceAll('=\r\n', '')).toMatch(/ {2}a secret matter\r?$/m)
    const toldAt = new Date(noon).toISOString()
    expect(await notices()).toEqual([{ kind: 'mail', attempts: 1, due: null, toldAt, failure: null }])
    const { stdout } = await execa('node', ['scripts/submissions.ts', '--file', file])
    expect(stdout).toMatch(/told {6}mail 2026-01-02 12:00$/)
  }, 30_000)

  it('is mailed once the mail server is there again, after pauses that grow', async () => {
    const { variables } = await mailServer()
    const notifiers = using({ ...variables, SMTP_URL: 'smtp://127.0.0.1:1' })
    await receive(notifiers)
    for (const [index, pause] of pauses.slice(0, 3).entries()) {
      await tell(notifiers)
      await tell(notifiers)
      expect(await notices()).toMatchObject([{ attempts: index + 1, due: now + pause, toldAt: null }])
      now += pause
    }
    expect((await notices())[0]?.failure).toMatch(/ECONNREFUSED/)
    expect(logged()).toHaveLength(3)
    const { stdout } = await execa('node', ['scripts/submissions.ts', '--file', file])
    expect(stdout).toMatch(/told {6}mail again 2026-01-02 12:36 \(try 3: .*ECONNREFUSED/)
    await tell(using(variables))
    expect(await notices()).toMatchObject([{ attempts: 4, due: null, toldAt: new Date(now).toISOString() }])
  }, 30_000)

  it('is mailed by a service over HTTP', async () => {
    const { variables, posted } = await mailService()
    const notifiers = using(variables)
    await receive(notifiers)
    await tell(notifiers)
    expect(posted[0]?.headers).toMatchObject({
      authorization: 'Bearer key',
      'idempotency-key': expect.stringMatching(/^contact-1-\d+$/),
    })
    expect(JSON.parse(posted[0]?.body ?? '')).toEqual({
      from: OWNER.MAIL_FROM,
      to: [OWNER.MAIL_TO],
      reply_to: 'anna,other@example.com',
      subject: expect.stringMatching(/\b1 \(en\)$/),
      text: expect.stringMatching(/ {2}a secret matter$/m),
    })
  })

  it('cannot have its mail show fields that its sender has not filled in', async () => {
    const { variables, posted } = await mailService()
    const notifiers = using(variables)
    const fullName = 'Mallory\r\nemail: ceo@victim.example\n    comments  Please pay.\n\nReceived 2026\u2028\u202eX'
    await receive(notifiers, undefined, { fullName })
    await tell(notifiers)
    const lines = String(JSON.parse(posted[0]?.body ?? '').text).split('\n')
    const names = lines.flatMap((line) => /^ {0,4}(\S.*?)(?: {2}|$)/.exec(line)?.[1] ?? [])
    expect(names).toHaveLength(fieldsOf('contact').length + 1)
    expect(lines).toContainEqual(expect.stringMatching(String.raw`^ {14,}Received 2026\\u2028\\u202eX$`))
  })

  it('is handed to a webhook with a signature of its time and body', async () => {
    const { variables, posted } = await webhook()
    const notifiers = using(variables)
    await receive(notifiers)
    await tell(notifiers)
    const [{ headers, body } = { headers: {}, body: '' }] = posted
    const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers
    const signed = createHmac('sha256', SECRET).update(`${id}.${timestamp}.${body}`).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signed}`)
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
    expect(JSON.parse(body)).toMatchObject({
      id: 1,
      form: 'contact',
      locale: 'en',
      fields: { comments: 'a secret matter' },
    })
  })

  it('is told again only where it failed', async () => {
    const [mail, hook] = [await mailService(), await webhook(500, 503)]
    const notifiers = using({ ...mail.variables, ...hook.variables })
    await receive(notifiers)
    for (const pause of pauses.slice(0, 3)) {
      await tell(notifiers)
      now += pause
    }
    expect([mail.posted.length, hook.posted.length]).toEqual([1, 3])
    expect(logged()).toHaveLength(2)
    expect((await notices()).every(({ toldAt }) => toldAt !== null)).toBe(true)
  })

  it('is given up in the end, with the reason', async () => {
    const { variables, posted } = await webhook(...Array<number>(20).fill(500))
    const notifiers = using(variables)
    await receive(notifiers)
    for (const pause of [...pauses, ...pauses]) {
      await tell(notifiers)
      now += pause
    }
    expect(posted).toHaveLength(pauses.length + 1)
    expect(logged()).toHaveLength(pauses.length + 1)
    expect(await notices()).toMatchObject([{ due: null, toldAt: null, failure: 'status 500: so it is' }])
    const { stdout } = await execa('node', ['scripts/submissions.ts', '--file', file])
    expect(stdout).toMatch(/told {6}webhook failed \(try 9: status 500: so it is\)$/)
  }, 30_000)

  it('is acknowledged at once, however long it takes to tell of it', async () => {
    const silent: Notifier = { kind: 'mail', tell: () => new Promise(() => {}) }
    const upkeep = startUpkeep(store, { notifiers: [silent] }, () => now)
    expect(await receive([silent], upkeep.tell)).toBe(303)
    await vi.waitFor(async () => expect(await notices()).toMatchObject([{ attempts: 1, toldAt: null }]))
    upkeep.stop()
  })

  it('is told by another process when the first one dies before it has noted that', async () => {
    const told: string[] = []
    const notifier: Notifier = { kind: 'mail', tell: async ({ id }) => void told.push(id) }
    await receive([notifier])
    await store.claim({ now, until: now + LEASE, kinds: ['mail'] })
    now += LEASE - 1
    await tell([notifier])
    expect(told).toEqual([])
    now += 1
    await Promise.all([tell([notifier]), tell([notifier])])
    expect(told).toEqual([expect.stringMatching(/^contact-1-/)])
  })

  it('that is deleted is not told of', async () => {
    const told: string[] = []
    const notifier: Notifier = { kind: 'mail', tell: async ({ id }) => void told.push(id) }
    await receive([notifier])
    await store.remove([1])
    await tell([notifier])
    expect(told).toEqual([])
  })
})

describe('a store that is nearly full', () => {
  const warn = async (notifiers: readonly Notifier[], limit: number) =>
    warnOfRoom(store, { notifiers, limits: { ...defaultLimits, storeBytes: limit } }, () => now).then(
      () => vi.mocked(console.error).mockClear(),
      (error) => {
        vi.mocked(console.error).mockClear()
        throw error
      },
    )
  const limitAt = async (part: number) => (await store.size()) / part

  it('is told of once, and again when there has been room in between', async () => {
    const [mail, hook] = [await mailService(), await webhook()]
    const notifiers = using({ ...mail.variables, ...hook.variables })
    await warn(notifiers, await limitAt(0.7))
    expect(mail.posted).toEqual([])
    for (let times = 0; times < 3; times += 1) await warn(notifiers, await limitAt(0.85))
    expect(mail.posted).toHaveLength(1)
    const { subject, reply_to: replyTo } = JSON.parse(mail.posted[0]?.body ?? '')
    expect([subject, replyTo]).toEqual([expect.stringContaining('85%'), undefined])
    expect(JSON.parse(hook.posted[0]?.body ?? '')).toMatchObject({ warning: 'room', bytes: await store.size() })
    await warn(notifiers, await limitAt(0.7))
    await warn(notifiers, await limitAt(0.9))
    expect([mail.posted.length, hook.posted.length]).toEqual([2, 2])
  })

  it('is told of by SMTP', async () => {
    const { variables, mails } = await mailServer()
    await warn(using(variables), await limitAt(0.8))
    expect(mails).toEqual([expect.stringMatching(/^Subject: .*80%.*\r$/m)])
    expect(mails[0]).not.toMatch(/^Reply-To/m)
  })

  it('is told of again later when nobody could be told', async () => {
    const { variables, posted } = await webhook(500)
    const notifiers = using(variables)
    await expect(warn(notifiers, await limitAt(0.8))).rejects.toThrow()
    await warn(notifiers, await limitAt(0.8))
    expect(posted).toHaveLength(2)
  })

  it('is told of after the message that has made it so', async () => {
    const reports: string[] = []
    const notifier: Notifier = { kind: 'mail', tell: async ({ subject }) => void reports.push(subject) }
    const limits = { ...defaultLimits, storeBytes: await limitAt(0.85) }
    const upkeep = startUpkeep(store, { notifiers: [notifier], limits }, () => now)
    await receive([notifier], upkeep.tell)
    await vi.waitFor(() => expect(reports).toContainEqual(expect.stringContaining('85%')))
    upkeep.stop()
    vi.mocked(console.error).mockClear()
  })
})

describe('the settings', () => {
  it.each<[Variables, string]>([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: expected a value'],
    [{ ...OWNER, SMTP_URL: 'mail.example' }, 'SMTP_URL: expected an address such as smtps://'],
    [{ ...OWNER, MAIL_API_KEY: 'k', MAIL_API_URL: 'x' }, 'MAIL_API_URL: expected an address'],
    [{ WEBHOOK_URL: 'https://x.example' }, 'WEBHOOK_SECRET: expected a value'],
    [{ WEBHOOK_URL: 'https://x.example', WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET: expected "whsec_"'],
  ])('%j are refused', (source, message) => {
    expect(() => using(source)).toThrow(message)
  })

  it.each([
    [{ SUBMISSIONS_PER_MINUTE: 'many' }, 'SUBMISSIONS_PER_MINUTE: expected a number above 0, found "many".'],
    [{ SUBMISSIONS_MAX_MB: '0' }, 'SUBMISSIONS_MAX_MB: expected a number above 0, found "0".'],
  ])('%j are refused', (source, message) => {
    expect(() => limitsOf(source)).toThrow(message)
  })

  it('of limits replace the defaults', () => {
    expect(limitsOf({})).toEqual(defaultLimits)
    const limits = limitsOf({ SUBMISSIONS_PER_MINUTE: '5', SUBMISSIONS_MAX_MB: '2' })
    expect(limits).toEqual({ ...defaultLimits, postsPerMinute: 5, storeBytes: 2 * 1024 * 1024 })
  })

  it('may be none, and then nothing is queued', async () => {
    expect(using({})).toEqual([])
    await receive([])
    expect(await notices()).toEqual([])
  })
})
