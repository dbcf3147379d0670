import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Changes, openEditor, saveRequest, tokenOf } from '../fixtures/editor.ts'

/** Who may use the editor's server, and what its answers let a browser do. */

const editor = await openEditor()
const other = await openEditor()
await Promise.all([editor.signIn(), other.signIn()])
afterAll(() => Promise.all([editor.close(), other.close()]))
beforeEach(() => {
  editor.requests.length = 0
})

const { origin, access } = editor
const { port } = new URL(origin)
const targets = ['/', '/pl/about', '/__translate/', '/__translate/assets/panel-1.js', '/__translate/events']

it('the printed address has its token in the fragment, which browsers do not send, and opens one session', async () => {
  const editor = await openEditor()
  onTestFinished(editor.close)
  expect(editor.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/__translate\/#token=[\w-]{43}$/)
  // A wrong token or an invalid body does not use it up.
  expect((await editor.exchange('x'.repeat(43))).status).toBe(403)
  expect((await editor.request('POST', '/__translate/session', {}, '{"token":1}')).status).toBe(400)
  const { status, headers, body } = await editor.exchange(tokenOf(editor))
  const cookie = `^translate-${new URL(editor.origin).port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/; Max-Age=2592000$`
  expect(headers.get('set-cookie')).toMatch(new RegExp(cookie))
  expect(JSON.parse(body)).toEqual({ header: expect.stringMatching(/^[\w-]{43}$/) })
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  const second = await editor.exchange(tokenOf(editor))
  expect([second.status, second.headers.get('set-cookie')]).toEqual([403, null])
  expect(second.body).toContain('start “npm run translate -- pl” again')
})

describe('a request', () => {
  it('without the session gets only the static files of the panel', async () => {
    const get = (target: string) => editor.get(target, { Cookie: null })
    expect(await get('/__translate/')).toMatchObject({ status: 200, body: '<title>Panel</title>' })
    expect(await get('/__translate/assets/panel-1.js')).toMatchObject({ status: 200, body: 'panel()' })
    for (const target of ['/', '/messages/pl/common.json', '/__translate/events']) {
      const { status, body } = await get(target)
      expect([status, body]).toEqual([
        403,
        expect.stringMatching(/address that the terminal shows.*“npm run translate -- pl”/),
      ])
    }
  })

  it('for events needs more than the cookie, which programs on other ports receive from the browser as well', async () => {
    const events = `/__translate/events?${access.header.slice(1)}`
    expect((await editor.get(events, { 'Sec-Fetch-Site': null })).status).toBe(403)
  })

  it('reaches only 127.0.0.1 by its own name; another one, as after DNS rebinding, gets no content', async () => {
    expect(editor.server.address()).toMatchObject({ address: '127.0.0.1' })
    for (const target of targets) {
      const { status, body } = await editor.get(target, { Host: `evil.example:${port}` })
      expect([target, status, body]).toEqual([target, 421, ''])
    }
  })

  it('of a page of another origin gets neither the site nor the panel nor the events', async () => {
    const foreign: readonly Changes[] = [
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' },
      { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
      { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': null },
    ]
    for (const headers of foreign) {
      for (const target of targets) expect([target, (await editor.get(target, headers)).status]).toEqual([target, 403])
    }
  })

  it('by a link of another site opens the panel, but no page of the site', async () => {
    const visit = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
    expect((await editor.get('/__translate/', visit)).status).toBe(200)
    expect((await editor.get('/pl', visit)).status).toBe(403)
  })

  it('gets a file of the site, or the document at any other address', async () => {
    expect((await editor.get('/assets/site-1.js')).body).toBe('site()')
    expect((await editor.get('/pl/%C5%82')).body).toBe('<h1>/pl/ł</h1>')
  })

  it.each(['/%zz', '/__translate/%2e%2e/%2e%2e/locales/pl/common.json'])('finds no file %s', async (target) => {
    expect((await editor.get(target)).status).toBe(404)
  })
})

describe('a call', () => {
  it('reaches its handler unchanged, also from an old browser without Sec-Fetch headers', async () => {
    expect((await editor.ask('save', saveRequest, { 'Sec-Fetch-Site': null })).status).toBe(200)
    expect(editor.requests).toEqual([saveRequest])
  })

  it('is answered with the error of its handler, and the next one is answered', async () => {
    const failing = vi.spyOn(editor.handlers, 'detail').mockRejectedValueOnce(new Error('Missing: a comma'))
    const failed = await editor.ask('detail', { id: saveRequest.id })
    expect([failed.status, JSON.parse(failed.body)]).toEqual([500, { error: 'Missing: a comma' }])
    expect((await editor.ask('detail', { id: saveRequest.id })).status).toBe(200)
    expect(failing).toHaveBeenCalledTimes(2)
  })

  it('by GET or OPTIONS changes nothing and allows no other origin', async () => {
    const preflight = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    for (const method of ['GET', 'OPTIONS']) {
      for (const target of ['/__translate/api/save', '/__translate/session']) {
        const answer = await editor.request(method, target, preflight)
        expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
      }
    }
    expect(editor.requests).toEqual([])
  })

  it('of the site’s own forms is refused, so that they are not sent', async () => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await editor.request('POST', '/api/contact', type, 'fullName=A')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(answer.body).toContain('its forms are not sent.')
  })

  /** Differences from a valid request to save. */
  interface Refused {
    readonly call?: string
    readonly body?: unknown
    /** In place of JSON. */
    readonly raw?: string
    readonly headers?: Changes
  }
  const { id: _, ...withoutId } = saveRequest
  const large = JSON.stringify({ ...saveRequest, texts: { text: 'x'.repeat(300_000) } })

  it.each<[status: number, words: string, request: Refused]>([
    // Another host.
    [421, '', { headers: { Host: `127.0.0.1.evil.example:${port}` } }],
    // Another site.
    [403, 'Origin', { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': null } }],
    [403, 'Origin', { headers: { Origin: null } }],
    [403, 'Origin', { headers: { Origin: [origin, origin] } }],
    [403, 'Sec-Fetch-Site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    // Without the tokens of this session.
    [403, 'no access', { headers: { Cookie: null } }],
    [403, 'no access', { headers: { 'X-Translate-Token': null } }],
    [403, 'no access', { headers: { Cookie: other.access.cookie, 'X-Translate-Token': other.access.header } }],
    // Requests that a form of another site can send.
    [415, '', { headers: { 'Content-Type': 'text/plain' } }],
    // Invalid bodies.
    [400, 'The body is not JSON in UTF-8: ', { raw: '' }],
    [413, `The body has ${large.length} bytes; the limit is 262144.`, { raw: large }],
    // Invalid requests.
    [400, 'The body is not a request of this call', { body: [] }],
    [400, '', { body: { ...saveRequest, path: '/etc/passwd' } }],
    [400, '', { body: withoutId }],
    [400, '', { body: { ...saveRequest, texts: { text: '\ud83d' } } }],
    // Unknown calls.
    [404, 'There is no such call.', { call: 'constructor' }],
  ])('is refused: %i %s %#', async (status, words, { call = 'save', body = saveRequest, raw, headers = {} }) => {
    const answer = await editor.request('POST', `/__translate/api/${call}`, headers, raw ?? JSON.stringify(body))
    const error = answer.body === '' ? '' : JSON.parse(answer.body).error
    expect([answer.status, error]).toEqual([status, expect.stringContaining(words)])
    if (status === 421 || status === 415 || /^(Origin|Sec-Fetch-Site)/.test(words)) {
      expect((await editor.request('POST', '/__translate/session', headers, '{"token":"x"}')).status).toBe(status)
    }
    expect(editor.requests).toEqual([])
  })
})

it('the panel runs only its own scripts, in no frame; the site is only framed by the panel, and sends no form', async () => {
  const policyOf = async (target: string) => (await editor.get(target)).headers.get('content-security-policy')
  const ofPanel = /^default-src 'none'; script-src 'self';.* connect-src 'self';.* frame-ancestors 'none'$/
  expect(await policyOf('/__translate/')).toMatch(ofPanel)
  expect(await policyOf('/pl')).toMatch(/script-src 'self'; form-action 'none'; frame-ancestors 'self'$/)
})

it('no answer allows other origins or type sniffing, or has a token', async () => {
  const answers = await Promise.all([
    ...['/pl', '/assets/site-1.js', '/__translate/', '/__translate/nothing'].map((each) => editor.get(each)),
    editor.ask('save', saveRequest),
    editor.get('/pl', { Cookie: null }),
    editor.request('OPTIONS', '/__translate/api/save', { Origin: 'https://evil.example' }),
  ])
  for (const { headers, body } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    expect([...headers.keys()].filter((name) => /^access-control-|^set-cookie$|^service-worker/.test(name))).toEqual([])
    const all = JSON.stringify([...headers, body])
    for (const secret of [tokenOf(editor), access.header, access.cookie]) expect(all).not.toContain(secret)
  }
})
