import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReceiver, type ReceiverOptions } from '../../../../scripts/forms/core/receiver.ts'
import { type FileStore, openStore } from '../../../../scripts/forms/node/database.ts'
import { listenerOf } from '../../../../scripts/forms/node/listener.ts'
import { fieldsOf } from '../../../../src/forms/fields.ts'
import { filled } from '../../../fixtures/forms.ts'

const contact = { ...filled('contact', { longText: 'Hello' }), locale: 'en' }
const freelance = { ...filled('freelance', { longText: '' }), locale: 'pl' }
const json = { Accept: 'application/json' }
const noon = Date.UTC(2026, 0, 2, 12, 0, 0)

type Fields = Record<string, string>
const multipart = (fields: Fields) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}
const urlencoded = (fields: Fields) => new URLSearchParams(fields)

let folder: string
let file: string
let store: FileStore
let server: Server
let now: number
let options: Omit<ReceiverOptions, 'store'>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receiver-'))
})
afterAll(() => rm(folder, { recursive: true }))
let count = 0
beforeEach(async () => {
  file = path.join(folder, `data-${++count}`, 'submissions.db')
  store = openStore(file)
  now = noon
  options = { clock: () => now, errorPage: async (locale, status) => `<p>${locale} ${status}</p>` }
  await listen()
})
afterEach(async () => {
  await close()
  store.close()
})

const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
async function listen(more: Partial<ReceiverOptions> = {}) {
  if (server?.listening) await close()
  const receive = listenerOf(createReceiver({ store, ...options, ...more }))
  server = createServer((request, response) => {
    if (!receive(request, response)) response.writeHead(404).end('not mine')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

const port = () => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
const ask = (address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port()}${address}`, { redirect: 'manual', ...init })
/** Posts and returns status and JSON; what is not JSON fails the test. */
const post = async (address: string, body: BodyInit, headers: Fields = {}) => {
  const response = await ask(address, { method: 'POST', body, headers: { ...json, ...headers } })
  return { status: response.status, body: await response.json(), headers: response.headers }
}
const raw = (body: string, type = 'multipart/form-data; boundary=x') =>
  post('/api/contact', body, { 'Content-Type': type })

describe('a good post', () => {
  it.each([
    ['contact', 'multipart', contact, multipart],
    ['contact', 'urlencoded', contact, urlencoded],
    ['freelance', 'multipart', freelance, multipart],
    ['freelance', 'urlencoded', freelance, urlencoded],
  ] as const)('to %s as %s is stored, then answered', async (form, _, values, encode) => {
    expect(await post(`/api/${form}?from=test`, encode(values))).toMatchObject({ status: 200, body: { ok: true } })
    const { locale, ...fields } = values
    expect(await store.all()).toEqual([{ id: 1, receivedAt: '2026-01-02T12:00:00.000Z', form, locale, fields }])
  })

  it.each([
    ['en', '/sent'],
    ['pl', '/pl/sent'],
    ['xx', '/sent'],
    ['//evil.example', '/sent'],
  ])('sent natively from locale %s leads to %s', async (locale, target) => {
    const response = await ask('/api/contact', { method: 'POST', body: multipart({ ...contact, locale }) })
    expect([response.status, response.headers.get('location')]).toEqual([303, target])
    expect(await store.all()).toHaveLength(1)
  })

  it('may lack the comments', async () => {
    const { comments: _, ...rest }: Fields = contact
    expect((await post('/api/contact', multipart(rest))).status).toBe(200)
    const { locale: __, ...fields } = rest
    expect((await store.all())[0]?.fields).toEqual(fields)
  })

  it.each(['użytkownik@przykład.pl', '用户@例子.公司', 'a+b@localhost', "o'neil@x.ie"])(
    'takes the address %s',
    async (email) => {
      expect((await post('/api/contact', multipart({ ...contact, email }))).status).toBe(200)
    },
  )

  it('that fills the honeypot is answered like any other and not stored', async () => {
    const body = { ...contact, website: 'https://spam.example' }
    expect(await post('/api/contact', multipart(body))).toMatchObject({ status: 200, body: { ok: true } })
    const native = await ask('/api/contact', { method: 'POST', body: urlencoded({ website: 'x', locale: 'pl' }) })
    expect([native.status, native.headers.get('location')]).toEqual([303, '/pl/sent'])
    expect(await store.all()).toEqual([])
    expect((await post('/api/contact', multipart({ ...contact, website: '' }))).status).toBe(200)
    expect(await store.all()).toHaveLength(1)
  })

  it.each([
    ['emoji', '👩‍🔬 🇵🇱 \u{1f600}'],
    ['right to left', 'שלום \u202eמימין\u202c مرحبا'],
    ['combining marks', 'Z\u0335\u0321a\u0328 e\u0301 \ufeff'],
    ['newlines', '\r\none\r\n\r\ntwo\r\n'],
    ['markup', '<script>alert("x")</script>\'; DROP TABLE submissions; --'],
    ['control characters', '\u0007\u001b[31m\t\u007f\u0085'],
    ['null bytes', 'before\0after\0'],
    ['900 KB', 'ż'.repeat(450_000)],
  ])('keeps %s as they were sent', async (_, text) => {
    for (const encode of [multipart, urlencoded]) {
      // Six bytes for each "ż" are too many when percent-encoded.
      if (encode === urlencoded && text.length > 100_000) continue
      const body = encode({ ...contact, fullName: text, comments: text })
      if (text.length > 100_000 && body instanceof FormData) body.set('fullName', 'Anna')
      expect((await post('/api/contact', body)).status).toBe(200)
    }
    const reopened = openStore(file)
    for (const { fields } of await reopened.all()) {
      expect(fields.comments).toBe(text)
      if (text.length < 100_000) expect(fields.fullName).toBe(text)
    }
    reopened.close()
  })
})

describe('a bad post', () => {
  afterEach(async () => expect(await store.all()).toEqual([]))

  it.each([
    [
      'contact',
      { service: '' },
      '"service": expected one of translation, localization, interpreting, consulting, found nothing.',
    ],
    [
      'contact',
      { service: 'Translation' },
      '"service": expected one of translation, localization, interpreting, consulting, found "Translation".',
    ],
    ['contact', { fullName: ' \t' }, '"fullName": expected some text, found " \\t".'],
    [
      'contact',
      { email: '' },
      '"email": expected an e-mail address (one @ with something on both sides of it), found nothing.',
    ],
    [
      'contact',
      { email: 'anna' },
      '"email": expected an e-mail address (one @ with something on both sides of it), found "anna".',
    ],
    [
      'contact',
      { email: '@x' },
      '"email": expected an e-mail address (one @ with something on both sides of it), found "@x".',
    ],
    [
      'contact',
      { email: 'a@b@c' },
      '"email": expected an e-mail address (one @ with something on both sides of it), found "a@b@c".',
    ],
    ['freelance', { cv: '' }, '"cv": expected some text, found nothing.'],
    ['freelance', { fullName: '' }, '"fullName": expected some text, found nothing.'],
    [
      'freelance',
      { email: 'x' },
      '"email": expected an e-mail address (one @ with something on both sides of it), found "x".',
    ],
  ])('to %s with %j is a 422 that says why', async (form, change, error) => {
    const body = multipart({ ...(form === 'contact' ? contact : freelance), ...change })
    expect(await post(`/api/${form}`, body)).toMatchObject({ status: 422, body: { error } })
  })

  it('with a field twice is a 422, because one of the two would be lost', async () => {
    const body = multipart(contact)
    body.append('comments', 'more')
    const error = '"comments": expected one value, found 2.'
    expect(await post('/api/contact', body)).toMatchObject({ status: 422, body: { error } })
  })

  it.each(['cv', '__proto__', 'toString'])('with the unknown field %s is a 400 that names it', async (name) => {
    const known = [...fieldsOf('contact').map((field) => field.name), 'locale', 'website'].join(', ')
    const error = `"${name}": expected a field of this form (${known}), found another.`
    for (const encode of [multipart, urlencoded]) {
      const body = encode(contact)
      body.append(name, 'x')
      expect(await post('/api/contact', body)).toMatchObject({ status: 400, body: { error } })
    }
  })

  it('with a file is a 400', async () => {
    const body = multipart(contact)
    body.append('cv', new Blob(['x'.repeat(200_000)]), 'cv.pdf')
    expect(await post('/api/contact', body)).toMatchObject({
      status: 400,
      body: { error: '"cv": expected text, found a file.' },
    })
  })

  const part = '--x\r\nContent-Disposition: form-data; name="service"\r\n\r\ntranslation\r\n'
  it.each([
    ['nothing', ''],
    ['no boundary', 'hello'],
    ['no end', part],
    ['an end inside the headers', '--x\r\nContent-Disposition: form-'],
    ['a file without an end', '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\nabc'],
  ])('whose multipart body has %s is a 400', async (_, body) => {
    expect(await raw(body)).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^(The body|"f"): expected /) },
    })
  })

  it('whose multipart type has no boundary is a 400', async () => {
    const error = 'The body: expected a form, found: missing boundary in content-type header.'
    expect(await raw(part, 'multipart/form-data')).toMatchObject({ status: 400, body: { error } })
  })

  it('of half a million fields is a 400 at once', async () => {
    const error = 'The body: expected at most 1000 fields, found more.'
    const answer = await raw('a&'.repeat(500_000), 'application/x-www-form-urlencoded')
    expect(answer).toMatchObject({ status: 400, body: { error } })
  })

  it.each(['application/json', 'text/plain', 'multipart/mixed; boundary=x'])('of type %s is a 415', async (type) => {
    const found = type.split(';')[0]
    const error = `Content-Type: expected multipart/form-data or application/x-www-form-urlencoded, found "${found}".`
    expect(await raw('{}', type)).toMatchObject({ status: 415, body: { error } })
  })

  it('of more than 1 MB is a 413, in the language of the post', async () => {
    const comments = 'x'.repeat(2 * 1024 * 1024)
    const { status, body } = await post('/api/contact', multipart({ ...contact, comments }))
    expect([status, body.error]).toEqual([
      413,
      expect.stringMatching(/^The body: expected at most 1048576 bytes, found 209\d{4}\.$/),
    ])
    const native = await ask('/api/contact', { method: 'POST', body: multipart({ locale: 'pl', comments }) })
    expect([native.status, await native.text()]).toEqual([413, '<p>pl 413</p>'])
  })

  it('sent natively is answered with the error page of its locale', async () => {
    const response = await ask('/api/freelance', { method: 'POST', body: multipart({ locale: 'pl' }) })
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
    expect(await response.text()).toBe('<p>pl 422</p>')
  })

  it('is answered in plain words when there is no error page', async () => {
    await listen({ errorPage: () => Promise.reject(new Error('no such page')) })
    const response = await ask('/api/freelance', { method: 'POST', body: urlencoded({}) })
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/plain; charset=utf-8'])
    expect(await response.text()).toBe('"fullName": expected some text, found nothing.\n')
  })

  it('that breaks off in the middle is nothing', async () => {
    const socket = connect(port(), '127.0.0.1')
    const hungUp = new Promise((resolve) => server.once('request', (request) => request.once('close', resolve)))
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 999\r\n\r\n${part}`,
    )
    server.once('request', () => socket.resetAndDestroy())
    await hungUp
  })
})

describe('a post from a page', () => {
  const siteUrl = 'https://www.example.com'
  /** Posts with the headers of a browser or a proxy, Host among them, which fetch does not let be said. */
  const postWith = (headers: Fields) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const type = 'application/x-www-form-urlencoded'
      const init = { port: port(), path: '/api/contact', method: 'POST' }
      const sending = request({ ...init, headers: { ...json, 'Content-Type': type, ...headers } }, async (response) => {
        resolve({ status: response.statusCode, body: await text(response) })
      })
      sending.on('error', reject).end(urlencoded(contact).toString())
    })

  it.each<[string, Fields]>([
    ['of its own host', { Host: 'localhost:4173', Origin: 'http://localhost:4173', 'Sec-Fetch-Site': 'same-origin' }],
    ['behind a proxy that has taken TLS off', { Host: 'forms.example', Origin: 'https://forms.example' }],
    ['behind a proxy that names the port', { Host: 'forms.example:443', Origin: 'https://forms.example' }],
    ['of the public origin, behind a proxy that hides its name', { Host: 'localhost:4173', Origin: siteUrl }],
    ['that does not say where it is from', { Host: 'localhost:4173' }],
    ['that says that it is of the same origin', { Host: 'localhost:4173', 'Sec-Fetch-Site': 'same-origin' }],
  ])('%s is taken', async (_, headers) => {
    await listen({ siteUrl })
    expect(await postWith(headers)).toEqual({ status: 200, body: '{"ok":true}' })
    expect(await store.all()).toHaveLength(1)
  })

  it.each<[string, Fields]>([
    ['of another host', { Host: 'localhost:4173', Origin: 'http://localhost:4174' }],
    ['of another site', { Host: 'localhost:4173', Origin: 'https://www.example.com.evil.example' }],
    ['of the public name over http', { Host: 'localhost:4173', Origin: 'http://www.example.com' }],
    ['that hides where it is from', { Host: 'localhost:4173', Origin: 'null' }],
    ['without a Host', { Host: '', Origin: 'http://localhost:4173' }],
    ['that is another one by its Sec-Fetch-Site', { Host: 'localhost:4173', 'Sec-Fetch-Site': 'cross-site' }],
    ['of a subdomain', { Host: 'localhost:4173', 'Sec-Fetch-Site': 'same-site' }],
  ])('%s is a 403', async (_, headers) => {
    await listen({ siteUrl })
    expect((await postWith(headers)).status).toBe(403)
    expect(await store.all()).toEqual([])
  })

  it('of another site hears what is expected, as JSON or as the error page', async () => {
    const foreign = { Host: 'forms.example', Origin: 'https://evil.example' }
    const error = 'Origin: expected a page of forms.example, found "https://evil.example".'
    expect(await postWith(foreign)).toEqual({ status: 403, body: JSON.stringify({ error }) })
    expect(await postWith({ ...foreign, Accept: 'text/html' })).toEqual({ status: 403, body: '<p>en 403</p>' })
    await listen({ siteUrl })
    expect((await postWith(foreign)).body).toContain('a page of forms.example or of https://www.example.com, found')
    const site = { Host: 'forms.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await postWith(site)).body).toContain('Sec-Fetch-Site: expected \\"same-origin\\", found \\"cross-site\\".')
  })
})

describe('other requests', () => {
  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s is a 405', async (method) => {
    const response = await ask('/api/contact', { method, headers: json })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await response.json()).toEqual({ error: `/api/contact: expected POST, found ${method}.` })
  })

  it.each(['/', '/api', '/api/contact/', '/api/contacts', '/api/toString'])('%s is left to others', async (address) => {
    expect(await (await ask(address, { method: 'POST' })).text()).toBe('not mine')
  })
})

describe('the rate', () => {
  it('is limited by address and minute', async () => {
    await listen({ limits: { postsPerMinute: 2 } })
    now = noon + 15_500
    const statuses = []
    for (const _ of [1, 2, 3]) statuses.push((await post('/api/contact', multipart(contact))).status)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await post('/api/contact', multipart(contact))
    expect(refused.headers.get('retry-after')).toBe('45')
    expect(refused.body.error).toBe('Too many posts: expected at most 2 a minute from one address.')
    const native = await ask('/api/contact', { method: 'POST', body: multipart({ locale: 'pl' }) })
    expect([native.status, await native.text()]).toEqual([429, '<p>pl 429</p>'])
    now = noon + 60_000
    expect((await post('/api/contact', multipart(contact))).status).toBe(200)
    expect(await store.all()).toHaveLength(3)
  })
})

describe('the store', () => {
  it('that fails is a 500, logged, and nothing is stored', async () => {
    store.close()
    expect(await post('/api/contact', multipart({ ...contact }))).toMatchObject({
      status: 500,
      body: { error: 'The submission could not be stored; nothing of it was kept.' },
    })
    const native = await ask('/api/contact', { method: 'POST', body: multipart({ ...contact, locale: 'pl' }) })
    expect([native.status, await native.text()]).toEqual([500, '<p>pl 500</p>'])
    const logged = expect.stringMatching(/^\/api\/contact: a submission could not be stored: ./)
    expect(vi.mocked(console.error).mock.calls).toEqual([[logged], [logged]])
    vi.mocked(console.error).mockClear()
    store = openStore(file)
    expect(await store.all()).toEqual([])
  })

  it('says that a file is no database', async () => {
    const text = path.join(folder, 'notes.db')
    await writeFile(text, 'These are only notes, and they are long enough to be looked at as if they were a header.')
    expect(() => openStore(text)).toThrow(
      `${text}: expected a database of submissions, or a place to create one; found: file is not a database.`,
    )
  })

  it('says that a file cannot be opened', () => {
    expect(() => openStore(folder)).toThrow(/expected a database .*; found: unable to open database file\.$/)
    expect(() => openStore(path.join(file, 'x/y.db'))).toThrow(/expected a database .*; found: E(NOTDIR|EXIST)/)
  })
})
