import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Changes, openEditor, saveRequest, tokenOf } from '../fixtures/editor.ts'

let editor: Awaited<ReturnType<typeof openEditor>>
beforeEach(async () => {
  editor = await openEditor()
})
afterEach(() => editor.close())

const access = ['/', '/pl/about', '/messages/pl/common.json', '/__translate/events']

describe('the address that is printed', () => {
  it('has its token where browsers keep it to themselves: behind #', () => {
    expect(editor.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/__translate\/#token=[\w-]{43}$/)
  })

  it('has another token each time', async () => {
    const other = await openEditor()
    expect(tokenOf(other)).not.toBe(tokenOf(editor))
    await other.close()
  })

  it('gives a cookie that scripts cannot read and other sites cannot send, and a token for a header', async () => {
    const answer = await editor.exchange(tokenOf(editor))
    const { port } = new URL(editor.origin)
    const pattern = new RegExp(`^translate-${port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`)
    expect(answer.headers.get('set-cookie')).toMatch(pattern)
    expect(JSON.parse(answer.body)).toEqual({ header: expect.stringMatching(/^[\w-]{43}$/) })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('can be used once', async () => {
    const [one, other] = await Promise.all([editor.exchange(tokenOf(editor)), editor.exchange(tokenOf(editor))])
    expect([one.status, other.status].sort()).toEqual([200, 403])
    const answer = await editor.exchange(tokenOf(editor))
    expect([answer.status, answer.headers.get('set-cookie'), JSON.parse(answer.body)]).toEqual([
      403,
      null,
      { error: 'This address can be used once. Start the editor anew to get another one.' },
    ])
  })

  it('is not used up by a wrong token, or a body that is none', async () => {
    for (const token of ['', 'x', 'x'.repeat(43), '\u017c']) expect((await editor.exchange(token)).status).toBe(403)
    for (const body of [{}, { token: 1 }, { token: ['x'] }, { token: 'x', path: '/' }, []]) {
      expect((await editor.request('POST', '/__translate/session', {}, JSON.stringify(body))).status).toBe(400)
    }
    expect((await editor.exchange(tokenOf(editor))).status).toBe(200)
  })
})

describe('without the session', () => {
  it('there is the panel, which is the same for everybody, and nothing else', async () => {
    expect(await editor.get('/__translate/')).toMatchObject({ status: 200, body: '<title>Panel</title>' })
    expect(await editor.get('/__translate/assets/panel-1.js')).toMatchObject({ status: 200, body: 'panel()' })
    for (const target of access) {
      const { status, body } = await editor.get(target)
      expect([status, body]).toEqual([403, expect.stringContaining('Open the address that the terminal shows.')])
    }
  })

  it('nothing can be called, by either token alone or by those of another editor', async () => {
    const other = await openEditor()
    await Promise.all([editor.signIn(), other.signIn()])
    const { cookie, header } = editor.access
    const bad: readonly Changes[] = [
      { Cookie: null, 'X-Translate-Token': null },
      { Cookie: null },
      { 'X-Translate-Token': null },
      { Cookie: other.access.cookie, 'X-Translate-Token': other.access.header },
      { Cookie: cookie.replace(/=.*/, '='), 'X-Translate-Token': '' },
      { Cookie: cookie.slice(0, -1) },
      { 'X-Translate-Token': header.slice(0, -1) },
      { 'X-Translate-Token': [header, header] },
      { Cookie: `${cookie.split('=')[0]}=${header}`, 'X-Translate-Token': cookie.split('=')[1] ?? '' },
    ]
    for (const headers of bad) expect((await editor.ask('save', saveRequest, headers)).status).toBe(403)
    expect(editor.asked).toEqual([])
    await other.close()
  })
})

describe('with the session', () => {
  beforeEach(() => editor.signIn())

  it('cookies of other editors, or a false one of the same name, do not stand in its way', async () => {
    const name = editor.access.cookie.split('=')[0]
    const Cookie = `translate-1=x; ${name}=false; ${editor.access.cookie}; consent=no`
    expect((await editor.ask('save', saveRequest, { Cookie })).status).toBe(200)
  })

  it('no token appears in what is printed or answered, nor reaches the site', async () => {
    const printed = [vi.spyOn(console, 'log'), vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
    const answers = await Promise.all([
      ...['/__translate/', '/pl', '/__translate/nothing'].map((target) => editor.get(target)),
      editor.ask('save', saveRequest),
      editor.ask('nothing', {}),
    ])
    const secrets = [tokenOf(editor), editor.access.header, editor.access.cookie.split('=')[1] ?? '']
    const all = JSON.stringify([
      answers.map(({ headers, body }) => [...headers, body]),
      printed.map(({ mock }) => mock.calls),
    ])
    for (const secret of secrets) expect(all).not.toContain(secret)
    for (const { headers } of answers) expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('an address that cannot be decoded is none of the site’s', async () => {
    expect((await editor.get('/pl/%zz')).status).toBe(404)
    expect((await editor.get('/pl/about?x=%zz')).status).toBe(200)
  })

  it('the site is asked without the cookie', async () => {
    const seen: IncomingMessage[] = []
    const other = await openEditor({
      site: (request, response) => {
        seen.push(request)
        response.writeHead(404).end()
      },
    })
    await other.signIn()
    expect((await other.get('/pl?x=1', { 'Accept-Language': 'pl' })).status).toBe(404)
    expect(seen.map(({ url, headers }) => [url, headers.cookie, headers['accept-language']])).toEqual([
      ['/pl?x=1', undefined, 'pl'],
    ])
    await other.close()
  })
})
