import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { defaultLimits } from '../../../../scripts/receiver/settings.ts'
import { defaultLocale, publicLocales } from '../../../../src/config/locales.ts'
import { facts } from '../../../../src/config/site.ts'
import { viewHref } from '../../../../src/i18n/href.ts'
import {
  contact,
  type Fields,
  freelance,
  multipart,
  type Place,
  post,
  postNatively,
  type Start,
  urlencoded,
} from './place.ts'
import { mailService, webhook } from './services.ts'

const siteUrl = 'https://www.example.com'
/** Emoji, right to left, combining marks, newlines, markup, control characters and null bytes. */
const letters =
  '👩‍🔬 🇵🇱 שלום \u202eמימין\u202c Z\u0335e\u0301 \ufeff\r\none\r\n\r\n<script>alert("x")</script>\'; DROP TABLE submissions; --\u0007\u001b[31m\t\u007f\u0085 before\0after\0'

/** What depends on the store, and on how a platform hands on requests and answers. What a receiver decides by itself is in receiver.test.ts. */
export function contract(start: Start): void {
  describe('a receiver', { timeout: 60_000 }, () => keeps(start))
  it(
    'tells the owner of messages in two languages, exports and deletes those of a person, and forgets in time',
    {
      timeout: 60_000,
    },
    () => anOwnersDay(start),
  )
}

/** What every receiver of functions has to keep, which live for one request only. */
export function hosted(start: Start): void {
  const startWith = async (variables: Parameters<Start>[0]['variables']) => {
    const place = await start({ siteUrl, variables })
    onTestFinished(() => place.stop())
    return place
  }

  it('tells the owner after its answer, and again by its schedule when that fails', { timeout: 60_000 }, async () => {
    const { variables, posted } = await webhook(503)
    const place = await startWith(variables)
    expect((await post(place, multipart(contact))).status).toBe(200)
    const failed = [{ attempts: 1, failure: 'status 503: so it is' }]
    await expect.poll(() => noticesOf(place), { timeout: 10_000 }).toMatchObject(failed)
    await place.keepUp()
    expect(posted).toHaveLength(1)
    const [{ id } = { id: 0 }] = await place.store.all()
    await place.store.settle(id, 'webhook', { due: Date.now(), toldAt: null, failure: null })
    await place.keepUp()
    const told = [{ attempts: 2, due: null, toldAt: expect.any(String) }]
    await expect.poll(() => noticesOf(place), { timeout: 10_000 }).toMatchObject(told)
    expect(posted).toHaveLength(2)
    expect(place.log()).toMatch(/^Submission \d+: try 1 to tell of it \(webhook\) failed and is tried again later/)
  })

  it('stores messages although a setting is bad, and sends the headers of the site', { timeout: 60_000 }, async () => {
    const place = await startWith({ WEBHOOK_URL: 'https://x.example', WEBHOOK_SECRET: 'short' })
    const { status, headers } = await post(place, multipart(contact))
    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await place.store.all()).toHaveLength(1)
    expect(place.log()).toMatch(/^Nobody is told of messages: WEBHOOK_SECRET: expected "whsec_"/)
  })
}

const noticesOf = async ({ store }: Place) => (await store.all()).flatMap(({ notices }) => notices)
const removeAll = async ({ store }: Place) => store.remove((await store.all()).map(({ id }) => id))

function keeps(start: Start): void {
  let place: Place
  beforeAll(async () => {
    place = await start({ siteUrl, variables: { SUBMISSIONS_MAX_MB: '0.25' } })
  }, 60_000)
  afterEach(() => removeAll(place))
  afterAll(() => place?.stop())
  const comments = async () => (await place.store.all()).map(({ fields }) => fields['comments'])

  it.each([
    ['contact', multipart, contact],
    ['freelance', urlencoded, freelance],
  ] as const)('stores a post to %s as it was sent, then answers', async (form, encode, { locale, ...values }) => {
    const fields = { ...values, fullName: letters, comments: letters }
    const client = '203.0.113.1'
    const answer = await post(place, encode({ ...fields, locale: `${locale}` }), { client }, `${form}?from=test`)
    expect([answer.status, answer.body, answer.headers.get('cache-control')]).toEqual([200, { ok: true }, 'no-store'])
    const receivedAt = expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(await place.store.all()).toMatchObject([{ receivedAt, form, locale, fields }])
  })

  it('answers a page without scripts in its language, and leaves other addresses to others', async () => {
    const sent = await postNatively(place, multipart({ ...contact, locale: 'pl' }), { client: '203.0.113.2' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/pl/sent'])
    const refused = await postNatively(place, multipart({ locale: 'pl' }), { client: '203.0.113.2' }, 'freelance')
    expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
    expect(await refused.text()).toContain('<html lang="pl">')
    for (const form of ['', 'contact/', 'contacts', 'toString'])
      expect([308, 404, 405]).toContain((await postNatively(place, multipart(contact), {}, form)).status)
    expect(await place.store.all()).toHaveLength(1)
  })

  it('takes posts of its own host and of the public site, and no others', async () => {
    const statuses = [place.origin, siteUrl, 'https://evil.example', 'null'].map(async (Origin) => {
      const { status } = await post(place, urlencoded(contact), { client: '203.0.113.3', headers: { Origin } })
      return status
    })
    expect(await Promise.all(statuses)).toEqual([200, 200, 403, 403])
  })

  it('limits each client by its address or network, whatever it names, and says when to come again', async () => {
    // It counts as several posts, and is refused before it is stored.
    const large = multipart({ filler: 'x'.repeat(100_000) })
    const statuses = async (clientOf: (count: number) => string, headersOf = (_: number): Fields => ({})) => {
      const found: number[] = []
      // A minute may end between two of them.
      for (let count = 0; count < 10; count += 1)
        found.push((await post(place, large, { client: clientOf(count), headers: headersOf(count) })).status)
      return found
    }
    const names = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'True-Client-IP']
    const invented = (count: number) => Object.fromEntries(names.map((name) => [name, `192.0.2.${count}`]))
    for (const found of [
      await statuses(() => '198.51.100.1', invented),
      await statuses((count) => `2001:db8:0:7::${count}`),
    ])
      expect([found[0], found.includes(429)]).toEqual([400, true])
    const client = '198.51.100.1'
    const { body, headers } = await post(place, large, { client })
    const { postsPerMinute: most } = defaultLimits
    const error = `Too many posts: expected at most ${most} a minute from one address and ${10 * most} in all.`
    expect(body).toEqual({ error })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const native = await postNatively(place, large, {
      client,
      headers: { Referer: `${place.origin}/pl/contacts` },
    })
    expect([native.status, await native.text()]).toEqual([429, expect.stringContaining('<html lang="pl">')])
  })

  it('stores what has the same key and text once, also of 50 clients at once, and all else each time', async () => {
    const send = async (text: string, key?: string, client = '203.0.113.5') => {
      const headers: Fields = key === undefined ? {} : { 'Idempotency-Key': key }
      expect((await post(place, multipart({ ...contact, comments: text }), { client, headers })).status).toBe(200)
    }
    for (const [text, key] of [['a', 'k'], ['b', 'k'], ['c'], ['c'], ['a', 'k']] as const) await send(text, key)
    expect((await comments()).sort()).toEqual(['a', 'b', 'c', 'c'])
    await removeAll(place)
    const marks = Array.from({ length: 50 }, (_, index) => `mark ${index}`)
    await Promise.all([...marks, ...marks].map((mark, index) => send(mark, mark, `203.0.113.${100 + (index % 50)}`)))
    expect((await comments()).sort()).toEqual(marks.sort())
  })

  it('refuses what comes when it is full, until messages are deleted', async () => {
    const send = async (last: number) => {
      const body = multipart({ ...contact, comments: 'x'.repeat(100_000) })
      const { status } = await post(place, body, { client: `203.0.113.${10 + last}` })
      await place.keepUp()
      return status
    }
    expect([await send(1), await send(2), await send(3), await send(4)]).toEqual([200, 200, 200, 507])
    const native = await postNatively(place, multipart({ ...contact, locale: 'pl' }), { client: '203.0.113.6' })
    expect([native.status, await native.text()]).toEqual([507, expect.stringContaining('<html lang="pl">')])
    expect(place.log()).toContain('no room is left for submissions')
    expect(await removeAll(place)).toBe(3)
    await place.keepUp()
    expect(await send(5)).toBe(200)
  })
}

/** Two languages of visitors, whichever the site has. */
const [{ code: first } = { code: defaultLocale }, { code: second } = { code: defaultLocale }] = publicLocales.filter(
  ({ code }) => code !== defaultLocale,
)

async function anOwnersDay(start: Start): Promise<void> {
  const { variables, subjects } = await mailService()
  const place = await start({ variables })
  onTestFinished(() => place.stop())
  const { store } = place
  await postNatively(place, multipart({ ...contact, locale: first, email: 'Anna@example.com' }))
  const other = urlencoded({ ...freelance, locale: second, email: 'omar@example.com' })
  const { headers } = await postNatively(place, other, {}, 'freelance')
  expect(headers.get('location')).toBe(viewHref(second, 'sent'))
  await expect.poll(() => subjects().length, { timeout: 10_000 }).toBe(2)
  const told = [first, second].map((locale) => expect.stringMatching(`\\(${locale}\\)$`))
  expect(subjects()).toEqual(expect.arrayContaining(told))
  const sent = { toldAt: expect.stringMatching(/^20/), failure: null }
  await expect.poll(() => noticesOf(place), { timeout: 10_000 }).toMatchObject([sent, sent])

  const printed = await place.exported('anna@example.com')
  expect(printed).toContain('Anna@example.com')
  expect(printed).not.toContain('omar@example.com')
  await place.remove('anna@example.com')
  const receivedAt = new Date(Date.now() - (facts.messageRetentionDays + 1) * 86_400_000).toISOString()
  await store.add({ receivedAt, form: 'contact', locale: 'en', fields: {}, key: 'f'.repeat(64), notices: [] })
  await place.keepUp()
  const left = async () => (await store.all()).map(({ fields }) => fields['email'])
  await expect.poll(left, { timeout: 10_000 }).toEqual(['omar@example.com'])
}
