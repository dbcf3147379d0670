import { appendFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namespaces } from 'i18next-workbench/config.ts'
import { rowFor } from 'i18next-workbench/model/localeRows.ts'
import { addLocale } from '../../scripts/lib/workcopy.ts'
import { newLanguages } from '../../scripts/quality/bench/generated.ts'
import { compareBuilds } from '../../scripts/quality/compareBuilds.ts'
import { seeded } from '../../scripts/vite-plugin-art/landscape.ts'
import { thorough } from '../e2e/thorough.ts'
import { type Copy, copiedLocales, makeCopy } from '../fixtures/scenario/copy.ts'
import { addPage } from '../fixtures/scenario/page.ts'
import { editAtRandom, edits, pick } from '../fixtures/scenario/randomEdits.ts'

/** To be set when a failure is looked into: what failed names it. */
const seed = process.env['WARM_SEED'] ?? '1'
const random = seeded(seed)
/** A locale beside those of the copy, with the texts of the second one. */
const [extra = ''] = newLanguages

let copy: Copy
/** What adding a page and a locale changes, as it was. */
const before = new Map<string, string>()

const build = () => copy.run('node', 'scripts/build.ts')
const dist = () => path.join(copy.site, 'dist')
const remove = async (...names: string[]) => {
  for (const name of names) await rm(path.join(copy.site, name), { recursive: true })
}
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
  const tables = ['src/config/routes.ts', 'src/config/locales.json', 'locales/en/common.json', 'locales/pl/common.json']
  for (const name of tables) before.set(name, await copy.read(name))
  await addPage(copy)
  const messages = new Map<string, string>()
  for (const namespace of [...namespaces(), 'pages/case-studies']) {
    messages.set(namespace, await copy.read(`locales/pl/${namespace}.json`))
  }
  await addLocale(copy.site, { ...rowFor(extra), public: true }, messages)
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
      'pl/about.html',
    ])
    // Each with its compressed variants.
    expect((written.length + removed.length) * 3).toBeLessThanOrEqual(16)
    expect(said).toMatch(/code +0 +1$/m)
    expect(said).toMatch(/documents +1 +\d+ +messages changed$/m)
    expect(said).toMatch(/files written +2 +\d+$/m)
  })

  it.runIf(thorough)('makes of a section’s styles the pages that have it, and nothing else', async () => {
    const files = await filesOf(dist())
    await copy.edit('src/sections/Steps/Steps.module.css', (text) => `${text}.steps { orphans: 2; }\n`)
    const said = await build()
    const now = await filesOf(dist())
    const written = [...now].filter(([name, file]) => files.get(name) !== file).map(([name]) => name)
    // Vite names scripts anew with the styles that they import; only documents with the section name those.
    const others = written.filter((name) => !/\.html$|^assets\/[\w-]+\.js$/.test(name))
    expect(others).toEqual([expect.stringMatching(/^assets\/Steps-[0-9a-f]{8}\.css$/)])
    const documents = [...now.keys()].filter((name) => name.endsWith('.html'))
    const texts = await Promise.all(documents.map((name) => copy.read(path.join('dist', name))))
    const havingIt = documents.filter((_, number) => texts[number]?.includes('_steps_'))
    expect(written.filter((name) => name.endsWith('.html')).sort()).toEqual(havingIt.sort())
    expect(havingIt.length).toBeLessThan(documents.length / 2)
    expect(said).toMatch(new RegExp(`documents +${havingIt.length} +${documents.length - havingIt.length} +code`, 'm'))
  })

  it.runIf(thorough)('leaves nothing of a page and of a locale that are gone', async () => {
    for (const [name, text] of before) await copy.write(name, text)
    await remove('src/pages/case-studies.tsx', 'src/sections/Testimonials', `locales/${extra}`)
    await remove(...copiedLocales.map(({ code }) => `locales/${code}/pages/case-studies.json`))
    await build()
    const names = await readdir(dist(), { recursive: true })
    expect(names.filter((name) => new RegExp(`case-studies|^(messages/)?${extra}\\b`).test(name))).toEqual([])
  })

  it('gives after random edits and damage what a build without one gives', async () => {
    const [client = ''] = (await readdir(cache())).filter((name) => /^client-\w+$/.test(name))
    for (const name of await readdir(cache(client, 'assets'))) {
      if (name.endsWith('.js')) await appendFile(cache(client, 'assets', name), ';')
    }
    await writeFile(cache('usage.json'), '{}')
    await writeFile(path.join(dist(), 'pl/about.html'), 'something else')
    await rm(path.join(dist(), 'contacts.html'))
    const made = await editAtRandom(copy, random)
    for (let more = thorough ? 20 : 0; ; more--) {
      await build()
      expect(await differences(), `WARM_SEED=${seed}: ${made.join(', ')}`).toEqual(none)
      if (more === 0) break
      made.push(await pick(random, edits)(copy, random))
    }
  })
})
