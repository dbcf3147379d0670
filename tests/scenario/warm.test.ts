import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeRow } from '../../scripts/i18n/model/localeRows.ts'
import { compareBuilds } from '../../scripts/quality/compareBuilds.ts'
import { seeded } from '../../scripts/vite-plugin-art/seeded.ts'
import { thorough } from '../e2e/thorough.ts'
import { type Copy, makeCopy } from '../fixtures/scenario/copy.ts'
import { addPage } from '../fixtures/scenario/page.ts'
import { editAtRandom, editMessage } from '../fixtures/scenario/randomEdits.ts'

/** To be set when a failure is looked into: what failed names it. */
const seed = process.env['WARM_SEED'] ?? '1'
const random = seeded(seed)
/** Comparisons, and edits before each. */
const rounds = thorough ? { comparisons: 20, edits: 1 } : { comparisons: 1, edits: 4 }

let copy: Copy
/** What adding a page changes, as it was. */
const before = new Map<string, string>()

const build = () => copy.run('node', 'scripts/build.ts')
const dist = () => path.join(copy.site, 'dist')
const cache = (...names: string[]) => path.join(copy.site, '.cache/build', ...names)

/** What the site has, or lacks, that a build of the same sources without a cache has not. */
async function differences() {
  const clean = path.join(copy.folder, 'clean')
  await copy.run('vite', 'build', '--outDir', clean)
  const { compared, ...found } = await compareBuilds(clean, dist(), true)
  expect(compared).toBeGreaterThan(200)
  return found
}
const none = { onlyBefore: [], onlyAfter: [], changes: [] }

/** Name of each file to the one that is there: another one has another number. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  return new Map(
    await Promise.all(
      names.map(async (file) => {
        const { ino, mtimeMs } = await stat(file)
        return [path.relative(folder, file), `${ino} ${mtimeMs}`] as const
      }),
    ),
  )
}

beforeAll(async () => {
  copy = await makeCopy()
  for (const name of ['src/config/routes.ts', 'locales/en/common.json', 'locales/pl/common.json']) {
    before.set(name, await copy.read(name))
  }
  await addPage(copy)
  await build()
}, 600_000)
afterAll(() => copy.remove())

describe('a build with a cache', { timeout: 900_000 }, () => {
  it('makes nothing when nothing has changed', async () => {
    const files = await filesOf(dist())
    expect(await build()).toMatch(/files written +0 +\d+$/m)
    expect(await filesOf(dist())).toEqual(files)
  })

  it('makes of one message of one page what has it, and nothing else', async () => {
    const files = await filesOf(dist())
    await copy.edit('locales/pl/pages/about.json', (text) => text.replace(/("hero": \{\s*"title": ")/, '$1Zmiana: '))
    const said = await build()
    const now = await filesOf(dist())
    const written = [...now].filter(([name, file]) => files.get(name) !== file).map(([name]) => name)
    const removed = [...files.keys()].filter((name) => !now.has(name))
    const hash = /(?<=-)[0-9a-f]{8}(?=\.json$)/
    expect(written.map((name) => name.replace(hash, '#')).sort()).toEqual([
      'messages/hashed/pl/about-#.json',
      'messages/pl/index.json',
      'pl/about.html',
    ])
    // Each with its compressed variants.
    expect((written.length + removed.length) * 3).toBeLessThanOrEqual(16)
    expect(said).toMatch(/code +0 +1$/m)
    expect(said).toMatch(/documents +1 +\d+ +messages changed$/m)
    expect(said).toMatch(/files written +3 +\d+$/m)
  })

  it('leaves aside what is damaged in the cache and in the site', async () => {
    const names = await readdir(cache())
    const [client = ''] = names.filter((name) => /^client-\w+$/.test(name))
    const [script = ''] = (await readdir(cache(client, 'assets'))).filter((name) => /^hydrate.*\.js$/.test(name))
    await appendFile(cache(client, 'assets', script), ';')
    await writeFile(cache('usage.json'), '{}')
    await writeFile(path.join(dist(), 'pl/about.html'), 'something else')
    await rm(path.join(dist(), 'contacts.html'))
    const good = await readFile(path.join(dist(), 'assets', script), 'utf8')
    const said = await build()
    expect(said).toMatch(/Build the browser code: bundled/)
    expect(said).toMatch(/documents +2 +\d+ +changed in the site$/m)
    expect(await readFile(path.join(dist(), 'assets', script), 'utf8')).toBe(good)
  })

  it('gives after random edits what a build without one gives', async () => {
    const made: string[] = []
    for (let round = 0; round < rounds.comparisons; round++) {
      made.push(...(await editAtRandom(copy, random, rounds.edits)))
      await build()
      expect(await differences(), `WARM_SEED=${seed}: ${made.join(', ')}`).toEqual(none)
    }
  })

  it('leaves nothing of a page and of a locale that are gone', async () => {
    for (const [name, text] of before) await copy.write(name, text)
    for (const name of [
      'src/pages/case-studies.tsx',
      'src/sections/Testimonials',
      'locales/en/pages/case-studies.json',
    ])
      await rm(path.join(copy.site, name), { recursive: true })
    await copy.edit('src/config/locales.ts', (rows) => removeRow(rows, 'pl'))
    for (const name of ['pl', 'pl.record.json', 'pl.comments.json', 'pl.annotations.json', 'unpublished.json'])
      await rm(path.join(copy.site, 'locales', name), { recursive: true, force: true })
    await editMessage(copy, () => 0)
    await build()
    expect((await readdir(dist(), { recursive: true })).filter((name) => /case-studies|^pl\b/.test(name))).toEqual([])
    expect(await differences(), `WARM_SEED=${seed}`).toEqual(none)
  })
})
