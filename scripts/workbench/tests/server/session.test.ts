import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEditor, saveRequest, tokenOf } from '../fixtures/editor.ts'

let editor: Awaited<ReturnType<typeof openEditor>>
beforeEach(async () => {
  editor = await openEditor()
})
afterEach(() => editor.close())

const access = ['/', '/pl/about', '/messages/pl/common.json', '/__translate/events']

describe('the address that is printed', () => {
  it('has its token in the fragment, which browsers do not send', () => {
    expect(editor.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/__translate\/#token=[\w-]{43}$/)
  })

  it('returns an HttpOnly, SameSite cookie and a header token', async () => {
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
      { error: 'This address can be used once. Start the editor again to get a new one.' },
    ])
  })

  it('is not used up by a wrong token or an invalid body', async () => {
    for (const token of ['', 'x', 'x'.repeat(43), '\u017c']) expect((await editor.exchange(token)).status).toBe(403)
    for (const body of [{}, { token: 1 }, { token: ['x'] }, { token: 'x', path: '/' }, []]) {
      expect((await editor.request('POST', '/__translate/session', {}, JSON.stringify(body))).status).toBe(400)
    }
    expect((await editor.exchange(tokenOf(editor))).status).toBe(200)
  })
})

describe('without the session', () => {
  it('only the static files of the panel are served', async () => {
    expect(await editor.get('/__translate/')).toMatchObject({ status: 200, body: '<title>Panel</title>' })
    expect(await editor.get('/__translate/assets/panel-1.js')).toMatchObject({ status: 200, body: 'panel()' })
    for (const target of access) {
      const { status, body } = await editor.get(target)
      expect([status, body]).toEqual([403, expect.stringContaining('Open the address that the terminal shows.')])
    }
  })
})

describe('with the session', () => {
  beforeEach(() => editor.signIn())

  it('no token is printed, in an answer, or sent to the site', async () => {
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
})
