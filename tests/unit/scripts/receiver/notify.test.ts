import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { smtp } from '../../../../scripts/receiver/node/settings.ts'
import type { Notifier } from '../../../../scripts/receiver/notify.ts'
import { defaultLimits, limitsOf, notifiersOf, type Variables } from '../../../../scripts/receiver/settings.ts'
import type { SubmissionStore } from '../../../../scripts/receiver/store.ts'
import { toTable } from '../../../../scripts/receiver/submissions.ts'
import { LEASE, pauses, startUpkeep, tellDue, warnOfRoom } from '../../../../scripts/receiver/upkeep.ts'
import { facts } from '../../../../src/config/site.ts'
import { fieldsOf } from '../../../../src/forms/fields.ts'
import { contact, type Fields, multipart, postNatively } from './place.ts'
import { logged, receiving } from './receiving.ts'
import { mailServer, mailService, OWNER, SECRET, webhook } from './services.ts'

const noon = Date.UTC(2026, 0, 2, 12)
const DAY = 86_400_000

let store: SubmissionStore
let now = noon
beforeEach(() => {
  now = noon
})

/** Posts a message to a receiver that is to tell of it. */
async function receive(notifiers: readonly Notifier[], onStored?: () => void, change: Fields = {}) {
  const place = await receiving({ ...(store && onStored ? { store } : {}), clock: () => now, notifiers, onStored })
  if (!onStored) store = place.store
  const fields = { ...contact, email: 'anna,other@example.com', comments: 'a secret matter', ...change }
  expect((await postNatively(place, multipart(fields))).status).toBe(303)
}

const notices = async () => (await store.all()).flatMap((submission) => submission.notices)
const tell = (notifiers: readonly Notifier[]) => tellDue(store, { notifiers }, () => now)
/** Tells as often as there is something due, with the pauses between. */
const tellInTime = async (notifiers: readonly Notifier[], times: number) => {
  for (const pause of [...pauses, DAY, DAY].slice(0, times)) {
    await tell(notifiers)
    await tell(notifiers)
    now += pause
  }
}
/** How many lines were logged, none with a word of the message. */
const linesLogged = () => {
  const lines = logged()
  for (const line of lines) expect(line).not.toMatch(/anna|example\.com|secret|Zażółć/)
  return lines.length
}
const told = async () => /told {6}(.*)$/m.exec(toTable(await store.all()))?.[1]
const using = (source: Variables) => notifiersOf(source, smtp)
/** Notes whom it tells; holds on to what it is given where it is to be silent. */
function noting(isSilent = false) {
  const subjects: string[] = []
  const notifier: Notifier = {
    kind: 'mail',
    tell: ({ subject }) => {
      subjects.push(subject)
      return isSilent ? new Promise(() => {}) : Promise.resolve()
    },
  }
  return { notifier, subjects }
}

describe('a message', () => {
  it('is mailed once, so that the owner can answer its sender', async () => {
    const { variables, mails } = await mailServer()
    const notifiers = using(variables)
    await receive(notifiers)
    await tellInTime(notifiers, 1)
    expect(mails).toHaveLength(1)
    const [mail = ''] = mails
    expect(mail).toMatch(/^Subject: .*\b1 \(en\)\r$/m)
    expect(mail).toMatch(/^Content-Type: text\/plain/m)
    expect(mail).toMatch(/^Reply-To: .*anna,other.*@example\.com.*\r$/m)
    expect(mail).toMatch(/^Message-ID: <contact-1-\d+@isogloss\.example>\r$/m)
    expect(mail.replaceAll('=\r\n', '')).toMatch(/ {2}a secret matter\r?$/m)
    const toldAt = new Date(noon).toISOString()
    expect(await notices()).toEqual([{ kind: 'mail', attempts: 1, due: null, toldAt, failure: null }])
    expect(await told()).toBe('mail 2026-01-02 12:00')
  })

  it('is mailed once the mail server is there again, after pauses that grow', async () => {
    const { variables, mails } = await mailServer()
    await receive(using(variables))
    await tellInTime(using({ ...variables, SMTP_URL: 'smtp://127.0.0.1:1' }), 3)
    expect(await notices()).toMatchObject([
      { attempts: 3, due: now, toldAt: null, failure: expect.stringMatching(/ECONN/) },
    ])
    expect(linesLogged()).toBe(3)
    expect(await told()).toMatch(/^mail again 2026-01-02 12:36 \(try 3: .*ECONNREFUSED/)
    await tell(using(variables))
    expect([mails.length, await notices()]).toMatchObject([1, [{ attempts: 4, due: null }]])
  })

  it('is mailed by a service over HTTP, and cannot show fields that its sender has not filled in', async () => {
    const { variables, posted } = await mailService()
    const notifiers = using(variables)
    const fullName = 'Mallory\r\nemail: ceo@victim.example\n    comments  Please pay.\n\nReceived 2026\u2028\u202eX'
    await receive(notifiers, undefined, { fullName })
    await tell(notifiers)
    const [{ headers, body } = { headers: {}, body: '' }] = posted
    const key = expect.stringMatching(/^contact-1-\d+$/)
    expect(headers).toMatchObject({ authorization: 'Bearer key', 'idempotency-key': key })
    const { text, ...mail } = JSON.parse(body)
    const subject = expect.stringMatching(/\b1 \(en\)$/)
    expect(mail).toEqual({ from: OWNER.MAIL_FROM, to: [OWNER.MAIL_TO], reply_to: 'anna,other@example.com', subject })
    const lines = String(text).split('\n')
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
    const fields = { comments: 'a secret matter' }
    expect(JSON.parse(body)).toMatchObject({ id: 1, form: 'contact', locale: 'en', fields })
  })

  it('is told again only where it failed, and given up in the end, with the reason', async () => {
    const [mail, hook] = [await mailService(), await webhook(...Array<number>(20).fill(500))]
    const notifiers = using({ ...mail.variables, ...hook.variables })
    await receive(notifiers)
    await tellInTime(notifiers, pauses.length + 2)
    expect([mail.posted.length, hook.posted.length]).toEqual([1, pauses.length + 1])
    expect(linesLogged()).toBe(pauses.length + 1)
    expect(await told()).toMatch(/webhook failed \(try 9: status 500: so it is\)$/)
  })

  it('is acknowledged at once, however long it takes to tell of it', async () => {
    const { notifier, subjects } = noting(true)
    await receive([])
    const upkeep = startUpkeep(store, { notifiers: [notifier] }, () => now)
    await receive([notifier], upkeep.tell)
    await vi.waitFor(() => expect(subjects).toHaveLength(1))
    expect(await notices()).toMatchObject([{ attempts: 1, toldAt: null }])
    upkeep.stop()
  })

  it('is told by another process when the first one dies before it has noted that; not where it was deleted', async () => {
    const { notifier, subjects } = noting()
    await receive([notifier])
    await store.claim({ now, until: now + LEASE, kinds: ['mail'] })
    now += LEASE - 1
    await tell([notifier])
    expect(subjects).toEqual([])
    now += 1
    await Promise.all([tell([notifier]), tell([notifier])])
    expect(subjects).toHaveLength(1)
    await receive([notifier])
    await store.remove([1])
    await tell([notifier])
    expect(subjects).toHaveLength(1)
  })

  it('is deleted when it is older than the privacy page says: when the server starts, and daily', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await receive([])
    await store.remove([1])
    const at = (days: number) => new Date(noon - days * DAY).toISOString()
    const kept = facts.messageRetentionDays
    for (const days of [0, kept, kept + 0.1])
      await store.add({ form: 'contact', locale: 'en', fields: {}, notices: [], receivedAt: at(days), key: `${days}` })
    const left = async () => (await store.all()).map(({ receivedAt }) => receivedAt)
    const { stop } = startUpkeep(store, {}, () => now)
    await vi.waitFor(async () => expect(await left()).toEqual([at(0), at(kept)]))
    now += DAY
    await vi.advanceTimersByTimeAsync(DAY)
    await vi.waitFor(async () => expect(await left()).toEqual([at(0)]))
    stop()
    vi.useRealTimers()
  })
})

describe('a store that is nearly full', () => {
  beforeEach(async () => {
    store = (await receiving()).store
  })
  const limitsAt = async (part: number) => ({ ...defaultLimits, storeBytes: (await store.size()) / part })
  const warn = async (notifiers: readonly Notifier[], part: number) => {
    await warnOfRoom(store, { notifiers, limits: await limitsAt(part) }, () => now).finally(logged)
  }

  it('is told of once in each way, and again when there has been room in between', async () => {
    const [mail, hook] = [await mailServer(), await webhook()]
    const notifiers = using({ ...mail.variables, ...hook.variables })
    await warn(notifiers, 0.7)
    expect(mail.mails).toEqual([])
    for (let times = 0; times < 3; times += 1) await warn(notifiers, 0.85)
    expect(mail.mails).toEqual([expect.stringMatching(/^Subject: .*85%.*\r$/m)])
    expect(mail.mails[0]).not.toMatch(/^Reply-To/m)
    expect(JSON.parse(hook.posted[0]?.body ?? '')).toMatchObject({ warning: 'room', bytes: await store.size() })
    await warn(notifiers, 0.7)
    await warn(notifiers, 0.9)
    expect([mail.mails.length, hook.posted.length]).toEqual([2, 2])
  })

  it('is told of again later when nobody could be told', async () => {
    const { variables, posted } = await webhook(500)
    const notifiers = using(variables)
    await expect(warn(notifiers, 0.8)).rejects.toThrow()
    await warn(notifiers, 0.8)
    expect(posted).toHaveLength(2)
  })

  it('is told of after the message that has made it so', async () => {
    const { notifier, subjects } = noting()
    const upkeep = startUpkeep(store, { notifiers: [notifier], limits: await limitsAt(0.85) }, () => now)
    await receive([notifier], upkeep.tell)
    await vi.waitFor(() => expect(subjects).toContainEqual(expect.stringContaining('85%')))
    upkeep.stop()
    logged()
  })
})

describe('the settings', () => {
  it.each<[Variables, string]>([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: expected a value'],
    [{ ...OWNER, SMTP_URL: 'mail.example' }, 'SMTP_URL: expected an address such as smtps://'],
    [{ ...OWNER, MAIL_API_KEY: 'k', MAIL_API_URL: 'x' }, 'MAIL_API_URL: expected an address'],
    [{ WEBHOOK_URL: 'https://x.example' }, 'WEBHOOK_SECRET: expected a value'],
    [{ WEBHOOK_URL: 'https://x.example', WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET: expected "whsec_"'],
    [{ SUBMISSIONS_PER_MINUTE: 'many' }, 'SUBMISSIONS_PER_MINUTE: expected a number above 0, found "many".'],
    [{ SUBMISSIONS_MAX_MB: '0' }, 'SUBMISSIONS_MAX_MB: expected a number above 0, found "0".'],
  ])('%j are refused', (source, message) => {
    expect(() => [using(source), limitsOf(source)]).toThrow(message)
  })

  it('may be none, and then nothing is queued', async () => {
    expect([using({}), limitsOf({})]).toEqual([[], defaultLimits])
    await receive([])
    expect(await notices()).toEqual([])
  })
})
