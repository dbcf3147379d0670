import { expect, it } from 'vitest'
import { openStore } from '../../../../scripts/receiver/node/database.ts'
import { thorough } from '../../../e2e/thorough.ts'
import { contact, multipart } from './contract/adapter.ts'
import { CLIENTS, MESSAGES } from './contract/contract.ts'
import { preview } from './preview.ts'

/** Posts one message; true only when the receiver said that it has it. */
async function post(url: string, mark: string): Promise<boolean> {
  const headers = { Accept: 'application/json', 'Idempotency-Key': mark }
  const body = multipart({ ...contact, comments: mark })
  try {
    const response = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
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

async function storedIn(file: string): Promise<string[]> {
  const store = openStore(file)
  try {
    return (await store.all()).map(({ fields }) => fields['comments'] ?? '')
  } finally {
    store.close()
  }
}

// In the middle, and where there is time at the first answer and later, too: while SQLite has the rows in its log only, not yet in the main file.
it.each(thorough ? [1, MESSAGES * 0.3, MESSAGES * 0.7] : [MESSAGES * 0.3])(
  'killed after %i messages, the receiver has lost none that it acknowledged, and retries store each once',
  { timeout: 300_000 },
  async (killAt) => {
    const { file, address, start, stop } = await preview({ SUBMISSIONS_PER_MINUTE: '10000' })
    const marks = Array.from({ length: MESSAGES }, (_, index) => `mark ${index}`)
    let killed: Promise<void> | undefined
    const acknowledged = await send(address(), marks, (count) => {
      if (count === killAt) killed = stop('SIGKILL')
    })
    await killed
    expect(acknowledged.length).toBeLessThan(MESSAGES)
    const kept = await storedIn(file)
    expect(acknowledged.filter((mark) => !kept.includes(mark))).toEqual([])
    const known = new Set(acknowledged)
    const retried = marks.filter((mark) => !known.has(mark))
    await start()
    expect(await send(address(), retried)).toHaveLength(retried.length)
    expect((await storedIn(file)).sort()).toEqual(marks.sort())
    console.info(`killed: acknowledged ${acknowledged.length}, stored ${kept.length}, after retries ${MESSAGES}`)
  },
)
