import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cachedFolder } from '../../../scripts/lib/cachedFolder.ts'
import { makeFolder } from '../../../scripts/workbench/tests/fixtures/folder.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFolder } from '../../../scripts/build/compress.ts'

it('is filled once, and again after a change of a source; a failure leaves no folder', async () => {
  const fill = `import { appendFileSync, cpSync, readFileSync } from 'node:fs'
    const [folder, source, made, exitCode] = process.argv.slice(2)
    cpSync(source, folder + '/page.js')
    appendFileSync(made, '.')
    process.exitCode = Number(exitCode)`
  const root = await makeFolder({ 'source.ts': 'one', 'fill.mjs': fill })
  const [source = '', module = '', made = ''] = ['source.ts', 'fill.mjs', 'made'].map((name) => path.join(root, name))
  const keep = async (exitCode = 0) => {
    const folder = await cachedFolder(root, 'built/site', ['source.ts'], module, [source, made, `${exitCode}`])
    return [await readFile(path.join(folder, 'page.js'), 'utf8'), (await readFile(made)).length]
  }
  await expect(keep(1)).rejects.toThrow('exit code 1')
  expect(await keep()).toEqual(['one', 2])
  expect(await keep()).toEqual(['one', 2])
  await writeFile(source, 'two')
  expect(await keep()).toEqual(['two', 3])
  await writeFile(source, 'one')
  expect(await keep()).toEqual(['one', 3])
}, 30_000)

it('writes two variants next to a large text, and uses the cache the next time', async () => {
  const page = '<p>The same words again.</p>'.repeat(20)
  const site = await makeFolder({ 'pl/about.html': page, 'picture.png': page, 'small.svg': '<svg/>' })
  const cache = await makeFolder()
  expect(await compressFolder(site, cache)).toBe(1)
  const files = (await readdir(site, { recursive: true })).filter((name) => name.includes('.')).sort()
  expect(files).toEqual(['picture.png', 'pl/about.html', 'pl/about.html.br', 'pl/about.html.gz', 'small.svg'])
  const read = (name: string) => readFile(path.join(site, name))
  expect(brotliDecompressSync(await read('pl/about.html.br')).toString()).toBe(page)
  expect(gunzipSync(await read('pl/about.html.gz')).toString()).toBe(page)

  for (const name of await readdir(cache)) await writeFile(path.join(cache, name), 'kept')
  await compressFolder(site, cache)
  expect((await read('pl/about.html.br')).toString()).toBe('kept')
})
