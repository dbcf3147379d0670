import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cachedFolder } from '../../../scripts/lib/cachedFolder.ts'
import { makeFolder } from '../../../scripts/workbench/tests/fixtures/folder.ts'

it('is filled once, and again after a change of a source; a failure leaves no folder', async () => {
  const root = await makeFolder({ 'source.ts': 'one' })
  const source = path.join(root, 'source.ts')
  let made = 0
  const keep = async (fault?: Error) => {
    const folder = await cachedFolder(root, 'built/site', ['source.ts'], async (outDir) => {
      made += 1
      await mkdir(outDir, { recursive: true })
      await writeFile(path.join(outDir, 'page.js'), await readFile(source))
      if (fault) throw fault
    })
    return [await readFile(path.join(folder, 'page.js'), 'utf8'), made]
  }
  await expect(keep(new Error('broken'))).rejects.toThrow('broken')
  expect(await keep()).toEqual(['one', 2])
  expect(await keep()).toEqual(['one', 2])
  await writeFile(source, 'two')
  expect(await keep()).toEqual(['two', 3])
  await writeFile(source, 'one')
  expect(await keep()).toEqual(['one', 3])
})
