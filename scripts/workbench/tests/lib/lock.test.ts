import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { withLock } from '../../src/lib/lock.ts'
import { moduleOf } from '../fixtures/exchange/project.ts'
import { makeFolder } from '../fixtures/folder.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await makeFolder()
  file = path.join(folder, 'writing.db')
})

it('lets one body run at a time, also after an error', async () => {
  let running = 0
  let most = 0
  const body = async (fails: boolean) => {
    running += 1
    most = Math.max(most, running)
    await readdir(folder)
    running -= 1
    if (fails) throw new Error('no')
  }
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => withLock(file, () => body(at === 3))))
  expect(most).toBe(1)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

it('is held by a process as long as it runs', async () => {
  const held = `
    const { withLock } = await import(${moduleOf('src/lib/lock.ts')})
    await withLock(process.argv[1], () => new Promise((end) => setInterval(() => console.log('held', end), 10)))`
  const holder = spawn('node', ['--input-type=module', '-e', held, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  // The timeout of ten seconds passes within two attempts.
  let clock = 0
  const time = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 6000))
  await expect(withLock(file, async () => 'done')).rejects.toThrow('was held by another process')
  time.mockRestore()
  const waiting = withLock(file, async () => 'done')
  holder.kill('SIGKILL')
  expect(await waiting).toBe('done')
})
