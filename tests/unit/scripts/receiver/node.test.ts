import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../../../scripts/receiver/node/database.ts'
import { contract } from './contract.ts'
import { preview, startOnNode } from './onNode.ts'
import { contact, multipart, urlencoded } from './place.ts'

contract(startOnNode)

it('takes a post that breaks off for nothing', async () => {
  const { address, file } = await preview({})
  const socket = connect(Number(new URL(address()).port), '127.0.0.1')
  const head = 'Host: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 999\r\n\r\n'
  socket.write(`POST /api/contact HTTP/1.1\r\n${head}--x\r\nContent-Disposition: form-data; name="service"\r\n`)
  await once(socket, 'ready')
  socket.resetAndDestroy()
  // What comes next is answered after it.
  expect((await fetch(`${address()}/api/contact`, { method: 'POST', body: urlencoded({}) })).status).toBe(422)
  const store = openStore(file)
  expect(await store.all()).toEqual([])
  store.close()
})

it('killed while posts come, it has lost none that it acknowledged, and retries store each once', async () => {
  const { file, address, start, stop } = await preview({ SUBMISSIONS_PER_MINUTE: '10000' })
  const store = openStore(file)
  onTestFinished(() => store.close())
  const stored = async () => (await store.all()).map(({ fields }) => fields['comments'])
  const marks = Array.from({ length: 100 }, (_, index) => `mark ${index}`)
  /** Posts all, 50 at a time; resolves to those of which it said that it has them. */
  const send = async (onAcknowledged = (_count: number) => {}) => {
    const left = [...marks]
    const acknowledged: string[] = []
    const client = async () => {
      for (let mark = left.shift(); mark !== undefined; mark = left.shift()) {
        const headers = { Accept: 'application/json', 'Idempotency-Key': mark }
        const body = multipart({ ...contact, comments: mark })
        const answer = await fetch(`${address()}/api/contact`, { method: 'POST', headers, body }).catch(() => null)
        if (answer?.status !== 200) return
        onAcknowledged(acknowledged.push(mark))
      }
    }
    await Promise.all(Array.from({ length: 50 }, client))
    return acknowledged
  }
  let killed: Promise<void> | undefined
  const acknowledged = await send((count) => {
    if (count === 30) killed = stop('SIGKILL')
  })
  await killed
  expect(acknowledged.length).toBeLessThan(marks.length)
  expect(await stored()).toEqual(expect.arrayContaining(acknowledged))
  await start()
  expect(await send()).toHaveLength(marks.length)
  expect((await stored()).sort()).toEqual(marks.sort())
}, 60_000)

it('reads a small body of a client beyond its limit and takes its next request, but hangs up on a large one', async () => {
  const { address } = await preview({ SUBMISSIONS_PER_MINUTE: '1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: string[] = []
  for (const comments of ['', 'x'.repeat(100_000), '', 'x'.repeat(200_000)]) {
    const asked = request(`${address()}/api/contact`, {
      method: 'POST',
      agent,
      headers: { Accept: 'application/json' },
    })
    asked.setHeader('Content-Type', 'application/x-www-form-urlencoded')
    asked.end(urlencoded({ ...contact, comments }).toString())
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await text(answer)
    answers.push(`${answer.statusCode} ${answer.headers.connection}`)
  }
  agent.destroy()
  expect(answers).toEqual(['200 keep-alive', '429 keep-alive', '429 keep-alive', '429 close'])
})
