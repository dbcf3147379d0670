import { once } from 'node:events'
import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReceiver, type ReceiverOptions } from '../../../../scripts/receiver/receiver.ts'
import { type FileStore, openStore } from '../../../../scripts/receiver/node/database.ts'
import { listenerOf } from '../../../../scripts/receiver/node/listener.ts'
import { startUpkeep } from '../../../../scripts/receiver/upkeep.ts'
import { listen } from '../../../../scripts/hosting/server/listen.ts'
import { facts } from '../../../../src/config/site.ts'
import { contact, multipart, urlencoded } from './contract/adapter.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

let folder: string
let file: string
let store: FileStore
let server: Server | undefined
const errorPage = async (locale: string) => `<p>${locale}</p>`

beforeEach(async () => {
  folder = await folderOfTest()
  file = path.join(folder, 'data/submissions.db')
  store = openStore(file)
})
afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve).closeAllConnections())
  store.close()
})

async function start(options: Partial<ReceiverOptions> = {}): Promise<{ url: string; server: Server }> {
  const receive = listenerOf(createReceiver({ store, errorPage, ...options }))
  const started = createServer((request, response) => {
    if (!receive(request, response)) response.writeHead(404).end('not mine')
  })
  server = started
  return { url: await listen(started, { host: '127.0.0.1', port: 0 }), server: started }
}

const post = (url: string, body: FormData | URLSearchParams, accept = 'application/json') =>
  fetch(`${url}/api/contact`, { method: 'POST', headers: { Accept: accept }, body })

describe('the receiver of Node', () => {
  it.each(['/', '/api', '//api/contact', '*'])('leaves %s to others', async (address) => {
    const { url } = await start()
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(`OPTIONS ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toContain('not mine')
  })

  it('takes a post that breaks off for nothing', async () => {
    const { url, server: running } = await start()
    const hungUp = new Promise((resolve) => running.once('request', (request) => request.once('close', resolve)))
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const head = 'Host: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 999\r\n\r\n'
    socket.write(`POST /api/contact HTTP/1.1\r\n${head}--x\r\nContent-Disposition: form-data; name="service"\r\n`)
    running.once('request', () => socket.resetAndDestroy())
    await hungUp
    expect(await store.all()).toEqual([])
  })

  it('answers what it refuses by the headers without a look at the body', async () => {
    const receive = createReceiver({ store, errorPage, limits: { postsPerMinute: 16 } })
    let chunks = 0
    async function* body() {
      chunks += 1
      yield new Uint8Array(1000)
    }
    const statusOf = async (headers: Record<string, string>) => {
      const said = new Headers({ 'Content-Length': '1000', Host: 'site.example', ...headers })
      return (
        await receive({ method: 'POST', url: 'http://site.example/api/contact', headers: said, body: body() }, 'a')
      )?.status
    }
    expect(await statusOf({ Origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf({ 'Content-Length': '999999999' })).toBe(413)
    expect(await statusOf({})).toBe(429)
    expect(chunks).toBe(0)
  })

  it('reads a small body of a client beyond its limit and takes its next request, but hangs up on a large one', async () => {
    const { url } = await start({ limits: { postsPerMinute: 1 } })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const answers: [number | undefined, string | undefined][] = []
    for (const comments of ['', 'x'.repeat(100_000), '', 'x'.repeat(200_000)]) {
      const asked = request(`${url}/api/contact`, { method: 'POST', agent, headers: { Accept: 'application/json' } })
      asked.setHeader('Content-Type', 'application/x-www-form-urlencoded')
      asked.end(urlencoded({ ...contact, comments }).toString())
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      await text(answer)
      answers.push([answer.statusCode, answer.headers.connection])
    }
    agent.destroy()
    expect(answers.map(([status]) => status)).toEqual([200, 429, 429, 429])
    expect(answers.map(([, connection]) => connection)).toEqual(['keep-alive', 'keep-alive', 'keep-alive', 'close'])
  })

  it('answers in plain words when there is no error page', async () => {
    const { url } = await start({ errorPage: () => Promise.reject(new Error('no such page')) })
    const response = await post(url, urlencoded({}), 'text/html')
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/plain; charset=utf-8'])
    expect(await response.text()).toMatch(/^"service": expected one of .*, found nothing\.\n$/)
  })
})

describe('the store', () => {
  it('that fails is a 500, logged without the message, and nothing is stored', async () => {
    const { url } = await start()
    store.close()
    const answered = await post(url, multipart(contact))
    const error = 'The submission could not be stored; nothing of it was kept.'
    expect([answered.status, await answered.json()]).toEqual([500, { error }])
    const native = await post(url, multipart({ ...contact, locale: 'pl' }), 'text/html')
    expect([native.status, await native.text()]).toEqual([500, '<p>pl</p>'])
    const logged = expect.stringMatching(/^\/api\/contact: a submission could not be stored: ./)
    const { calls } = vi.mocked(console.error).mock
    expect(calls).toEqual([[logged], [logged]])
    expect(JSON.stringify(calls)).not.toContain(contact['email'])
    vi.mocked(console.error).mockClear()
    store = openStore(file)
    expect(await store.all()).toEqual([])
  })

  it('keeps what a database of earlier has', async () => {
    const { DatabaseSync } = await import('node:sqlite')
    const old = path.join(folder, 'old.db')
    const database = new DatabaseSync(old)
    database.exec(`CREATE TABLE submissions (id INTEGER PRIMARY KEY, received_at TEXT NOT NULL, form TEXT NOT NULL,
      locale TEXT NOT NULL, fields TEXT NOT NULL CHECK (json_valid(fields))) STRICT;
      INSERT INTO submissions VALUES (7, '2026-01-02T12:00:00.000Z', 'contact', 'pl', '{"fullName":"Anna"}')`)
    database.close()
    for (const _ of ['migrates', 'has migrated']) {
      const opened = openStore(old)
      expect(await opened.all()).toMatchObject([{ id: 7, locale: 'pl', fields: { fullName: 'Anna' } }])
      opened.close()
    }
  })

  it('is for its owner alone to read, its log and one of earlier too', async () => {
    const modes = async () => {
      const names = await readdir(path.dirname(file))
      const stats = await Promise.all(names.map((name) => stat(path.join(path.dirname(file), name))))
      return [names.sort(), stats.map(({ mode }) => (mode & 0o777).toString(8))]
    }
    const all = ['submissions.db', 'submissions.db-shm', 'submissions.db-wal']
    expect(await modes()).toEqual([all, ['600', '600', '600']])
    for (const name of all) await chmod(path.join(path.dirname(file), name), 0o644)
    openStore(file).close()
    expect(await modes()).toEqual([all, ['600', '600', '600']])
  })

  it('loses what is older than the privacy page says, when the server starts and daily', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const day = 86_400_000
    const now = Date.UTC(2026, 6, 1)
    const at = (days: number) => new Date(now - days * day).toISOString()
    const kept = facts.messageRetentionDays
    const message = { form: 'contact', locale: 'en', fields: {}, notices: [] } as const
    for (const days of [0, kept - 0.5, kept, kept + 0.1])
      await store.add({ ...message, receivedAt: at(days), key: String(days) })
    let clock = now
    const left = async () => (await store.all()).map(({ receivedAt }) => receivedAt)
    const { stop } = startUpkeep(store, {}, () => clock)
    await vi.waitFor(async () => expect(await left()).toEqual([at(0), at(kept - 0.5), at(kept)]))
    clock += day
    await vi.advanceTimersByTimeAsync(day)
    await vi.waitFor(async () => expect(await left()).toEqual([at(0)]))
    stop()
    vi.useRealTimers()
  })

  it('says that a file is no database', async () => {
    const notes = path.join(folder, 'notes.db')
    await writeFile(notes, 'These are only notes, and they are long enough to be looked at as if they were a header.')
    expect(() => openStore(notes)).toThrow(
      `${notes}: expected a database of submissions, or a place to create one; found: file is not a database.`,
    )
  })

  it('says that a file cannot be opened', () => {
    expect(() => openStore(folder)).toThrow(/expected a database .*; found: unable to open database file\.$/)
    expect(() => openStore(path.join(file, 'x/y.db'))).toThrow(/expected a database .*; found: E(NOTDIR|EXIST)/)
  })
})
