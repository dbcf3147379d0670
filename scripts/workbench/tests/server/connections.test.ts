import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { detail, fakeBackend, openEditor, saveRequest } from '../fixtures/editor.ts'

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

/** An editor whose saves wait for `release`. Their answer is larger than the socket buffers of the system. */
async function openSlow() {
  let release = () => {}
  const saved = { kind: 'saved', detail: { ...detail, note: 'x'.repeat(8_000_000) } } as const
  const save = vi.fn(async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return saved
  })
  return { editor: await open(fakeBackend({ save })), save, release: () => release() }
}

const body = JSON.stringify(saveRequest)

/** Sends the head of a request to save, and resolves when the editor has it. */
async function begin({ begin: start, server }: Opened) {
  const arrived = once(server, 'request')
  const request = start('POST', '/__translate/api/save', {}, body).on('error', () => {})
  request.flushHeaders()
  await arrived
  return request
}

describe('a closing editor', () => {
  it('finishes and answers an accepted save, and accepts no other', async () => {
    const { editor, save, release } = await openSlow()
    const answer = editor.ask('save', saveRequest)
    await waitFor(() => expect(save).toHaveBeenCalled())
    const late = await begin(editor)
    const closing = editor.close()
    late.end(body)
    expect((await once(late, 'response'))[0]).toMatchObject({ statusCode: 503 })
    release()
    expect(JSON.parse((await answer).body).kind).toBe('saved')
    await closing
    expect(save).toHaveBeenCalledOnce()
    await expect(editor.get('/')).rejects.toThrow('ECONNREFUSED')
  })

  it('does not wait for a disconnected client, or one that sends half a body', async () => {
    const { editor, save, release } = await openSlow()
    const [gone] = [await begin(editor), await begin(editor)]
    gone.end(body)
    await waitFor(() => expect(save).toHaveBeenCalled())
    gone.destroy()
    const closing = editor.close()
    release()
    await closing
  })
})

it('uses another port if the usual one is taken, and names that', async () => {
  const first = await openEditor()
  const port = Number(new URL(first.origin).port)
  const other = await openEditor({ port })
  close = async () => void (await Promise.all([first.close(), other.close()]))
  expect([first.taken, other.taken]).toEqual([null, port])
  // Two editors in one browser do not accept each other's cookie.
  await Promise.all([first.signIn(), other.signIn()])
  const Cookie = `${first.access.cookie}; ${other.access.cookie}`
  for (const editor of [first, other]) expect((await editor.ask('save', saveRequest, { Cookie })).status).toBe(200)
})

/** Opens an event stream, and collects its data. */
async function openStream({ begin: start, access }: Opened) {
  const [response]: IncomingMessage[] = await once(
    start('GET', `/__translate/events?${access.header}`).end(),
    'response',
  )
  const stream = { type: response?.headers['content-type'], received: '', isOpen: true }
  response?.on('data', (chunk) => {
    stream.received += chunk
  })
  response?.once('close', () => {
    stream.isOpen = false
  })
  return stream
}

it('the events send changed messages to every panel, and end with the editor', async () => {
  const editor = await open()
  const streams = [await openStream(editor), await openStream(editor)]
  editor.change([detail])
  const received = `retry: 1000\n\nevent: changed\ndata: ${JSON.stringify([detail])}\n\n`
  const stream = { type: 'text/event-stream', received, isOpen: true }
  await waitFor(() => expect(streams).toEqual([stream, stream]))
  await editor.close()
  await waitFor(() => expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, false]))
})
