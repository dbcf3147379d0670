import { chmod, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { writeTogether } from '../../src/lib/write.ts'
import { type Files, makeFolder } from '../fixtures/folder.ts'
import { decodeText } from '../../src/lib/readText.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { exclusively } from '../../src/project/exclusively.ts'
import { moduleOf } from '../fixtures/exchange/project.ts'
import { projectAt } from '../fixtures/workbench.config.ts'

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

it('changes nothing when one of several files cannot be written', async () => {
  const { folder, place, read } = await setUp({ 'a.json': 'before', 'b.json.next/c.json': '' })
  const files = new Map(['a.json', 'b.json'].map((name) => [place(name), 'after']))
  await expect(writeTogether(files)).rejects.toThrow(/^Nothing was changed, .*directory/)
  expect(await read('a.json')).toBe('before')
  expect(await readdir(folder)).toEqual(['a.json', 'b.json.next'])
})

describe('a file in UTF-8', () => {
  it('is a text, its byte-order mark included', () => {
    expect(decodeText(Buffer.from('Zażółć 👩🏽‍⚕️'))).toBe('Zażółć 👩🏽‍⚕️')
    expect(decodeText(Buffer.from('\uFEFFa'))).toBe('\uFEFFa')
    expect(decodeText(Buffer.from(''))).toBe('')
  })

  it('is refused with one wrong byte, half a letter or a NUL, and the fault has the line', () => {
    expect(decodeText(Buffer.from('a\nb\xB3\n', 'latin1'))).toMatchObject({ line: 2, expected: '' })
    expect(decodeText(Buffer.from('a\n\u0142').subarray(0, 3))).toMatchObject({ line: 2, expected: '' })
    expect(decodeText(Buffer.from(`${'a\n'.repeat(9)}\0`))).toMatchObject({ line: 10, expected: '' })
  })
})

it('a process that writes to a project keeps others from it as long as it runs', async () => {
  const root = await makeFolder()
  const held = `
    const { exclusively } = await import(${moduleOf('src/project/exclusively.ts')})
    const { projectAt } = await import(${moduleOf('tests/fixtures/workbench.config.ts')})
    const wait = () => new Promise((end) => setInterval(() => console.log('held', end), 10))
    await exclusively(projectAt(process.argv[1]), wait)`
  const holder = spawn('node', ['--input-type=module', '-e', held, root], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  // The timeout of ten seconds passes within two attempts.
  let clock = 0
  const time = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 6000))
  const work = () => exclusively(projectAt(root), async () => 'done')
  await expect(work()).rejects.toThrow('was held by another process')
  time.mockRestore()
  const waiting = work()
  holder.kill('SIGKILL')
  expect(await waiting).toBe('done')
})
