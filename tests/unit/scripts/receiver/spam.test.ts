import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { captchaServices } from '../../../../src/config/captcha.ts'
import { reportOf } from '../../../../scripts/receiver/notify.ts'
import { createReceiver } from '../../../../scripts/receiver/receiver.ts'
import { spamRulesOf, type Variables } from '../../../../scripts/receiver/settings.ts'
import { contact, type Fields, multipart, ORIGIN } from './contract/adapter.ts'
import { openStore } from '../../../../scripts/receiver/node/database.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

const { field, check } = captchaServices.turnstile
const CAPTCHA_SECRET = 'turnstile:secret'
const links = 'https://a.example https://b.example https://c.example'

afterEach(() => vi.unstubAllGlobals())

/** Posts a message under rules, and returns the answer's status and what is stored. */
async function receive(variables: Variables, change: Fields = {}, more: Fields = {}) {
  const store = openStore(path.join(await folderOfTest(), 'messages.db'))
  const notifiers = [{ kind: 'mail' as const }]
  const spam = spamRulesOf(variables)
  const receiver = createReceiver({ store, errorPage: async () => '', notifiers, spam })
  const headers = { Accept: 'application/json', ...more }
  const request = new Request(`${ORIGIN}/api/contact`, {
    method: 'POST',
    headers,
    body: multipart({ ...contact, ...change }),
  })
  const status = (await receiver(request, ''))?.status
  return { status, stored: await store.all() }
}

it('may be told of with a mark, kept in silence or refused', async () => {
  const marked = await receive({}, { comments: links })
  expect(marked).toMatchObject({ status: 200, stored: [{ doubts: ['links'], notices: [{ kind: 'mail' }] }] })
  const subjects = marked.stored
    .flatMap((one) => [reportOf({ ...one, doubts: [] }), reportOf(one)])
    .map((each) => each.subject)
  expect(subjects[1]).toContain(subjects[0])
  expect(subjects[1]).not.toBe(subjects[0])
  const held = await receive({ SPAM_ACTION: 'hold' }, { comments: links })
  expect(held).toMatchObject({ status: 200, stored: [{ notices: [] }] })
  expect(await receive({ SPAM_ACTION: 'refuse' }, { comments: links })).toEqual({ status: 422, stored: [] })
  expect((await receive({ SPAM_ACTION: 'refuse' })).status).toBe(200)
})

it.each<[string, string, Fields, readonly string[]]>([
  ['as many links as it may have', 'See https://a.example', { 'Idempotency-Key': 'a' }, []],
  ['more', 'See https://a.example and www.b.example', { 'Idempotency-Key': 'b' }, ['links']],
  ['one, which no script has sent', 'See https://a.example', {}, ['links']],
])('is known by its links: %s', async (_, comments, headers, doubts) => {
  expect(await receive({ SPAM_LINKS: '1' }, { comments }, headers)).toMatchObject({ status: 200, stored: [{ doubts }] })
})

it('is known by a captcha without a valid answer, which the service is asked for', async () => {
  const fetch = vi.fn(async (_address: string, { body }: { body: URLSearchParams }) =>
    Response.json({ success: body.get('secret') === 'secret' && body.get('response') === 'right' }),
  )
  vi.stubGlobal('fetch', fetch)
  const doubtsOf = async (change: Fields) => (await receive({ CAPTCHA_SECRET }, change)).stored[0]?.doubts
  expect(await doubtsOf({})).toEqual(['captcha'])
  expect(fetch).not.toHaveBeenCalled()
  expect(await doubtsOf({ [field]: 'wrong' })).toEqual(['captcha'])
  expect(await doubtsOf({ [field]: 'right' })).toEqual([])
  expect(fetch).toHaveBeenLastCalledWith(check, expect.anything())
})

it('is not suspected where the service cannot be asked, and an answer that nobody asked for is no fault', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const { stored } = await receive({ CAPTCHA_SECRET }, { [field]: 'right' })
  expect(stored).toMatchObject([{ doubts: [] }])
  expect(vi.mocked(console.error).mock.calls.flat()).toEqual([expect.stringMatching(/status 503$/)])
  vi.mocked(console.error).mockClear()
  expect(await receive({}, { [field]: 'right' })).toMatchObject({ status: 200, stored: [{ doubts: [] }] })
})

it.each<[Variables, RegExp]>([
  [{ SPAM_ACTION: 'delete' }, /^SPAM_ACTION: expected mark, hold, refuse, found "delete"\.$/],
  [{ SPAM_LINKS: '-1' }, /^SPAM_LINKS: expected a whole number, found "-1"\.$/],
  [{ CAPTCHA_SECRET: 'secret' }, /^CAPTCHA_SECRET: expected "turnstile:".* found something else\.$/],
])('has rules that %o cannot set', (variables, message) => {
  expect(() => spamRulesOf(variables)).toThrow(message)
})
