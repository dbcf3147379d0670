import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from '../../../../scripts/forms/node/database.ts'
import { contact, multipart } from './contract/adapter.ts'
import { CLIENTS, MESSAGES } from './contract/retries.ts'

let folder: string
let file: string
let receiver: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receiver-'))
  file = path.join(folder, 'data/submissions.db')
})
afterEach(async () => {
  receiver?.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Starts the receiver in a process of its own; resolves to its address when it listens. */
async function start(): Promise<string> {
  const started = spawn(process.execPath, [path.join(import.meta.dirname, 'receiverProcess.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  receiver = started
  const [url] = await once(createInterface({ input: started.stdout }), 'line')
  return String(url)
}

/** Posts one message; true only when the receiver said that it has it. */
async function post(url: string, mark: string): Promise<boolean> {
  const headers = { Accept: 'application/json', 'Idempotency-Key': mark }
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers,
      body: multipart({ ...contact, comments: mark }),
    })
    return response.status === 200 && (await response.json()).ok === true
  } catch {
    return false
  }
}

/** Every client sends one message after the other until all are sent or one fails; returns what was acknowledged. */
async function send(url: string, marks: readonly string[], onAcknowledged: (count: number) => void = () => {}) {
  const left = [...marks]
  const acknowledged: string[] = []
  const client = async () => {
    for (let mark = left.shift(); mark !== undefined; mark = left.shift()) {
      if (!(await post(url, mark))) return
      onAcknowledged(acknowledged.push(mark))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return acknowledged
}

async function stored(): Promise<string[]> {
  const store = openStore(file)
  try {
    return (await store.all()).map(({ fields }) => fields['comments'] ?? '')
  } finally {
    store.close()
  }
}

// At the first answer and twice in the middle, while SQLite has the rows in its log only, not yet in the main file.
it.each([1, MESSAGES * 0.3, MESSAGES * 0.7])(
  'killed after %i messages, the receiver has lost none that it acknowledged, and retries store each once',
  { timeout: 300_000 },
  async (killAt) => {
    const marks = Array.from({ length: MESSAGES }, (_, index) => `mark ${index}`)
    const url = await start()
    const killed = receiver
    const gone = killed ? once(killed, 'exit') : []
    const acknowledged = await send(url, marks, (count) => {
      if (count === killAt) killed?.kill('SIGKILL')
    })
    expect(await gone).toEqual([null, 'SIGKILL'])
    expect(acknowledged.length).toBeLessThan(MESSAGES)
    const kept = await stored()
    expect(acknowledged.filter((mark) => !kept.includes(mark))).toEqual([])
    const known = new Set(acknowledged)
    const retried = marks.filter((mark) => !known.has(mark))
    expect(await send(await start(), retried)).toHaveLength(retried.length)
    expect((await stored()).sort()).toEqual(marks.sort())
    console.info(`killed: acknowledged ${acknowledged.length}, stored ${kept.length}, after retries ${MESSAGES}`)
  },
)
