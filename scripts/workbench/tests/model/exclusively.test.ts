import { existsSync } from 'node:fs'
import { readdir, symlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { exclusively } from '../../src/model/exclusively.ts'
import { makeProject as makeTexts, putFiles, refusal, run } from '../fixtures/exchange/project.ts'
import { writeFiles, makeFolder } from '../fixtures/folder.ts'

const before = ''

/** A project, a folder beside it that is none of its business, and a journal that came with the project. */
async function makeProject(move: object) {
  const folder = await makeFolder()
  const root = path.join(folder, 'project')
  const beside = ['outside/precious', 'outside/new.next-1', 'project/.git/new.next-1', 'project/src/new.next-1']
  const names = [...beside, 'project/locales/text', 'project/locales/new.next-1']
  await writeFiles(folder, {
    ...Object.fromEntries(names.map((name) => [name, name])),
    'project/.cache/i18n/writing.json': JSON.stringify([move]).replaceAll('ROOT', root),
  })
  await symlink(path.join(folder, 'outside'), path.join(root, 'locales/link'))
  const cache = path.join(root, '.cache/i18n')
  const filesNow = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
    return names.map((name) => path.relative(folder, name)).filter((name) => !name.includes('.cache'))
  }
  return { root, cache, filesNow }
}

it.each([
  { file: 'ROOT/../outside/new', aside: 'ROOT/../outside/new.next-1', before },
  { file: 'ROOT/locales/link/new', aside: 'ROOT/locales/link/new.next-1', before },
  { file: 'ROOT/.git/new', aside: 'ROOT/.git/new.next-1', before },
  { file: 'ROOT/src/new', aside: 'ROOT/src/new.next-1', before },
  { file: 'ROOT/locales/new', aside: 'ROOT/../outside/precious', before },
  { file: 'ROOT/locales/new', aside: 'ROOT/locales/text', before },
  { file: 'ROOT/locales/new', aside: 'ROOT/locales/new.next-1', before: 'x' },
  { file: 7 },
])('a journal that came from elsewhere is set aside with a word: %o', async (move) => {
  const { root, cache, filesNow } = await makeProject(move)
  const files = await filesNow()
  expect(await exclusively(root, async () => 'done')).toBe('done')
  expect(await filesNow()).toEqual(files)
  expect(await readdir(cache)).toEqual(['writing.json.refused'])
  const said = vi.mocked(console.error)
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^\S+writing\.json: expected what an interrupted save leaves.*writing\.json\.refused\.$/)],
  ])
  said.mockClear()
})

it('a new locale waits for whoever is writing, and is not made while they are', async () => {
  const root = await makeTexts()
  await putFiles(root, { '../src/config/locales.json': {} })
  const holder = { pid: process.ppid, host: hostname(), since: new Date().toISOString() }
  await putFiles(root, { '../.cache/i18n/writing.lock': holder })
  // Ten seconds go by between two looks.
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 6000))
  expect(await run(root, 'add', 'de')).toEqual(refusal(`process ${process.ppid} `))
  expect(existsSync(path.join(root, 'locales/de'))).toBe(false)
})
