import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { withLock } from '../../src/lib/lock.ts'
import { moduleOf } from '../fixtures/exchange/project.ts'
import { makeFolder } from '../fixtures/folder.ts'

it('is held by a process as long as it runs', async () => {
  const file = path.join(await makeFolder(), 'writing.db')
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
