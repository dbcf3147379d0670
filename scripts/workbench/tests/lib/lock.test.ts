import { execFileSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withLock } from '../../src/lib/lock.ts'
import { makeFolder } from '../fixtures/folder.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await makeFolder()
  file = path.join(folder, 'writing.lock')
})

const now = () => new Date().toISOString()
const holder = (part: object) => JSON.stringify({ pid: process.ppid, host: hostname(), since: now(), ...part })
const ended = () => Number(execFileSync(process.execPath, ['-e', 'process.stdout.write(String(process.pid))']))
/** Ten seconds go by between two looks. */
const hurryTime = () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 6000))
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe('a lock', () => {
  it('lets one body run at a time, and is gone afterwards, also after an error', async () => {
    let running = 0
    let most = 0
    const body = async (fails: boolean) => {
      running += 1
      most = Math.max(most, running)
      await readdir(folder)
      running -= 1
      if (fails) throw new Error('no')
    }
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => withLock(file, () => body(at === 3))),
    )
    expect(most).toBe(1)
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['whose process has ended', () => holder({ pid: ended() })],
    ['of more than five minutes', () => holder({ since: minutesAgo(6).toISOString() })],
    ['of another machine of more than five minutes', () => holder({ host: 'x', since: minutesAgo(6).toISOString() })],
  ])('%s is taken over', async (_, text) => {
    await writeFile(file, text())
    expect(await withLock(file, async () => 'done')).toBe('done')
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['of a process that runs', {}, `process ${process.ppid} on ${hostname()}`],
    ['of another machine', { host: 'other', pid: 1 }, 'process 1 on other'],
  ])('%s is respected, and named', async (_, part, message) => {
    await writeFile(file, holder(part))
    hurryTime()
    await expect(withLock(file, async () => 'done')).rejects.toThrow(message)
    expect(await readdir(folder)).toEqual(['writing.lock'])
  })
})
