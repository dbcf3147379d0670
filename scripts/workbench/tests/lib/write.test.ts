import { chmod, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { writeTogether } from '../../src/lib/write.ts'
import { makeFolder, type Files } from '../fixtures/folder.ts'

async function setUp(files: Files = {}) {
  const folder = await makeFolder(files)
  const place = (name: string) => path.join(folder, name)
  return { folder, place, read: (name: string) => readFile(place(name), 'utf8') }
}

it('replaces a file that a killed run has left, and keeps the mode of a file', async () => {
  const { folder, place, read } = await setUp({ 'a.json': 'before', 'a.json.next': '{' })
  await chmod(place('a.json'), 0o640)
  await writeTogether(new Map([[place('a.json'), 'after']]))
  expect([await read('a.json'), (await stat(place('a.json'))).mode & 0o777]).toEqual(['after', 0o640])
  expect(await readdir(folder)).toEqual(['a.json'])
})
