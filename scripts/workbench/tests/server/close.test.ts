import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Requests } from '../../src/protocol/calls.ts'
import { detail, fakeBackend, openEditor, saveRequest } from '../fixtures/editor.ts'

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

/** Long, for busy machines. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 4000 })

let close: () => Promise<void> = async () => {}
afterEach(() => close())
async function open(options: Parameters<typeof openEditor>[0] = {}) {
  const editor = await openEditor(options)
  close = editor.close
  await editor.signIn()
  let requests = 0
  editor.server.on('request', () => requests++)
  /** Resolves after this number of requests. Their bodies were read before the answer to one more arrives. */
  const hasTaken = async (count: number) => {
    await waitFor(() => expect(requests).toBe(count))
    expect((await editor.ask('detail', { id: saveRequest.id })).status).toBe(200)
  }
  return { ...editor, hasTaken }
}

describe('a closing editor', () => {
  it('finishes and answers accepted saves, and accepts no other', async () => {
    const backend = slowBackend()
    const editor = await open({ backend })
    const answers = [editor.ask('save', saveOf('one')), editor.ask('save', saveOf('large'))]
    await editor.hasTaken(2)
    const late = JSON.stringify(saveOf('late'))
    const request = await begin(editor, Buffer.byteLength(late))
    const closing = editor.close()
    request.end(late)
    expect((await once(request, 'response'))[0]).toMatchObject({ statusCode: 503 })
    await waitFor(() => expect(backend.started).toHaveLength(1))
    backend.release()
    await waitFor(() => expect(backend.started).toHaveLength(2))
    backend.release()
    expect((await Promise.all(answers)).map(({ status, body }) => [status, JSON.parse(body).kind])).toEqual([
      [200, 'saved'],
      [200, 'saved'],
    ])
    await closing
    expect(backend.ended).toHaveLength(2)
    await expect(editor.get('/')).rejects.toThrow('ECONNREFUSED')
  })

  it('does not wait for a disconnected client, or one that sends half a body', async () => {
    const backend = slowBackend()
    const editor = await open({ backend })
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

/** Sends the head of a request to save, and resolves when the editor has it. */
async function begin({ begin: start, server }: Awaited<ReturnType<typeof openEditor>>, length: number) {
  const arrived = once(server, 'request')
  const request = start('POST', '/__translate/api/save', {}, length).on('error', () => {})
  request.flushHeaders()
  await arrived
  return request
}

it('uses and reports the next port if the usual one is taken', async () => {
  const first = await openEditor({ port: null })
  const other = await openEditor({ port: null })
  close = async () => void (await Promise.all([first.close(), other.close()]))
  const [one, two] = [first, other].map(({ origin }) => Number(new URL(origin).port))
  expect(two).toBeGreaterThan(one ?? 0)
  expect(other.notice).toBe(`Port 4280 is in use, so the editor is on port ${two}.`)
  // Two editors in one browser do not accept each other's cookie.
  await Promise.all([first.signIn(), other.signIn()])
  const Cookie = `${first.access.cookie}; ${other.access.cookie}`
  expect((await first.ask('save', saveRequest, { Cookie })).status).toBe(200)
  expect((await other.ask('save', saveRequest, { Cookie })).status).toBe(200)
})
