import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { compressFolder } from '../../../../scripts/hosting/compress.ts'
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

it('takes from the cache what decodes to the file, wherever it is now, and nothing else', async () => {
  await compressFolder(site, cache)
  const before = await read('pl/about.html.br')
  await rename(path.join(site, 'pl/about.html'), path.join(site, 'moved.html'))
  expect((await compressFolder(site, cache)).fromCache).toBe(2)
  expect(await read('moved.html.br')).toEqual(before)
  for (const name of await readdir(cache)) {
    if (name !== 'pruned') await writeFile(path.join(cache, name), gzipSync(`${page} doctored`))
  }
  expect(await compressFolder(site, cache)).toEqual({ files: 2, fromCache: 0 })
  expect(brotliDecompressSync(await read('moved.html.br')).toString()).toBe(page)
  expect(gunzipSync(await read('moved.html.gz')).toString()).toBe(page)
})

it('gives each variant a time of its own, since servers make ETags from size and time', async () => {
  await compressFolder(site, cache)
  const times = await Promise.all(
    (await files()).map(async (name) => Math.floor((await stat(path.join(site, name))).mtimeMs / 1000)),
  )
  expect(new Set(times).size).toBe(3)
})

it('forgets what no build has asked for in a month', async () => {
  await compressFolder(site, cache)
  const old = new Date(Date.now() - 31 * 86_400_000)
  for (const name of await readdir(cache)) await utimes(path.join(cache, name), old, old)
  await writeFile(path.join(site, 'pl/about.html'), `${page}!`)
  await compressFolder(site, cache)
  expect((await readdir(cache)).filter((name) => name !== 'pruned')).toHaveLength(2)
})
