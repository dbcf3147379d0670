import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveToKept, readKept, sealKept } from '../../../../scripts/vite-plugin-ssg/cache/keptFolder.ts'

let root = ''
const place = (...names: string[]) => path.join(root, ...names)

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kept-'))
  await keep('server-1')
})
afterEach(() => rm(root, { recursive: true }))

/** Keeps a bundle of two files. */
async function keep(name: string): Promise<void> {
  await mkdir(place('made/assets'), { recursive: true })
  await writeFile(place('made/entry.js'), 'entry')
  await writeFile(place('made/assets/page.js'), 'page')
  await moveToKept(place('made'), place(name))
  await sealKept(place(name), { name })
}

it('gives back what was kept', async () => {
  expect(await readKept(place('server-1'))).toEqual({ name: 'server-1' })
  expect(await readFile(place('server-1/assets/page.js'), 'utf8')).toBe('page')
})

it.each([
  ['a file is another one', () => appendFile(place('server-1/entry.js'), ';')],
  ['a file is gone', () => rm(place('server-1/assets/page.js'))],
  ['a file was added', () => writeFile(place('server-1/more.js'), '')],
  ['the seal is broken', () => appendFile(place('server-1.json'), ' ')],
  ['nothing is there', () => rm(place('server-1'), { recursive: true })],
])('gives nothing back when %s', async (_, spoil) => {
  await spoil()
  expect(await readKept(place('server-1'))).toBeNull()
})

it('keeps the last six of a kind', async () => {
  await keep('client-1')
  for (const number of [2, 3, 4, 5, 6, 7]) await keep(`server-${number}`)
  expect(await readKept(place('server-1'))).toBeNull()
  expect(await readKept(place('server-2'))).not.toBeNull()
  expect(await readKept(place('client-1'))).not.toBeNull()
})
