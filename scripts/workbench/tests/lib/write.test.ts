import { chmod, readdir, readFile, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { writeTogether } from '../../src/lib/write.ts'
import { makeFolder, type Files } from '../fixtures/folder.ts'

async function setUp(files: Files = {}) {
  const folder = await makeFolder(files)
  const place = (name: string) => path.join(folder, name)
  return { folder, place, read: (name: string) => readFile(place(name), 'utf8') }
}

it('removes old temporary files of a killed process, and no new ones', async () => {
  const { folder, place } = await setUp({ 'a.json.next-1': '{}', 'a.json.next-2': '{}' })
  await utimes(place('a.json.next-1'), 0, 0)
  await writeTogether(new Map([[place('b.json'), '{}']]))
  expect(await readdir(folder)).toEqual(['a.json.next-2', 'b.json'])
})

it.runIf(process.platform !== 'win32')('keeps the mode of a file, and leaves one alone that is read-only', async () => {
  const { folder, place, read } = await setUp({ 'a.json': 'before', 'b.json': 'before' })
  await chmod(place('a.json'), 0o640)
  await writeTogether(new Map([[place('a.json'), 'after']]))
  expect([await read('a.json'), (await stat(place('a.json'))).mode & 0o777]).toEqual(['after', 0o640])
  await chmod(place('b.json'), 0o444)
  const files = new Map(['a.json', 'b.json'].map((name) => [place(name), 'later']))
  await expect(writeTogether(files)).rejects.toThrow(/Nothing was changed.*b\.json is read-only/)
  expect([await read('a.json'), await read('b.json')]).toEqual(['after', 'before'])
  expect(await readdir(folder)).toEqual(['a.json', 'b.json'])
})
