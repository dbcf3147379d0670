import { appendFile, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptFolder } from '../../src/lib/keptFolder.ts'
import { writeFiles, makeFolder } from '../fixtures/folder.ts'

let root = ''
const place = (...names: string[]) => path.join(root, ...names)
const make = vi.fn((made: string) => writeFiles(made, { 'entry.js': 'entry', 'assets/page.js': 'page' }))
/** Has a folder kept; how often one was made so far. */
async function keep(name = 'server-1'): Promise<number> {
  await keptFolder(place(name), make)
  expect(await readFile(place(name, 'assets/page.js'), 'utf8')).toBe('page')
  return make.mock.calls.length
}

beforeEach(async () => {
  root = await makeFolder()
  make.mockClear()
})
afterEach(() => vi.unstubAllEnvs())

it('has a folder made once', async () => {
  expect([await keep(), await keep()]).toEqual([1, 1])
})

it.each([
  ['a file is another one', () => appendFile(place('server-1/entry.js'), ';')],
  ['a file is gone', () => rm(place('server-1/assets/page.js'))],
  ['the seal is broken', () => appendFile(place('server-1.json'), ' ')],
  ['it was sealed on another machine', async () => void vi.stubEnv('XDG_CACHE_HOME', place('elsewhere'))],
  ['it was kept under another name', () => rename(place('server-2.json'), place('server-1.json'))],
])('has it made again when %s', async (_, spoil) => {
  expect([await keep(), await keep('server-2')]).toEqual([1, 2])
  await spoil()
  expect(await keep()).toBe(3)
})
