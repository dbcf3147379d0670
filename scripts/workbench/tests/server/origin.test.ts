import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Changes, openEditor, saveRequest } from '../fixtures/editor.ts'

const editor = await openEditor()
await editor.signIn()
afterAll(editor.close)
beforeEach(() => {
  editor.asked.length = 0
})

const targets = ['/', '/pl/about', '/__translate/', '/__translate/assets/panel-1.js', '/__translate/events']

it('listens on 127.0.0.1 alone', () => {
  expect(editor.server.address()).toMatchObject({ address: '127.0.0.1' })
})

it('a request that names another host, as after DNS rebinding, gets no word of content', async () => {
  for (const target of targets) {
    const { status, body } = await editor.get(target, { Host: `evil.example:${new URL(editor.origin).port}` })
    expect([target, status, body]).toEqual([target, 421, ''])
  }
})

describe('a post', () => {
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
