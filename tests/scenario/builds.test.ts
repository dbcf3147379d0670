import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteUrl } from '../../scripts/lib/builds.ts'
import { generateProject, newLanguages } from '../../scripts/quality/bench/generated.ts'
import { compareBuilds } from '../../scripts/quality/compareBuilds.ts'
import { LANGUAGE } from '../../src/config/protocol.ts'
import { thorough } from '../e2e/thorough.ts'
import { other, source } from '../fixtures/languages.ts'

const [extra = ''] = newLanguages
let folder: string
/** A copy of the project with two locales. */
let two: string

/** Without compressed variants. Previews have no pictures to draw. */
const preview = { ISOGLOSS_COMPRESS: 'off', NODE_ENV: 'production' }
const forOrigin = { ...preview, VITE_SITE_URL: siteUrl }

/** Builds a copy into a folder in it, and resolves to that folder. Throws what the build prints when it fails. */
async function build(project: string, outDir: string, env: Readonly<Record<string, string>>, ...args: string[]) {
  await execa('npm', ['run', '--silent', 'build', '--', '--outDir', outDir, ...args], { cwd: project, env })
  return path.join(project, outDir)
}
const open = async (dist: string, name: string) => load(await readFile(path.join(dist, name), 'utf8'))

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'builds-'))
  two = path.join(folder, 'a folder of another length', 'two')
  await generateProject(process.cwd(), two, 2)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

describe('a build', { timeout: 300_000 }, () => {
  it('refuses to lose a page of a public locale until somebody confirms it', async () => {
    const file = path.join(two, `locales/${other.code}/pages/careers.json`)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/("hero": \{\s*"title": )"[^"]*"/, '$1""'))
    const buildOther = () => build(two, 'dist', preview, '--locales', other.code)
    const failure = await buildOther().catch((error: Error) => error.message)
    expect(failure).toContain(`/${other.code}/careers lacks pages/careers:hero.title\n`)
    expect(failure).toContain(`npm run i18n -- publish ${other.code}`)
    expect(await readdir(two)).not.toContain('dist')
    await execa('node', ['scripts/i18n.ts', 'publish', other.code], { cwd: two, preferLocal: true, env: preview })
    const $ = await open(await buildOther(), `${other.code}/careers.html`)
    expect($('[data-translation=english]')).toHaveLength(1)
    await writeFile(file, text)
    for (const made of ['dist', 'locales/.workbench/unpublished.json'])
      await rm(path.join(two, made), { recursive: true })
  })

  it('refuses variables and formats that there are not, and leaves the site as it is', async () => {
    const texts = new Map<string, string>()
    for (const [name, from, to] of [
      [`${source.code}/common`, '{{year}}', '{{yaer}}'],
      [`${other.code}/pages/home`, ', percent}}', ', precent}}'],
    ] as const) {
      const file = path.join(two, 'locales', `${name}.json`)
      texts.set(file, await readFile(file, 'utf8'))
      await writeFile(file, (texts.get(file) ?? '').replace(from, to))
    }
    const failure = await build(two, 'dist', preview).catch((error: Error) => error.message)
    for (const [file, text] of texts) await writeFile(file, text)
    expect(failure).toMatch(/locales\/\w+\/common\.json:\d+ common:footer\.copyright: expected .+, found {{yaer}}/)
    expect(failure).toMatch(/locales\/\w+\/pages\/home\.json:\d+ .+: expected one of the formats .+, precent}}/)
    expect(await readdir(two)).not.toContain('dist')
  })
})

describe.runIf(thorough)('with a third locale', { timeout: 300_000 }, () => {
  let whole: string

  it('builds of parts of the locales, elsewhere and later, add up to the single build byte for byte', async () => {
    const three = path.join(folder, 'three')
    await generateProject(process.cwd(), three, 3)
    whole = await build(three, 'whole', forOrigin)
    // A second folder of another name, because a path or a time in the output would differ there.
    const elsewhere = path.join(folder, 'a folder of another length', 'three')
    await cp(three, elsewhere, { recursive: true, verbatimSymlinks: true, filter: (name) => name !== whole })
    const first = await build(elsewhere, 'part-1', forOrigin, '--locales', source.code)
    const rest = await build(elsewhere, 'part-2', forOrigin, '--locales', `${other.code},${extra}`)
    expect(await readdir(first)).not.toContain(`${other.code}.html`)
    expect(await readdir(rest)).not.toContain('index.html')
    const merged = path.join(folder, 'merged')
    await mkdir(merged)
    for (const part of [first, rest]) await cp(part, merged, { recursive: true })
    const { compared, ...differences } = await compareBuilds(whole, merged, true)
    expect(compared).toBeGreaterThan(300)
    expect(differences).toEqual({ onlyBefore: [], onlyAfter: [], changes: [] })
  })

  it('the pages of others change by what leads to it and nothing else', async () => {
    const before = await build(two, 'dist', forOrigin)
    for (const name of ['index.html', 'about.html', 'contacts.html', '404.html', `${other.code}/services.html`]) {
      const $ = await open(whole, name)
      const added = [
        $(`link[rel="alternate"][hreflang="${extra}"]`),
        $(`meta[property="og:locale:alternate"][content^="${extra}_"]`),
        $(`a[${LANGUAGE}="${extra}"]`).closest('li'),
      ]
      const block = $('script[type="application/ld+json"]')
      const counts = added.map(({ length }) => length)
      for (const element of added) element.remove()
      // The organization says on its own pages in which languages the site is.
      block.text(block.text().replace(new RegExp(`"${extra}",|,"${extra}"`, 'g'), ''))
      // A notice has no alternates. The language switch stands in the header and in the mobile menu.
      expect({ name, counts }).toEqual({ name, counts: name === '404.html' ? [0, 0, 2] : [1, 1, 2] })
      expect(withoutHashes($)).toBe(withoutHashes(await open(before, name)))
    }
  })
})

/** The scripts hold the table of locales, and the drawings of all languages one folder: their names change with it. */
const withoutHashes = ($: CheerioAPI) =>
  $.html()
    .replace(/(\/assets\/[\w-]+?)-[\w-]{8}\.(js|css)/g, '$1.$2')
    .replace(/\/assets\/art-\w+/g, '/assets/art')
