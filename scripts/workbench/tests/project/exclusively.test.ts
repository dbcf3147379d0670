import { readdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { exclusively } from '../../src/project/exclusively.ts'
import { makeFolder, writeFiles } from '../fixtures/folder.ts'
import { projectAt } from '../fixtures/workbench.config.ts'

const before = ''

/** A project, an unrelated folder next to it, and a foreign journal in the project. */
async function makeProject(move: object) {
  const folder = await makeFolder()
  const root = path.join(folder, 'project')
  const foreign = ['outside/precious', 'outside/new.next-1', 'project/.git/new.next-1', 'project/src/new.next-1']
  const names = [...foreign, 'project/locales/text', 'project/locales/new.next-1']
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
  { file: 'ROOT/.git/new', aside: 'ROOT/.git/new.next-1', before },
  { file: 'ROOT/locales/new', aside: 'ROOT/../outside/precious', before },
  { file: 'ROOT/locales/new', aside: 'ROOT/locales/new.next-1', before: 'x' },
])('a foreign journal is renamed with a message: %o', async (move) => {
  const { root, cache, filesNow } = await makeProject(move)
  const files = await filesNow()
  expect(await exclusively(projectAt(root), async () => 'done')).toBe('done')
  expect(await filesNow()).toEqual(files)
  expect(await readdir(cache)).toContain('writing.json.refused')
  const consoleError = vi.mocked(console.error)
  expect(consoleError.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^\S+writing\.json does not look like what an interrupted save leaves.*writing\.json\.refused\.$/,
      ),
    ],
  ])
  consoleError.mockClear()
})
