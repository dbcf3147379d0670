import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../../../scripts/forms/node/database.ts'
import { filled } from '../../../fixtures/forms.ts'

const SUBMISSIONS = 1000
const CLIENTS = 50

let folder: string
let file: string
let child: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receiver-'))
  file = path.join(folder, 'data/submissions.db')
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Starts the receiver in a process of its own; resolves when it listens. */
async function start(): Promise<{ url: string; process: ChildProcess }> {
  const started = spawn(process.execPath, [path.join(import.meta.dirname, 'receiverProcess.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  const [url] = await once(createInterface({ input: started.stdout }), 'line')
  return { url: String(url), process: started }
}

/** Posts one submission; true only when the receiver said that it has it. */
async function post(url: string, mark: string): Promise<boolean> {
  const body = new FormData()
  const fields = { ...filled('contact', { longText: mark }), locale: 'pl', website: '' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  try {
    const headers = { Accept: 'application/json' }
    const response = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
    return response.status === 200 && (await response.json()).ok === true
  } catch {
    return false
  }
}

/** Every client sends one submission after the other until all are sent or one fails; returns what was accepted. */
async function run(url: string, onAccepted: (count: number) => void = () => {}): Promise<string[]> {
  const marks = Array.from({ length: SUBMISSIONS }, (_, index) => `mark ${index}`)
  const accepted: string[] = []
  const client = async () => {
    for (let mark = marks.shift(); mark !== undefined; mark = marks.shift()) {
      if (!(await post(url, mark))) return
      onAccepted(accepted.push(mark))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return accepted
}

async function stored(): Promise<string[]> {
  const store = openStore(file)
  try {
    return (await store.all()).map(({ fields }) => fields.comments ?? '')
  } finally {
    store.close()
  }
}

describe('the receiver under load', () => {
  it(`stores each of ${SUBMISSIONS} submissions from ${CLIENTS} clients exactly once`, {
    timeout: 60_000,
  }, async () => {
    const { url } = await start()
    const before = performance.now()
    const accepted = await run(url)
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    expect(accepted).toHaveLength(SUBMISSIONS)
    expect((await stored()).sort()).toEqual(accepted.sort())
    console.info(`accepted = stored = ${accepted.length} (${CLIENTS} clients, ${seconds} s)`)
  })

  // At the first answer and twice in the middle, while SQLite has the rows in its log only, not yet in the main file.
  it.each([1, 300, 700])(
    'loses nothing that it acknowledged when killed after %i',
    { timeout: 30_000 },
    async (killAt) => {
      const { url, process: receiver } = await start()
      const gone = once(receiver, 'exit')
      const accepted = await run(url, (count) => {
        if (count === killAt) receiver.kill('SIGKILL')
      })
      expect(await gone).toEqual([null, 'SIGKILL'])
      expect(accepted.length).toBeLessThan(SUBMISSIONS)
      const found = await stored()
      const kept = new Set(found)
      expect(accepted.filter((mark) => !kept.has(mark))).toEqual([])
      expect(found).toHaveLength(kept.size)
      // Beyond the acknowledged, at most the one that each client was waiting for.
      expect(found.length - accepted.length).toBeLessThanOrEqual(CLIENTS)
      console.info(
        `killed: acknowledged ${accepted.length}, of these stored ${accepted.length}, stored in all ${found.length}`,
      )
    },
  )
})
