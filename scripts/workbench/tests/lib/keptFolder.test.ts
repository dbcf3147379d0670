import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptFolder, moveToKept, readKept, sealKept } from '../../src/lib/keptFolder.ts'
import { writeFiles, makeFolder } from '../fixtures/folder.ts'

let root = ''
const place = (...names: string[]) => path.join(root, ...names)

beforeEach(async () => {
  root = await makeFolder()
  await keep('server-1')
})
afterEach(() => vi.unstubAllEnvs())

/** Keeps a bundle of two files. */
async function keep(name: string): Promise<void> {
  await writeFiles(place('made'), { 'entry.js': 'entry', 'assets/page.js': 'page' })
  await moveToKept(place('made'), place(name))
  await sealKept(place(name), { name })
}

/** From now on, the user's own folder is another one. */
const anotherMachine = async () => void vi.stubEnv('XDG_CACHE_HOME', place('elsewhere'))

it('gives back what was kept', async () => {
  expect(await readKept(place('server-1'))).toEqual({ name: 'server-1' })
  expect(await readFile(place('server-1/assets/page.js'), 'utf8')).toBe('page')
})

it.each([
  ['a file is another one', () => appendFile(place('server-1/entry.js'), ';')],
  ['a file is gone', () => rm(place('server-1/assets/page.js'))],
  ['the seal is broken', () => appendFile(place('server-1.json'), ' ')],
  ['it was sealed on another machine', () => anotherMachine()],
  ['it was kept under another name', () => rename(place('server-2.json'), place('server-1.json'))],
])('gives nothing back when %s', async (_, spoil) => {
  await keep('server-2')
  await spoil()
  expect(await readKept(place('server-1'))).toBeNull()
})

it('has a folder made once, and again when it is not as it was made, or came with the project', async () => {
  const make = vi.fn((made: string) => writeFiles(made, { 'panel.js': 'panel' }))
  const calls = async () => {
    await keptFolder(place('panel-1'), make)
    expect(await readFile(place('panel-1/panel.js'), 'utf8')).toBe('panel')
    return make.mock.calls.length
  }
  expect([await calls(), await calls()]).toEqual([1, 1])
  await writeFile(place('panel-1/panel.js'), 'doctored')
  expect([await calls(), await calls()]).toEqual([2, 2])
  await anotherMachine()
  expect([await calls(), await calls()]).toEqual([3, 3])
})
