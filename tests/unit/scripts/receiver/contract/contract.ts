import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST_BYTES } from '../../../../../scripts/receiver/rate.ts'
import { thorough } from '../../../../e2e/thorough.ts'
import {
  commentsOf,
  contact,
  type Fields,
  multipart,
  ORIGIN,
  post,
  postNatively,
  type Running,
  type Settings,
  type Start,
  urlencoded,
} from './adapter.ts'
import { refusedPosts } from './refused.ts'
import { validPosts } from './valid.ts'

export const MESSAGES = thorough ? 1000 : 100
export const CLIENTS = 50

/** How many posts a minute the receiver of these tests is to take from one client. */
const FEW_POSTS = 2
const SITE = 'https://www.example.com'
const MANY = { SUBMISSIONS_PER_MINUTE: '10000' }

type Tests = (receiver: () => Running) => void
type Part = readonly [name: string, settings: Settings, tests: Readonly<Record<string, Tests>>]

/** What depends on the store, and on how a platform hands on requests and answers. */
const ofPlatform: readonly Part[] = [
  [
    'a receiver',
    { siteUrl: SITE, variables: MANY },
    { 'a good post': validPosts, 'a post from a page': origins, 'posts that come again or at once': retries },
  ],
  [
    'a receiver of few',
    { variables: { SUBMISSIONS_PER_MINUTE: String(FEW_POSTS) } },
    { 'the limit of posts': clients },
  ],
  ['a small store', { variables: { ...MANY, SUBMISSIONS_MAX_MB: '0.25' } }, { 'that is full': fullStore }],
]
/** What the receiver decides by itself. */
const ofReceiver: readonly Part[] = [['a receiver of much', { variables: MANY }, { 'a bad post': refusedPosts }]]

/** What receivers of posts have to keep: on every platform, and on one what all of them have in common. */
export function contract(start: Start, scope: 'platform' | 'all' = 'platform'): void {
  const parts = scope === 'all' ? [...ofPlatform, ...ofReceiver] : ofPlatform
  describe.each(parts)('%s', { timeout: 20_000 }, (_, settings, suites) => {
    let running: Running | undefined
    beforeAll(async () => {
      running = await start(settings)
    }, 60_000)
    afterEach(() => running?.clear())
    afterAll(() => running?.stop())
    describe.each(Object.entries(suites))('%s', (_name, tests) =>
      tests(() => {
        if (running) return running
        throw new Error('The receiver was not started.')
      }),
    )
  })
}

/** The limit of posts, at a receiver that takes FEW_POSTS. */
function clients(receiver: () => Running): void {
  const statusesOf = async (clientOf: (count: number) => string, headersOf: (count: number) => Fields = () => ({})) => {
    const statuses: number[] = []
    // A minute may end between two of them.
    for (let count = 0; count <= 2 * FEW_POSTS; count += 1) {
      const { status } = await post(receiver(), '/api/contact', multipart(contact), headersOf(count), clientOf(count))
      statuses.push(status)
    }
    return statuses
  }
  const statusesFrom = (client: string) => statusesOf(() => client)

  it('is for each client by itself', async () => {
    const first = await statusesFrom('198.51.100.1')
    expect(first.slice(0, FEW_POSTS)).toEqual(Array(FEW_POSTS).fill(200))
    expect(first).toContain(429)
    expect((await statusesFrom('198.51.100.2')).slice(0, FEW_POSTS)).toEqual(Array(FEW_POSTS).fill(200))
    expect((await statusesFrom('2001:db8::1')).slice(0, FEW_POSTS)).toEqual(Array(FEW_POSTS).fill(200))
  })

  it('is for the network of an address of IPv6', async () => {
    expect(await statusesOf((count) => `2001:db8:0:7::${count}`)).toContain(429)
  })

  it('counts a large post as several', async () => {
    const large = multipart({ ...contact, comments: 'x'.repeat(FEW_POSTS * POST_BYTES) })
    const statuses: number[] = []
    for (let count = 0; count < 2; count += 1)
      statuses.push((await post(receiver(), '/api/contact', large, {}, '198.51.100.5')).status)
    expect(statuses).toEqual([429, 429])
  })

  it('cannot be passed by naming another address', async () => {
    const names = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'True-Client-IP']
    const spoofed = (count: number) => Object.fromEntries(names.map((name) => [name, `192.0.2.${count}`]))
    expect(await statusesOf(() => '198.51.100.3', spoofed)).toContain(429)
  })

  it('says when to come again, in the language of the page', async () => {
    await statusesFrom('198.51.100.4')
    const { status, body, headers } = await post(receiver(), '/api/contact', multipart(contact), {}, '198.51.100.4')
    const refused = multipart({ locale: 'pl' })
    const native = await postNatively(receiver(), '/api/contact', refused, '198.51.100.4', '/pl/contacts')
    expect([status, body.error]).toEqual([
      429,
      `Too many posts: expected at most ${FEW_POSTS} a minute from one address and ${10 * FEW_POSTS} in all.`,
    ])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect([native.status, await native.text()]).toEqual([429, expect.stringContaining('<html lang="pl">')])
  })
}

/** Which pages may post, at a receiver with SITE as public site. */
function origins(receiver: () => Running): void {
  const postFrom = async (headers: Fields, origin = ORIGIN) => {
    const response = await receiver().ask(`${origin}/api/contact`, {
      method: 'POST',
      headers: { Accept: 'application/json', ...headers },
      body: urlencoded(contact),
    })
    return { status: response.status, body: await response.text() }
  }

  it.each<[string, Fields, string?]>([
    ['of its own host', { Origin: 'http://localhost:4173', 'Sec-Fetch-Site': 'same-origin' }, 'http://localhost:4173'],
    ['behind a proxy that has taken TLS off', { Origin: ORIGIN }, 'http://forms.example'],
    ['of the public origin, behind a proxy that hides its name', { Origin: SITE }, 'http://localhost:4173'],
    ['that does not say where it is from', {}],
    ['that says that it is of the same origin', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('%s is taken', async (_, headers, origin) => {
    expect(await postFrom(headers, origin)).toEqual({ status: 200, body: '{"ok":true}' })
    expect(await receiver().stored()).toHaveLength(1)
  })

  it.each<[string, Fields, string?]>([
    ['of another port', { Origin: 'http://localhost:4174' }, 'http://localhost:4173'],
    ['of another site', { Origin: 'https://www.example.com.evil.example' }],
    ['of the public name over http', { Origin: 'http://www.example.com' }],
    ['that hides where it is from', { Origin: 'null' }],
    ['that is another one by its Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['of a subdomain', { 'Sec-Fetch-Site': 'same-site' }],
  ])('%s is a 403', async (_, headers, origin) => {
    expect((await postFrom(headers, origin)).status).toBe(403)
    expect(await receiver().stored()).toEqual([])
  })

  it('of another site hears what is expected, as JSON or as the error page', async () => {
    const foreign = { Origin: 'https://evil.example' }
    const error = `Origin: expected a page of forms.example or of ${SITE}, found "https://evil.example".`
    expect(await postFrom(foreign)).toEqual({ status: 403, body: JSON.stringify({ error }) })
    const page = await postFrom({ ...foreign, Accept: 'text/html' })
    expect(page).toEqual({ status: 403, body: expect.stringContaining('<html lang="en">') })
  })
}

/** What is stored of posts that come again, or all at once. */
function retries(receiver: () => Running): void {
  const send = async (comments: string, key?: string, encode: typeof multipart | typeof urlencoded = multipart) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
    return (await post(receiver(), '/api/contact', encode({ ...contact, comments }), headers)).status
  }

  it('with the same key are stored once, however they are encoded', async () => {
    expect([await send('a', 'k'), await send('a', 'k'), await send('a', 'k', urlencoded)]).toEqual([200, 200, 200])
    expect(await Promise.all(Array.from({ length: 5 }, () => send('b', 'l')))).toEqual([200, 200, 200, 200, 200])
    expect((await commentsOf(receiver())).sort()).toEqual(['a', 'b'])
  })

  it('with the same key and another text, or without a key, are other messages', async () => {
    for (const [text, key] of [['a', 'k'], ['b', 'k'], ['c'], ['c']] as const) expect(await send(text, key)).toBe(200)
    expect(await commentsOf(receiver())).toEqual(['a', 'b', 'c', 'c'])
  })

  it(`from ${CLIENTS} clients, ${MESSAGES} in all, are each stored exactly once`, { timeout: 300_000 }, async () => {
    const marks = Array.from({ length: MESSAGES }, (_, index) => `mark ${index}`)
    const left = [...marks]
    const client = async () => {
      for (let mark = left.shift(); mark !== undefined; mark = left.shift()) expect(await send(mark, mark)).toBe(200)
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    expect((await commentsOf(receiver())).sort()).toEqual(marks.sort())
  })
}

/** What a receiver with room for two messages of 100 KB does with a third. */
function fullStore(receiver: () => Running): void {
  const send = async () => {
    const { status } = await post(receiver(), '/api/contact', multipart({ ...contact, comments: 'x'.repeat(100_000) }))
    await receiver().keepUp()
    return status
  }
  beforeEach(() => vi.mocked(console.error).mockClear())
  // It logs what it refuses, and that it is nearly full.
  afterEach(() => vi.mocked(console.error).mockClear())

  it('refuses what comes until messages are deleted', async () => {
    expect([await send(), await send(), await send()]).toEqual([200, 200, 200])
    expect(await send()).toBe(507)
    const native = await postNatively(receiver(), '/api/contact', multipart({ ...contact, locale: 'pl' }))
    expect([native.status, await native.text()]).toEqual([507, expect.stringContaining('<html lang="pl">')])
    expect(await receiver().stored()).toHaveLength(3)
    await receiver().clear()
    await receiver().keepUp()
    expect(await send()).toBe(200)
  })
}
