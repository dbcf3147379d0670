import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { SendMail } from '../../../../../scripts/serve/receiver/mail.ts'
import { LEASE, pauses, sendDue, startMaintenance } from '../../../../../scripts/serve/receiver/maintenance.ts'
import { ownersWords, smtp } from '../../../../../scripts/serve/receiver/node/settings.ts'
import { limitsOf, senderOf, type Variables } from '../../../../../scripts/serve/receiver/settings.ts'
import type { SubmissionStore } from '../../../../../scripts/serve/receiver/sql.ts'
import { facts } from '../../../../../src/config/site.ts'
import { fieldsOf } from '../../../../../src/forms/fields.ts'
import { bare, contact, type Fields, logged, receiving } from './receiving.ts'

const noon = Date.UTC(2026, 0, 2, 12)
const DAY = 86_400_000
const OWNER = { MAIL_FROM: 'Site <site@isogloss.example>', MAIL_TO: 'owner@isogloss.example' }

let store: SubmissionStore
let now = noon
beforeEach(() => {
  now = noon
})

/** Posts a message to a receiver that mails it. */
async function receive(change: Fields = {}) {
  const place = await receiving({ clock: () => now, isMailed: true })
  store = place.store
  const fields = { ...contact, email: 'anna,other@example.com', comments: 'a secret matter', ...change }
  expect((await place.post(fields)).status).toBe(200)
}

const notices = async () => (await store.all()).map(({ notice }) => notice)
const sendNow = (send: SendMail | null) => sendDue(store, { send, words: ownersWords() }, () => now)

/** A mail server until the test ends, and the mails that it has received. */
async function mailServer() {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _, done) => void text(stream).then((mail) => done(null, void mails.push(mail))),
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  const bound = server.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return { variables: { ...OWNER, SMTP_URL: `smtp://127.0.0.1:${port}` }, mails }
}

it('mails a message once by SMTP, after failures too, so that the owner can answer its sender', async () => {
  const { variables, mails } = await mailServer()
  await receive()
  await sendNow(senderOf({ ...variables, SMTP_URL: 'smtp://127.0.0.1:1' }, smtp))
  expect(await notices()).toEqual([
    { attempts: 1, due: noon + pauses[0], sentAt: null, failure: expect.stringMatching(/ECONN/) },
  ])
  const send = senderOf(variables, smtp)
  await sendNow(send)
  expect(mails).toEqual([])
  now += pauses[0]
  await sendNow(send)
  await sendNow(send)
  expect(mails).toHaveLength(1)
  const [mail = ''] = mails
  expect(mail).toMatch(/^Subject: .*\b1 \(en\)\r$/m)
  expect(mail).toMatch(/^Reply-To: .*anna,other.*@example\.com.*\r$/m)
  expect(mail).toMatch(/^Message-ID: <contact-1-\d+@isogloss\.example>\r$/m)
  expect(mail.replaceAll('=\r\n', '')).toMatch(/ {2}a secret matter\r?$/m)
  const sentAt = new Date(now).toISOString()
  expect(await notices()).toEqual([{ attempts: 2, due: null, sentAt, failure: null }])
  for (const line of logged()) expect(line).not.toMatch(/anna|example\.com|secret/)
})

it('mails by a service over HTTP, without empty fields', async () => {
  const fetch = vi.fn(async (_url: string, _init: { headers: Fields; body: string }) => new Response(''))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  await receive({
    fullName: 'Mallory\r\nemail: ceo@victim.example\n    comments  Please pay.\n\nReceived\u2028\u202eX',
  })
  await sendNow(senderOf({ ...OWNER, MAIL_API_KEY: 'key' }))
  const [url, { headers, body }] = fetch.mock.calls[0] ?? ['', { headers: {}, body: '{}' }]
  expect([url, headers['Authorization']]).toEqual(['https://api.resend.com/emails', 'Bearer key'])
  const { text: written, ...mail } = JSON.parse(body)
  const subject = expect.stringMatching(/\b1 \(en\)$/)
  expect(mail).toEqual({ from: OWNER.MAIL_FROM, to: [OWNER.MAIL_TO], reply_to: 'anna,other@example.com', subject })
  const names = String(written)
    .split('\n')
    .flatMap((line) => /^ {0,4}(\S.*?)(?: {2}|$)/.exec(line)?.[1] ?? [])
  expect(names).toHaveLength(fieldsOf('contact').length + 1)
  expect(written).toContain(String.raw`Received\u2028\u202eX`)
})

it('sends a mail again when the process dies before it has noted the result', async () => {
  await receive()
  const send = vi.fn<SendMail>().mockResolvedValue()
  await store.claim(now, now + LEASE)
  now += LEASE - 1
  await sendNow(send)
  expect(send).not.toHaveBeenCalled()
  now += 1
  await Promise.all([sendNow(send), sendNow(send)])
  expect(send).toHaveBeenCalledTimes(1)
})

it('deletes messages after the retention period of the privacy page, at the start and daily', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  store = (await receiving()).store
  const at = (days: number) => new Date(noon - days * DAY).toISOString()
  const kept = facts.messageRetentionDays
  for (const days of [0, kept, kept + 0.1]) await store.add({ ...bare, receivedAt: at(days), key: `${days}` })
  const left = async () => (await store.all()).map(({ receivedAt }) => receivedAt)
  const { stop } = startMaintenance(store, { send: null, words: ownersWords() }, () => now)
  await vi.waitFor(async () => expect(await left()).toEqual([at(0), at(kept)]))
  now += DAY
  await vi.advanceTimersByTimeAsync(DAY)
  await vi.waitFor(async () => expect(await left()).toEqual([at(0)]))
  stop()
})

it.each<[Variables, string]>([
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: expected a value'],
  [{ ...OWNER, SMTP_URL: 'mail.example' }, 'SMTP_URL: expected an address such as smtps://'],
  [{ ...OWNER, MAIL_API_KEY: 'k', MAIL_API_URL: 'x' }, 'MAIL_API_URL: expected an address'],
  [{ SUBMISSIONS_PER_MINUTE: 'many' }, 'SUBMISSIONS_PER_MINUTE: expected a number above 0, found "many".'],
])('refuses the settings %j', (source, message) => {
  expect(() => [senderOf(source, smtp), limitsOf(source)]).toThrow(message)
})
