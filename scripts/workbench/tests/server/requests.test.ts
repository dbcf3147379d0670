import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Changes, openEditor, saveRequest } from '../fixtures/editor.ts'

const editor = await openEditor()
await editor.signIn()
afterAll(editor.close)
beforeEach(() => {
  editor.requests.length = 0
})

const targets = ['/', '/pl/about', '/__translate/', '/__translate/assets/panel-1.js', '/__translate/events']

it('listens only on 127.0.0.1', () => {
  expect(editor.server.address()).toMatchObject({ address: '127.0.0.1' })
})

it('a request that names another host, as after DNS rebinding, gets no content', async () => {
  for (const target of targets) {
    const { status, body } = await editor.get(target, { Host: `evil.example:${new URL(editor.origin).port}` })
    expect([target, status, body]).toEqual([target, 421, ''])
  }
})

describe('a post', () => {
  it('of an old browser, without Sec-Fetch headers, is answered', async () => {
    expect((await editor.ask('save', saveRequest, { 'Sec-Fetch-Site': null })).status).toBe(200)
  })

  it('by GET or OPTIONS changes nothing and allows no other origin', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      for (const target of ['/__translate/api/undo', '/__translate/session']) {
        const preflight = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
        const answer = await editor.request(method, target, preflight)
        expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
    }
    expect(editor.requests).toEqual([])
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

  it('may link to the panel, but not to a page of the site', async () => {
    const visit = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
    expect(await editor.get('/__translate/', visit)).toMatchObject({
      status: 200,
      body: expect.stringContaining('Panel'),
    })
    expect((await editor.get('/pl', visit)).status).toBe(403)
  })
})

it('a call reaches its handler unchanged', async () => {
  expect((await editor.ask('save', saveRequest)).status).toBe(200)
  expect(editor.requests).toEqual([['save', saveRequest]])
})

it('an error of a handler is the answer, and the next call is answered', async () => {
  const { undo } = editor.handlers
  const id = 'common:brand'
  const error = 'locales/pl/common.json:3: Missing: a comma'
  editor.handlers.undo = () => Promise.reject(new Error(error))
  const failed = await editor.ask('undo', { id })
  expect([failed.status, JSON.parse(failed.body)]).toEqual([500, { error }])
  editor.handlers.undo = undo
  expect((await editor.ask('undo', { id })).status).toBe(200)
})
