import { afterAll, beforeEach, expect, it } from 'vitest'
import { type Changes, hashes, openEditor, saveRequest } from '../fixtures/editor.ts'

const editor = await openEditor()
const other = await openEditor()
await Promise.all([editor.signIn(), other.signIn()])
afterAll(() => Promise.all([editor.close(), other.close()]))
beforeEach(() => {
  editor.requests.length = 0
})

/** Differences from a valid request to save. */
interface Refused {
  readonly call?: string
  readonly body?: unknown
  /** In place of JSON. */
  readonly raw?: string
  readonly headers?: Changes
}

const { origin, access } = editor
const { port } = new URL(origin)
const { id: _, ...withoutId } = saveRequest
const large = JSON.stringify({ ...saveRequest, texts: { text: 'x'.repeat(300_000) } })

/** The status, words of the answer, and the request. */
const refused: readonly [status: number, words: string, request: Refused][] = [
  // Another host, as after DNS rebinding.
  [421, '', { headers: { Host: `evil.example:${port}` } }],
  [421, '', { headers: { Host: `127.0.0.1.evil.example:${port}` } }],
  // Another site.
  [403, 'Origin', { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': null } }],
  [403, 'Origin', { headers: { Origin: 'null' } }],
  [403, 'Origin', { headers: { Origin: null } }],
  [403, 'Origin', { headers: { Origin: [origin, origin] } }],
  [403, 'Sec-Fetch-Site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  [403, 'Sec-Fetch-Site', { headers: { 'Sec-Fetch-Site': 'none' } }],
  // Without the tokens of this session.
  [403, 'session', { headers: { Cookie: null, 'X-Translate-Token': null } }],
  [403, 'session', { headers: { Cookie: null } }],
  [403, 'session', { headers: { 'X-Translate-Token': null } }],
  [403, 'session', { headers: { Cookie: other.access.cookie, 'X-Translate-Token': other.access.header } }],
  [403, 'session', { headers: { 'X-Translate-Token': [access.header, access.header] } }],
  // Requests that a form of another site can send.
  [415, '', { headers: { 'Content-Type': 'text/plain' } }],
  [415, '', { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
  [415, '', { headers: { 'Content-Type': null } }],
  // Invalid bodies.
  [400, 'The body is not JSON in UTF-8: ', { raw: '' }],
  [413, `The body has ${large.length} bytes; the limit is 262144.`, { raw: large }],
  [413, '', { raw: large, headers: { 'Content-Length': null, 'Transfer-Encoding': 'chunked' } }],
  // Invalid requests.
  [400, 'The body is not a request of this call', { body: [] }],
  [400, '', { body: { ...saveRequest, path: '/etc/passwd' } }],
  [400, '', { body: withoutId }],
  [400, '', { body: { ...saveRequest, id: 'x'.repeat(600) } }],
  [400, '', { body: { ...saveRequest, texts: { text: null } } }],
  [400, '', { body: { ...saveRequest, texts: { text: '\ud83d' } } }],
  [400, '', { body: { ...saveRequest, base: { ...hashes, text: 'xyz' } } }],
  // Unknown calls.
  [404, 'There is no such call.', { call: 'constructor' }],
  [404, 'There is no such call.', { call: '../api/save' }],
]

it.each(refused)('%i %s %#', async (status, words, { call = 'save', body = saveRequest, raw, headers = {} }) => {
  const answer = await editor.request('POST', `/__translate/api/${call}`, headers, raw ?? JSON.stringify(body))
  const error = answer.body === '' ? '' : JSON.parse(answer.body).error
  expect([answer.status, error]).toEqual([status, expect.stringContaining(words)])
  if (status === 421) expect(answer.body).toBe('')
  if (status === 421 || status === 415 || /^(Origin|Sec-Fetch-Site)/.test(words)) {
    expect((await editor.request('POST', '/__translate/session', headers, '{"token":"x"}')).status).toBe(status)
  }
  expect(editor.requests).toEqual([])
})
