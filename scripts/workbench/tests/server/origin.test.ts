import { networkInterfaces } from 'node:os'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Changes, openEditor, saveRequest, send } from '../fixtures/editor.ts'

const editor = await openEditor()
await editor.signIn()
afterAll(editor.close)
beforeEach(() => {
  editor.asked.length = 0
})

const targets = ['/', '/pl/about', '/__translate/', '/__translate/assets/panel-1.js', '/__translate/events']

it('listens on 127.0.0.1 and on no other address of the machine', async () => {
  const { port } = new URL(editor.origin)
  const addresses = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ scopeid, address }) => !scopeid && address !== '127.0.0.1')
  const answers = addresses.map(({ address, family }) =>
    fetch(`http://${family === 'IPv6' ? `[${address}]` : address}:${port}`).catch(() => null),
  )
  expect(await Promise.all(answers)).toEqual(addresses.map(() => null))
  expect(editor.server.address()).toMatchObject({ address: '127.0.0.1' })
})

describe('a request that names another host, as after DNS rebinding,', () => {
  const { host, port } = new URL(editor.origin)
  const hosts: readonly [string, string | string[]][] = [
    ['evil.example', `evil.example:${port}`],
    ['no port', '127.0.0.1'],
    ['another port', '127.0.0.1:1'],
    ['localhost', `localhost:${port}`],
    ['another form of the address', `127.1:${port}`],
    ['a longer name', `127.0.0.1.evil.example:${port}`],
    ['a user', `evil@${host}`],
    ['nothing', ''],
    ['two hosts', [host, 'evil.example']],
  ]
  it.each(hosts)('%s, gets no word of content', async (_, value) => {
    for (const target of targets) {
      const answer = await editor.get(target, { Host: value })
      expect([target, answer.status, answer.body]).toEqual([target, 421, ''])
    }
    const answer = await editor.ask('save', saveRequest, { Host: value })
    expect([answer.status, answer.body]).toEqual([421, ''])
    expect((await editor.request('POST', '/__translate/session', { Host: value }, '{"token":"x"}')).status).toBe(421)
    expect(editor.asked).toEqual([])
  })

  it('in its target, gets none either', async () => {
    const { origin, get } = editor
    for (const target of [
      `http://evil.example/`,
      `${origin}/`,
      `${origin}/__translate/api/project`,
      '*',
      'evil.example:80',
    ]) {
      const { status, body } = await get(target)
      expect([target, status, body]).toEqual([target, 400, ''])
      expect((await get(target, { Host: 'evil.example' })).body).toBe('')
    }
  })

  it('by leaving it out, gets none either', async () => {
    const old = await send(editor.origin, `GET / HTTP/1.0\r\nCookie: ${editor.access.cookie}\r\n\r\n`)
    expect([old.status, old.body]).toEqual([421, ''])
    expect(await editor.get('/', { Host: null })).toMatchObject({ status: 400, body: '' })
  })

  it('while it asks for a socket, gets none either', async () => {
    const upgrade = { Connection: 'Upgrade, close', Upgrade: 'websocket', Host: 'evil.example' }
    expect(await editor.get('/__translate/events', upgrade)).toMatchObject({ status: 421, body: '' })
  })
})

describe('a post', () => {
  const refused: readonly [string, Changes][] = [
    ['of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['of another site, by an old browser', { Origin: 'https://evil.example', 'Sec-Fetch-Site': null }],
    ['of another port', { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': 'same-site' }],
    ['of localhost', { Origin: editor.origin.replace('127.0.0.1', 'localhost') }],
    ['of another scheme', { Origin: editor.origin.replace('http', 'https') }],
    ['of a sandboxed frame or a file', { Origin: 'null' }],
    ['without an origin', { Origin: null }],
    ['of two origins', { Origin: [editor.origin, editor.origin] }],
    ['whose origin a list hides', { Origin: `${editor.origin} https://evil.example` }],
    ['that the browser calls cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['that the browser calls same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['that no page has sent', { 'Sec-Fetch-Site': 'none' }],
  ]
  it.each(refused)('%s is refused', async (_, changes) => {
    const answer = await editor.ask('save', saveRequest, changes)
    expect([answer.status, JSON.parse(answer.body).error]).toEqual([
      403,
      expect.stringMatching(/^(Origin|Sec-Fetch-Site): /),
    ])
    expect((await editor.request('POST', '/__translate/session', changes, '{"token":"x"}')).status).toBe(403)
    expect(editor.asked).toEqual([])
  })

  it('that is refused is not read to its end', async () => {
    const endless = { Origin: 'null', Connection: 'keep-alive', 'Content-Length': '1000000000' }
    expect((await editor.request('POST', '/__translate/api/save', endless, '{')).status).toBe(403)
  })

  it('of the panel is answered', async () => {
    expect(await editor.ask('save', saveRequest)).toMatchObject({
      status: 200,
      body: expect.stringContaining('"saved"'),
    })
    // Browsers that do not send it yet.
    expect((await editor.ask('save', saveRequest, { 'Sec-Fetch-Site': null })).status).toBe(200)
    expect(editor.asked).toEqual([
      ['save', saveRequest],
      ['save', saveRequest],
    ])
  })

  it('by GET, PUT or OPTIONS changes nothing and is told of no other origin', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      for (const target of ['/__translate/api/undo', '/__translate/session']) {
        const preflight = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
        const answer = await editor.request(method, target, preflight)
        expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
    }
    expect(editor.asked).toEqual([])
  })
})

describe('a page of another origin', () => {
  const foreign: readonly Changes[] = [
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' },
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
    { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': null },
  ]
  it('gets neither the site nor the panel nor the events', async () => {
    for (const headers of foreign) {
      for (const target of targets) expect([target, (await editor.get(target, headers)).status]).toEqual([target, 403])
    }
  })

  it('may lead to the panel, but not to a page of the site', async () => {
    const visit = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
    expect(await editor.get('/__translate/', visit)).toMatchObject({
      status: 200,
      body: expect.stringContaining('Panel'),
    })
    expect((await editor.get('/pl', visit)).status).toBe(403)
  })
})

it('a connection of WebSockets is opened for a page of the editor alone', async () => {
  const asked: unknown[] = []
  const own = await openEditor({
    upgrade: ({ url }, socket) => {
      asked.push(url)
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
    },
  })
  await own.signIn()
  const cases: Readonly<Record<string, Changes>> = {
    '/own': {},
    '/other': { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    '/port': { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': 'same-site' },
    '/program': { Origin: null, 'Sec-Fetch-Site': null },
    '/name': { Host: 'evil.example' },
    '/nobody': { Cookie: null },
  }
  for (const [target, changes] of Object.entries(cases)) {
    await own
      .get(target, { Connection: 'Upgrade', Upgrade: 'websocket', Origin: own.origin, ...changes })
      .catch(() => {})
  }
  expect(asked).toEqual(['/own'])
  await own.close()
})
