import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Requests } from '../../src/protocol/calls.ts'
import { brand, detail, fakeBackend, openEditor, saveRequest } from '../fixtures/editor.ts'

type Opened = Awaited<ReturnType<typeof openEditor>>

let close: () => Promise<void> = async () => {}
afterEach(() => close())
async function open(backend = fakeBackend()) {
  const editor = await openEditor({ backend })
  close = editor.close
  await editor.signIn()
  return editor
}

/** Long, for busy machines. */
const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 })

const saved = { kind: 'saved', detail } as const
/** Larger than the socket buffers of the system. */
const large = { kind: 'saved', detail: { ...detail, note: 'x'.repeat(8_000_000) } } as const

/** A backend whose saves wait for a signal. */
function slowBackend() {
  const started: string[] = []
  const ended: string[] = []
  const gates: (() => void)[] = []
  const save = vi.fn(async ({ texts }: Requests['save']) => {
    const text = texts['text'] ?? ''
    started.push(text)
    await new Promise<void>((resolve) => gates.push(resolve))
    ended.push(text)
    return text === 'large' ? large : saved
  })
  const release = () => {
    for (const gate of gates.splice(0)) gate()
  }
  return { ...fakeBackend({ save }), started, ended, release }
}
const saveOf = (text: string) => ({ ...saveRequest, texts: { text } })

/** Sends the head of a request to save, and resolves when the editor has it. */
async function begin({ begin: start, server }: Opened, length: number) {
  const arrived = once(server, 'request')
  const request = start('POST', '/__translate/api/save', {}, length).on('error', () => {})
  request.flushHeaders()
  await arrived
  return request
}

describe('a closing editor', () => {
  it('finishes and answers accepted saves, and accepts no other', async () => {
    const backend = slowBackend()
    const editor = await open(backend)
    let requests = 0
    editor.server.on('request', () => requests++)
    const answers = [editor.ask('save', saveOf('one')), editor.ask('save', saveOf('large'))]
    await waitFor(() => expect(requests).toBe(2))
    // Their bodies were read before the answer to one more arrives.
    expect((await editor.ask('detail', { id: saveRequest.id })).status).toBe(200)
    const late = JSON.stringify(saveOf('late'))
    const request = await begin(editor, Buffer.byteLength(late))
    const closing = editor.close()
    request.end(late)
    expect((await once(request, 'response'))[0]).toMatchObject({ statusCode: 503 })
    for (const count of [1, 2]) {
      await waitFor(() => expect(backend.started).toHaveLength(count))
      backend.release()
    }
    const kinds = (await Promise.all(answers)).map(({ status, body }) => [status, JSON.parse(body).kind])
    expect(kinds).toEqual([
      [200, 'saved'],
      [200, 'saved'],
    ])
    await closing
    expect(backend.ended).toHaveLength(2)
    await expect(editor.get('/')).rejects.toThrow('ECONNREFUSED')
  })

  it('does not wait for a disconnected client, or one that sends half a body', async () => {
    const backend = slowBackend()
    const editor = await open(backend)
    const text = JSON.stringify(saveOf('one'))
    const [gone] = [await begin(editor, Buffer.byteLength(text)), await begin(editor, 1000)]
    gone.end(text)
    await waitFor(() => expect(backend.started).toHaveLength(1))
    gone.destroy()
    const closing = editor.close()
    backend.release()
    await closing
    expect(backend.ended).toEqual(['one'])
  })
})

it('uses the next port if the usual one is taken', async () => {
  const [first, other] = [await openEditor({ port: null }), await openEditor({ port: null })]
  close = async () => void (await Promise.all([first.close(), other.close()]))
  const [one, two] = [first, other].map(({ origin }) => Number(new URL(origin).port))
  expect(two).toBeGreaterThan(one ?? 0)
  // Two editors in one browser do not accept each other's cookie.
  await Promise.all([first.signIn(), other.signIn()])
  const Cookie = `${first.access.cookie}; ${other.access.cookie}`
  for (const editor of [first, other]) expect((await editor.ask('save', saveRequest, { Cookie })).status).toBe(200)
})

/** Opens an event stream, and collects its data and its end. */
async function openStream({ origin, access }: Opened) {
  const response = await fetch(`${origin}/__translate/events?${access.header}`, {
    headers: { Cookie: access.cookie, 'Sec-Fetch-Site': 'same-origin' },
  })
  const { status, headers } = response
  const stream = { status, type: headers.get('content-type'), received: '', isOpen: true }
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

describe('the events', () => {
  it('send changed messages to every panel, and end with the editor, which stops listening', async () => {
    const editor = await open()
    const streams = [await openStream(editor), await openStream(editor)]
    expect(streams.map(({ status, type }) => [status, type])).toEqual(Array(2).fill([200, 'text/event-stream']))
    editor.change([brand])
    editor.change(null)
    const changed = (data: unknown) => `event: changed\ndata: ${JSON.stringify(data)}\n\n`
    const received = `retry: 1000\n\n${changed([brand])}${changed(null)}`
    await waitFor(() => expect(streams.map((stream) => stream.received)).toEqual([received, received]))
    expect(editor.listening()).toBe(1)
    await editor.close()
    await waitFor(() => expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, false]))
    expect(editor.listening()).toBe(0)
  })

  it('need more than the cookie, which programs on other ports receive from the browser as well', async () => {
    const editor = await open()
    for (const query of ['', '?', `?${editor.access.header.slice(1)}`]) {
      const { status, body } = await editor.get(`/__translate/events${query}`, { 'Sec-Fetch-Site': null })
      expect([status, body]).toEqual([403, expect.stringContaining('tokens of this session')])
    }
  })
})
