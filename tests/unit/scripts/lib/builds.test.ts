import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { assertBuilt, unbuilt } from '../../../../scripts/lib/builds.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

let root = ''

/** Writes a file and makes its folder so many seconds after the start of the day. */
async function write(name: string, seconds: number): Promise<void> {
  const file = path.join(root, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, '')
  for (const place of [file, path.dirname(file)]) await utimes(place, seconds, seconds)
}

beforeEach(async () => {
  root = await folderOfTest()
  await write('src/pages/about.tsx', 100)
})

it('accepts a site that is newer than its sources', async () => {
  await write('dist/index.html', 200)
  expect(unbuilt('dist', root)).toBeNull()
})

it('names a source that has changed since', async () => {
  await write('dist/index.html', 50)
  expect(unbuilt('dist', root)).toBe('is older than src/pages/about.tsx')
})

it('names every command that comes first, in order', async () => {
  await write('other/index.html', 50)
  const needed = [
    { site: 'dist', command: 'npm run build' },
    { site: 'other', command: 'npm run other' },
  ]
  expect(() => assertBuilt(needed, root)).toThrow(
    'Run first:\n  npm run build   (dist is not there)\n  npm run other   (other is older than src/pages/about.tsx)',
  )
})
