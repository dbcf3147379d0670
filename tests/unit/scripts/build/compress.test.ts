import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFolder } from '../../../../scripts/build/compress.ts'
import { makeFolder } from '../../../../scripts/workbench/tests/fixtures/folder.ts'

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
