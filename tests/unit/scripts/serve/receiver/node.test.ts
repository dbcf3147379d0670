import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../../../../scripts/serve/receiver/node/database.ts'
import { addressOf } from '../../../../fixtures/address.ts'
import { folderOfTest } from '../../../../fixtures/folder.ts'
import { contact, type Fields, multipart } from './receiving.ts'

/** A site with its server, until the test ends. */
async function preview(variables: Fields) {
  const folder = await folderOfTest()
  await writeFile(path.join(folder, '404.html'), '')
  const file = path.join(folder, 'data/submissions.db')
  const env = { PORT: '0', SUBMISSIONS_DB: file, ...variables }
  const run = () =>
    execa('node', ['scripts/preview.ts', folder], { stdio: ['ignore', 'pipe', 'inherit'], env, reject: false })
  let server: ReturnType<typeof run> | undefined
  let url = ''
  const start = async () => {
    server = run()
    url = await addressOf(server)
  }
  const stop = async (signal?: NodeJS.Signals) => {
    server?.kill(signal)
    await server
  }
  onTestFinished(() => stop())
  await start()
  return { file, address: () => `${url}/api/contact`, start, stop }
}

it('killed during posts, it loses no acknowledged one, and stores retries once', async () => {
  const { file, address, start, stop } = await preview({ SUBMISSIONS_PER_MINUTE: '10000' })
  const store = openStore(file)
  onTestFinished(() => store.close())
  const stored = async () => (await store.all()).map(({ fields }) => fields['comments'])
  const marks = Array.from({ length: 100 }, (_, index) => `mark ${index}`)
  /** Posts all, 50 at a time; resolves to the acknowledged ones. */
  const send = async (onAcknowledged = (_count: number) => {}) => {
    const left = [...marks]
    const acknowledged: string[] = []
    const client = async () => {
      for (let mark = left.shift(); mark !== undefined; mark = left.shift()) {
        const headers = { Accept: 'application/json' }
        const body = multipart({ ...contact, comments: mark })
        const answer = await fetch(address(), { method: 'POST', headers, body }).catch(() => null)
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
