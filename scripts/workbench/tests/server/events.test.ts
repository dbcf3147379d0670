import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand, openEditor } from '../fixtures/editor.ts'

let editor: Awaited<ReturnType<typeof openEditor>>
beforeEach(async () => {
  editor = await openEditor()
  await editor.signIn()
})
afterEach(() => editor.close())

/** Opens an event stream, and collects its data and its end. */
async function open() {
  const controller = new AbortController()
  const response = await fetch(`${editor.origin}/__translate/events?${editor.access.header}`, {
    headers: { Cookie: editor.access.cookie, 'Sec-Fetch-Site': 'same-origin' },
    signal: controller.signal,
  })
  const { status, headers } = response
  const abort = () => controller.abort()
  const stream = { status, type: headers.get('content-type'), received: '', isOpen: true, abort }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) stream.received += decoder.decode(chunk)
  }
  read()
    .catch(() => {})
    .finally(() => {
      stream.isOpen = false
    })
  return stream
}
const changed = (data: unknown) => `event: changed\ndata: ${JSON.stringify(data)}\n\n`

describe('the events', () => {
  it('send changed messages to every panel', async () => {
    const [one, other] = await Promise.all([open(), open()])
    expect([one.status, one.type]).toEqual([200, 'text/event-stream'])
    editor.change([brand])
    editor.change(null)
    const received = `retry: 1000\n\n${changed([brand])}${changed(null)}`
    await vi.waitFor(() => expect([one.received, other.received]).toEqual([received, received]), 10_000)
  })

  it('go to four panels at most, and to another one once one of them is closed', async () => {
    const streams = await Promise.all([open(), open(), open(), open()])
    const refused = await editor.get(`/__translate/events?${editor.access.header}`)
    expect([refused.status, refused.body]).toEqual([503, expect.stringContaining('open in 4 tabs already')])
    streams[0]?.abort()
    await vi.waitFor(async () => {
      const next = await open()
      expect(next.status).toBe(200)
    })
  })

  it('need more than the cookie, which programs on other ports receive from the browser as well', async () => {
    const headers = { 'Sec-Fetch-Site': null }
    for (const query of ['', '?', `?${editor.access.header.slice(1)}`]) {
      const { status, body } = await editor.get(`/__translate/events${query}`, headers)
      expect([status, body]).toEqual([403, expect.stringContaining('tokens of this session')])
    }
  })

  it('end with the editor, which then stops listening to the backend', async () => {
    const streams = await Promise.all([open(), open()])
    expect(editor.listening()).toBe(1)
    await editor.close()
    await vi.waitFor(() => expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, false]), 10_000)
    expect(editor.listening()).toBe(0)
    editor = await openEditor()
  })
})
