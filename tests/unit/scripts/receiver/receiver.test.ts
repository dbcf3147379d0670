import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../../../../scripts/receiver/node/database.ts'
import { reportOf } from '../../../../scripts/receiver/notify.ts'
import { spamRulesOf, type Variables } from '../../../../scripts/receiver/settings.ts'
import { type Database, storeIn } from '../../../../scripts/receiver/sql.ts'
import { captchaServices } from '../../../../src/config/captcha.ts'
import { fieldsOf } from '../../../../src/forms/fields.ts'
import { type Ask, contact, type Fields, multipart, post, postNatively, urlencoded } from './place.ts'
import { logged, receiving } from './receiving.ts'

/* What the receiver decides by itself: contract.ts is what depends on a platform. */

describe('a post with', () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const address = 'an e-mail address (one @ with something on both sides of it)'
  const options = 'one of translation, localization, interpreting, consulting'
  const known = [...fieldsOf('contact').map((field) => field.name), 'locale', 'website'].join(', ')
  const among = (change: Fields): Ask => ({ body: multipart({ ...contact, ...change }) })
  const raw = (body: string, type = 'multipart/form-data; boundary=x'): Ask => ({
    body,
    headers: { 'Content-Type': type },
  })
  const withMore = (name: string, value: string | Blob): Ask => {
    const body = multipart(contact)
    body.append(name, value)
    return { body }
  }
  const aForm = 'expected multipart/form-data or application/x-www-form-urlencoded, found'
  const tooMany = 'The body: expected at most 100 fields, found more.'

  it.each<[string, Ask, number, string | RegExp]>([
    ['no option', among({ service: '' }), 422, `"service": expected ${options}, found nothing.`],
    ['another option', among({ service: 'Translation' }), 422, `"service": expected ${options}, found "Translation".`],
    ['white space', among({ fullName: ' \t' }), 422, '"fullName": expected some text, found " \\t".'],
    ['no address', among({ email: 'anna' }), 422, `"email": expected ${address}, found "anna".`],
    ['a field twice', withMore('comments', 'more'), 422, '"comments": expected one value, found 2.'],
    ['an unknown field', among({ cv: 'x' }), 400, `"cv": expected a field of this form (${known}), found another.`],
    ['a name of objects', { body: urlencoded({ ...contact, toString: 'x' }) }, 400, /^"toString": expected a field/],
    ['a file', withMore('cv', new Blob(['x'])), 400, '"cv": expected text, found a file.'],
    ['nothing', raw(''), 400, /^The body: expected /],
    ['no end', raw(part), 400, /^The body: expected /],
    ['an end in the headers', raw('--x\r\nContent-Disposition: form-'), 400, /^The body: expected /],
    ['no boundary', raw(part, 'multipart/form-data'), 400, /^The body: expected a form, found: .*boundary/],
    ['many fields', raw('a&'.repeat(101), 'application/x-www-form-urlencoded'), 400, tooMany],
    ['many parts', raw(`${part.repeat(2000)}--x--\r\n`, 'multipart/form-data; boundary="\\x"'), 400, tooMany],
    ['99 fields', raw('a&'.repeat(99), 'application/x-www-form-urlencoded'), 400, /^"a": expected a field/],
    ['JSON', raw('{}', 'application/json'), 415, `Content-Type: ${aForm} "application/json".`],
    [
      '2 MiB',
      among({ comments: 'x'.repeat(2 ** 21) }),
      413,
      /^The body: expected at most 131072 bytes, found 209\d{4}/,
    ],
    ['the method PUT', { ...among({}), method: 'PUT' }, 405, '/api/contact: expected POST, found PUT.'],
  ])('%s is refused, and it is said why', async (_, ask, status, error) => {
    const { store, ...place } = await receiving()
    const expected = { error: typeof error === 'string' ? error : expect.stringMatching(error) }
    expect(await post(place, ask.body, ask)).toMatchObject({ status, body: expected })
    expect(await store.all()).toEqual([])
  })

  it.each([
    ['no comments', {}],
    ['120 KB', { comments: 'ż'.repeat(60_000) }],
  ])('%s is kept', async (_, more) => {
    const { store, ...place } = await receiving()
    const { comments: _comments, locale: _locale, ...fields } = contact
    const sent = { ...fields, ...more }
    expect((await post(place, multipart(sent))).status).toBe(200)
    expect((await store.all())[0]?.fields).toEqual(sent)
  })

  it('a filled honeypot is answered like any other and not stored', async () => {
    const { store, ...place } = await receiving()
    const { status, body } = await post(place, multipart({ ...contact, website: 'https://spam.example' }))
    expect([status, body]).toEqual([200, { ok: true }])
    const native = await postNatively(place, urlencoded({ website: 'x', locale: 'pl' }))
    expect([native.status, native.headers.get('location')]).toEqual([303, '/pl/sent'])
    expect(await store.all()).toEqual([])
  })

  it.each(['xx', '//evil.example'])('the locale %s is one in the default one', async (locale) => {
    const native = await postNatively(await receiving(), multipart({ ...contact, locale }))
    expect([native.status, native.headers.get('location')]).toEqual([303, '/sent'])
  })
})

describe('a post from a page', () => {
  const siteUrl = 'https://www.example.com'
  it.each<[string, Fields, string, number]>([
    ['of its own host', { Origin: 'http://localhost:4173' }, 'http://localhost:4173', 200],
    ['behind a proxy that has taken TLS off', { Origin: 'https://a.example' }, 'http://a.example', 200],
    ['of the public site behind a proxy that hides its name', { Origin: siteUrl }, 'http://localhost:4173', 200],
    ['that says it is of the same origin', { 'Sec-Fetch-Site': 'same-origin' }, siteUrl, 200],
    ['of another port', { Origin: 'http://localhost:4174' }, 'http://localhost:4173', 403],
    ['of another site', { Origin: `${siteUrl}.evil.example` }, siteUrl, 403],
    ['of the public name over http', { Origin: 'http://www.example.com' }, 'http://localhost', 403],
    ['that hides where it is from', { Origin: 'null' }, siteUrl, 403],
    ['of a subdomain', { 'Sec-Fetch-Site': 'same-site' }, siteUrl, 403],
  ])('%s', async (_, headers, host, status) => {
    const { ask, store } = await receiving({ siteUrl })
    const asking = { method: 'POST', headers: { Accept: 'application/json', ...headers }, body: urlencoded(contact) }
    expect((await ask(`${host}/api/contact`, asking)).status).toBe(status)
    expect(await store.all()).toHaveLength(status === 200 ? 1 : 0)
  })

  it('of another site hears what is expected', async () => {
    const headers = { Origin: 'https://evil.example' }
    const error = `Origin: expected a page of forms.example or of ${siteUrl}, found "https://evil.example".`
    expect((await post(await receiving({ siteUrl }), urlencoded(contact), { headers })).body).toEqual({ error })
  })
})

it('refuses by the headers without a look at the body', async () => {
  const { receive } = await receiving({ limits: { postsPerMinute: 16 } })
  let chunks = 0
  async function* body() {
    chunks += 1
    yield new Uint8Array(1000)
  }
  const statusOf = async (more: Fields) => {
    const headers = new Headers({ 'Content-Length': '1000', Host: 'site.example', ...more })
    return (await receive({ method: 'POST', url: 'http://site.example/api/contact', headers, body: body() }, 'a'))
      ?.status
  }
  expect(await statusOf({ Origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ 'Content-Length': '999999999' })).toBe(413)
  expect(await statusOf({})).toBe(429)
  expect(chunks).toBe(0)
})

it('answers in plain words when there is no error page', async () => {
  const place = await receiving({ errorPage: () => Promise.reject(new Error('no such page')) })
  const response = await postNatively(place, urlencoded({}))
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/plain; charset=utf-8'])
  expect(await response.text()).toMatch(/^"service": expected one of .*, found nothing\.\n$/)
})

it('answers with 500 where the store fails, and logs that without the message', async () => {
  const { store, ...place } = await receiving()
  store.close()
  const error = 'The submission could not be stored; nothing of it was kept.'
  expect(await post(place, multipart(contact))).toMatchObject({ status: 500, body: { error } })
  const native = await postNatively(place, multipart({ ...contact, locale: 'pl' }))
  expect([native.status, await native.text()]).toEqual([500, '<html lang="pl">'])
  const lines = logged()
  expect(lines).toEqual(Array(2).fill(expect.stringMatching(/^\/api\/contact: a submission could not be stored: ./)))
  expect(lines.join()).not.toContain(contact['email'])
})

type Cut = (database: Database) => Database['run']
const gone = () => Promise.reject(new Error('gone'))

it.each<[string, Cut]>([
  ['before', () => gone],
  [
    'within',
    ({ run }) =>
      ([first = ['']]) =>
        run([first, ['no such statement']]),
  ],
  [
    'after',
    ({ run }) =>
      (statements) =>
        run(statements).then(gone),
  ],
])('a post that is cut short %s the transaction is stored and told of once by its retry', async (_, cut) => {
  const { file } = await receiving()
  const { database, close } = openDatabase(file)
  onTestFinished(close)
  const runs = [cut(database)]
  const store = storeIn({ ...database, run: (statements) => (runs.shift() ?? database.run)(statements) })
  const place = await receiving({ store, notifiers: [{ kind: 'mail' }] })
  const send = async () => (await post(place, multipart(contact), { headers: { 'Idempotency-Key': 'k' } })).status
  expect([await send(), await send(), await send()]).toEqual([500, 200, 200])
  expect(logged()).toHaveLength(1)
  expect(await store.all()).toMatchObject([{ notices: [{ kind: 'mail', attempts: 0 }] }])
})

describe('spam', () => {
  const { field, check } = captchaServices.turnstile
  const CAPTCHA_SECRET = 'turnstile:secret'
  const links = 'https://a.example https://b.example https://c.example'

  /** What becomes of a message under rules. */
  async function receive(variables: Variables, change: Fields = {}, headers: Fields = {}) {
    const { store, ...place } = await receiving({ notifiers: [{ kind: 'mail' }], spam: spamRulesOf(variables) })
    const { status } = await post(place, multipart({ ...contact, ...change }), { headers })
    return { status, stored: await store.all() }
  }

  it('may be told of with a mark, kept in silence or refused', async () => {
    const marked = await receive({}, { comments: links })
    expect(marked).toMatchObject({ status: 200, stored: [{ doubts: ['links'], notices: [{ kind: 'mail' }] }] })
    for (const one of marked.stored) expect(reportOf(one).subject).not.toBe(reportOf({ ...one, doubts: [] }).subject)
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
    expect(await receive({ SPAM_LINKS: '1' }, { comments }, headers)).toMatchObject({ stored: [{ doubts }] })
  })

  it('is known by a captcha without a valid answer, which the service is asked for, if it can be', async () => {
    onTestFinished(() => void vi.unstubAllGlobals())
    const fetch = vi.fn(async (_address: string, { body }: { body: URLSearchParams }) =>
      Response.json({ success: body.get('secret') === 'secret' && body.get('response') === 'right' }),
    )
    vi.stubGlobal('fetch', fetch)
    const doubtsOf = async (change: Fields, rules: Variables = { CAPTCHA_SECRET }) =>
      (await receive(rules, change)).stored[0]?.doubts
    expect(await doubtsOf({})).toEqual(['captcha'])
    expect(fetch).not.toHaveBeenCalled()
    expect(await doubtsOf({ [field]: 'wrong' })).toEqual(['captcha'])
    expect(await doubtsOf({ [field]: 'right' })).toEqual([])
    expect(fetch).toHaveBeenLastCalledWith(check, expect.anything())
    // An answer that nobody has asked for is no fault.
    expect(await doubtsOf({ [field]: 'right' }, {})).toEqual([])
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    expect(await doubtsOf({ [field]: 'right' })).toEqual([])
    expect(logged()).toEqual([expect.stringMatching(/status 503$/)])
  })

  it.each<[Variables, RegExp]>([
    [{ SPAM_ACTION: 'delete' }, /^SPAM_ACTION: expected mark, hold, refuse, found "delete"\.$/],
    [{ SPAM_LINKS: '-1' }, /^SPAM_LINKS: expected a whole number, found "-1"\.$/],
    [{ CAPTCHA_SECRET: 'secret' }, /^CAPTCHA_SECRET: expected "turnstile:".* found something else\.$/],
  ])('has rules that %o cannot set', (variables, message) => {
    expect(() => spamRulesOf(variables)).toThrow(message)
  })
})
