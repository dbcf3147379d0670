import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../../../scripts/serve/receiver/node/database.ts'
import { defaultLimits } from '../../../../../scripts/serve/receiver/settings.ts'
import { type Database, storeIn } from '../../../../../scripts/serve/receiver/sql.ts'
import { filled } from '../../../../fixtures/forms.ts'
import { contact, type Fields, logged, multipart, postOf, receiving } from './receiving.ts'

const native = { Accept: 'text/html' }
/** Emoji, right to left, combining marks, line breaks, markup, control characters and null bytes. */
const letters =
  '👩‍🔬 שלום \u202eמימין\u202c Z\u0335e\u0301 \ufeff\r\n<script>alert("x")</script>\'; DROP TABLE submissions; --\u0007\u001b[31m\t before\0after\0'

it('stores a post unchanged and answers a script with JSON, a page with a redirect in its language', async () => {
  const { store, post } = await receiving()
  const fields = { ...filled('contact'), fullName: letters, comments: 'ż'.repeat(60_000) }
  const answer = await post({ ...fields, locale: 'pl' })
  expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
    200,
    { ok: true },
    'no-store',
  ])
  expect(await store.all()).toMatchObject([{ id: 1, form: 'contact', locale: 'pl', fields, notice: null }])
  const page = await post({ ...contact, locale: 'pl' }, native)
  expect([page.status, page.headers.get('location')]).toEqual([303, '/pl/sent'])
  const unknown = await post({ ...contact, locale: '//evil.example' }, native)
  expect(unknown.headers.get('location')).toBe('/sent')
})

describe('a post with', () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const among = (change: Fields) => postOf(multipart({ ...contact, ...change }))
  const raw = (body: string, type = 'multipart/form-data; boundary=x') => postOf(body, { 'Content-Type': type })
  const urlencoded = 'application/x-www-form-urlencoded'
  const withMore = (name: string, value: string | Blob) => {
    const body = multipart(contact)
    body.append(name, value)
    return postOf(body)
  }

  it.each<[string, Request, number, RegExp]>([
    ['no option', among({ service: '' }), 422, /^"service": expected a valid value/],
    ['no address', among({ email: 'anna' }), 422, /^"email": .* "email"\.$/],
    ['a field twice', withMore('comments', 'more'), 422, /^"comments": expected one value, found 2\.$/],
    ['an unknown field', among({ cv: 'x' }), 400, /^"cv": expected a field of this form \(service, /],
    ['a file', withMore('cv', new Blob(['x'])), 400, /^"cv": expected text, found a file\.$/],
    ['nothing', raw(''), 400, /^The body: expected /],
    ['no end', raw(part), 400, /^The body: expected /],
    ['many fields', raw('a&'.repeat(101), urlencoded), 400, /^The body: expected at most 100 fields/],
    ['many parts', raw(`${part.repeat(2000)}--x--\r\n`), 400, /^The body: expected at most 100 fields/],
    ['JSON', raw('{}', 'application/json'), 415, /^Content-Type: expected multipart.* "application\/json"\.$/],
    ['2 MiB', among({ comments: 'x'.repeat(2 ** 21) }), 413, /^The body: expected at most 131072 bytes, found 209/],
  ])('%s is refused, and the answer has the reason', async (_, request, status, error) => {
    const { store, send } = await receiving()
    const answer = await send(request)
    expect([answer.status, await answer.json()]).toEqual([status, { error: expect.stringMatching(error) }])
    expect(await store.all()).toEqual([])
  })

  it('a filled honeypot gets a normal answer and is not stored', async () => {
    const { store, post } = await receiving()
    expect((await post({ ...contact, website: 'https://spam.example' })).status).toBe(200)
    expect(await store.all()).toEqual([])
  })

  it('a refusal answers a page without scripts by "not sent" in its language, or by plain text', async () => {
    const { send } = await receiving()
    const answer = await send(postOf(multipart({ locale: 'pl' }), native))
    expect([answer.status, await answer.text()]).toEqual([422, '<html lang="pl">'])
    const bare = await receiving({ errorPage: () => Promise.reject(new Error('no such page')) })
    const text = await bare.send(postOf(multipart({}), native))
    expect([text.headers.get('content-type'), await text.text()]).toEqual([
      'text/plain; charset=utf-8',
      expect.stringMatching(/^"service": /),
    ])
  })
})

it.each<[string, Fields, string, number]>([
  ['of its own host', { Origin: 'http://localhost:4173' }, 'http://localhost:4173', 200],
  ['behind a proxy that has taken TLS off', { Origin: 'https://a.example' }, 'http://a.example', 200],
  ['of the public site behind a proxy that hides its name', { Origin: 'https://www.example.com' }, 'http://x', 200],
  ['that says it is of the same origin', { 'Sec-Fetch-Site': 'same-origin' }, 'http://x', 200],
  ['of another port', { Origin: 'http://localhost:4174' }, 'http://localhost:4173', 403],
  ['of another site', { Origin: 'https://www.example.com.evil.example' }, 'http://x', 403],
  ['that hides its origin', { Origin: 'null' }, 'http://x', 403],
  ['of a subdomain', { 'Sec-Fetch-Site': 'same-site' }, 'http://x', 403],
])('a post from a page %s', async (_, headers, host, status) => {
  const { send, store } = await receiving({ siteUrl: 'https://www.example.com' })
  const request = new Request(`${host}/api/contact`, { method: 'POST', headers, body: multipart(contact) })
  expect((await send(request)).status).toBe(status === 200 ? 303 : status)
  expect(await store.all()).toHaveLength(status === 200 ? 1 : 0)
})

it('refuses by the headers without reading the body, with Retry-After', async () => {
  const { receive } = await receiving({ limits: { ...defaultLimits, postsPerMinute: 16 } })
  let chunks = 0
  async function* body() {
    chunks += 1
    yield new Uint8Array(1000)
  }
  const answerTo = async (more: Fields) => {
    const headers = new Headers({ 'Content-Length': '1000', Host: 'site.example', ...more })
    return receive({ method: 'POST', url: 'http://site.example/api/contact', headers, body: body() }, 'a')
  }
  expect((await answerTo({ Origin: 'https://evil.example' }))?.status).toBe(403)
  expect((await answerTo({ 'Content-Length': '999999999' }))?.status).toBe(413)
  const late = await answerTo({})
  expect([late?.status, Number(late?.headers.get('retry-after')) > 0, chunks]).toEqual([429, true, 0])
})

it('stores an equal message once within ten minutes, and everything else each time', async () => {
  let now = 0
  const { post, store } = await receiving({ clock: () => now })
  for (const [comments, minute] of [
    ['a', 0],
    ['b', 1],
    ['a', 9],
    ['a', 11],
    ['a', 12],
  ] as const) {
    now = minute * 60_000
    expect((await post({ ...contact, comments })).status).toBe(200)
  }
  expect((await store.all()).map(({ fields }) => fields['comments'])).toEqual(['a', 'b', 'a'])
})

it('refuses a post when the store is full', async () => {
  const { post } = await receiving({ limits: { postsPerMinute: 100, storeBytes: 1 } })
  expect((await post(contact)).status).toBe(507)
  expect(logged()).toEqual([expect.stringContaining('no room is left for submissions')])
})

it.each<[string, (database: Database) => Database['run']]>([
  ['before', () => () => Promise.reject(new Error('gone'))],
  [
    'within',
    (database) =>
      ([first = ['']]) =>
        database.run([first, ['no such statement']]),
  ],
  ['after', (database) => (statements) => database.run(statements).then(() => Promise.reject(new Error('gone')))],
])('a post interrupted %s the transaction is stored once, with one mail, by its retry', async (_, cut) => {
  const { file } = await receiving()
  const { database, close } = openDatabase(file)
  onTestFinished(close)
  const runs = [cut(database)]
  const store = storeIn({ ...database, run: (statements) => (runs.shift() ?? database.run)(statements) })
  const { post } = await receiving({ store, isMailed: true })
  const send = async () => (await post(contact)).status
  expect([await send(), await send(), await send()]).toEqual([503, 200, 200])
  const lines = logged()
  expect(lines).toEqual([expect.stringMatching(/^\/api\/contact: a submission could not be stored: ./)])
  expect(lines.join()).not.toContain(contact['email'])
  expect(await store.all()).toMatchObject([{ notice: { attempts: 0 } }])
})
