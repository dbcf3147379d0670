import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStagingDir, swapIn } from '../src/swap.ts'

let root: string
let dist: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'swap-'))
  dist = path.join(root, 'dist')
  await mkdir(dist)
  await writeFile(path.join(dist, 'old.html'), 'old')
})
afterEach(() => rm(root, { recursive: true }))

it('puts a finished site in the place of the old one and leaves nothing else behind', async () => {
  const staging = path.join(root, '.dist-next')
  const release = await createStagingDir(staging, dist)
  await mkdir(path.join(staging, 'site'))
  await writeFile(path.join(staging, 'site/new.html'), 'new')
  await swapIn(path.join(staging, 'site'), dist)
  await release()
  expect(await readdir(root)).toEqual(['dist'])
  expect(await readdir(dist)).toEqual(['new.html'])
})

it('leaves the old site whole when the new one is not there', async () => {
  await expect(swapIn(path.join(root, 'nothing'), dist)).rejects.toThrow('the previous one is back')
  expect(await readFile(path.join(dist, 'old.html'), 'utf8')).toBe('old')
})

it('says what cannot be written before it builds', async () => {
  const inFile = path.join(dist, 'old.html', 'dist')
  await expect(createStagingDir(path.join(root, '.dist-next'), inFile)).rejects.toThrow(
    /^Nothing was built:\n .* cannot be written/,
  )
})
