import { execFileSync } from 'node:child_process'
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { finishWriting, writeTogether } from '../../src/lib/write.ts'
import { moduleOf } from '../fixtures/exchange/project.ts'
import { makeFolder, type Files } from '../fixtures/folder.ts'

async function setUp(files: Files = {}) {
  const folder = await makeFolder(files)
  const place = (name: string) => path.join(folder, name)
  return { folder, place, read: (name: string) => readFile(place(name), 'utf8') }
}

it('removes temporary files of a killed process, and none of a running one', async () => {
  const ended = execFileSync(process.execPath, ['-e', 'process.stdout.write(String(process.pid))']).toString()
  const { folder, place } = await setUp({ [`a.json.next-${ended}`]: '{}', [`a.json.next-${process.ppid}`]: '{}' })
  await writeTogether(new Map([[place('b.json'), '{}']]))
  expect(await readdir(folder)).toEqual([`a.json.next-${process.ppid}`, 'b.json'])
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

it('the rest of a run that was killed between two files does not overwrite later changes', async () => {
  const killed = `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const { rename } = fs
    let moves = 0
    fs.rename = (...args) => (++moves === 2 ? process.kill(process.pid, 'SIGKILL') : rename(...args))
    syncBuiltinESMExports()
    const { writeTogether } = await import(${moduleOf('src/lib/write.ts')})
    const [folder] = process.argv.slice(1)
    const names = ['a.json', 'b.json', 'c.json']
    await writeTogether(new Map(names.map((name) => [folder + '/' + name, 'after'])), folder + '/journal')`
  const { folder, place, read } = await setUp({ 'a.json': 'before', 'b.json': 'before' })
  const run = () => execFileSync('node', ['--input-type=module', '-e', killed, folder], { stdio: 'ignore' })
  expect(run).toThrow(/SIGKILL|failed/)
  expect([await read('a.json'), await read('b.json')]).toEqual(['after', 'before'])
  await writeFile(place('b.json'), 'by hand')
  await finishWriting(place('journal'), async () => {})
  expect([await read('b.json'), await read('c.json')]).toEqual(['by hand', 'after'])
})
