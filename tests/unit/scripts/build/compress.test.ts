import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { compressFolder } from '../../../../scripts/build/compress.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

const page = '<p>The same words again.</p>'.repeat(100)
let site: string
let cache: string

beforeEach(async () => {
  const base = await folderOfTest()
  site = path.join(base, 'site')
  cache = path.join(base, 'cache')
  await mkdir(path.join(site, 'pl'), { recursive: true })
  await writeFile(path.join(site, 'pl/about.html'), page)
})

const read = (name: string) => readFile(path.join(site, name))
const files = async () => (await readdir(site, { recursive: true })).filter((name) => name.includes('.')).sort()

it('puts two variants that decode to the file beside it', async () => {
  expect(await compressFolder(site, cache)).toEqual({ files: 2, fromCache: 0 })
  expect(await files()).toEqual(['', '.br', '.gz'].map((suffix) => `pl/about.html${suffix}`))
  expect(brotliDecompressSync(await read('pl/about.html.br')).toString()).toBe(page)
  expect(gunzipSync(await read('pl/about.html.gz')).toString()).toBe(page)
})

it('leaves alone what is compressed already, and what would not get smaller', async () => {
  await writeFile(path.join(site, 'tiny.svg'), '<svg/>')
  await writeFile(path.join(site, 'picture.png'), page)
  await writeFile(path.join(site, 'tiny.svg.br'), 'of an earlier build')
  await compressFolder(site, cache)
  expect((await files()).filter((name) => !name.startsWith('pl'))).toEqual(['picture.png', 'tiny.svg'])
})

it('takes the same content from the cache, wherever it is now', async () => {
  await compressFolder(site, cache)
  const before = await read('pl/about.html.br')
  await rename(path.join(site, 'pl/about.html'), path.join(site, 'moved.html'))
  expect((await compressFolder(site, cache)).fromCache).toBe(2)
  expect(await read('moved.html.br')).toEqual(before)
})
