import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateProject, newLanguages } from '../../scripts/quality/bench/generated.ts'
import { compareBuilds } from '../../scripts/quality/compareBuilds.ts'
import { LANGUAGE } from '../../src/config/protocol.ts'
import { other, source } from '../fixtures/languages.ts'
import { build, originEnv } from './builds.ts'

const [extra = ''] = newLanguages

/** Builds in two folders: of the project with a third locale whole and in two parts, and of the project as it is. */
let folder: string
let three: string
let two: string

const noDifference = { onlyBefore: [], onlyAfter: [], changes: [] }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'builds-'))
  three = path.join(folder, 'three')
  two = path.join(folder, 'a folder of another length', 'two')
  await generateProject(process.cwd(), three, 3)
  await generateProject(process.cwd(), two, 2)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

describe('builds', { timeout: 300_000 }, () => {
  let whole: string
  it('of parts of the locales, elsewhere and later, add up to the single build byte for byte', async () => {
    whole = await build(three, 'whole', originEnv)
    // A second folder of another name, because a path or a time in the output would differ there.
    const elsewhere = path.join(folder, 'a folder of another length', 'three')
    await cp(three, elsewhere, { recursive: true, verbatimSymlinks: true, filter: (name) => name !== whole })
    const first = await build(elsewhere, 'part-1', originEnv, '--locales', source.code)
    const rest = await build(elsewhere, 'part-2', originEnv, '--locales', `${other.code},${extra}`)
    expect(await readdir(first)).not.toContain(`${other.code}.html`)
    expect(await readdir(rest)).not.toContain('index.html')
    const merged = path.join(folder, 'merged')
    await mkdir(merged)
    for (const part of [first, rest]) await cp(part, merged, { recursive: true })
    const { compared, ...differences } = await compareBuilds(whole, merged, true)
    expect(compared).toBeGreaterThan(300)
    expect(differences).toEqual(noDifference)
  })

  it('with one more locale change the pages of others by what leads to it and nothing else', async () => {
    const before = await build(two, 'dist', originEnv)
    for (const name of ['index.html', 'about.html', 'contacts.html', '404.html', `${other.code}/services.html`]) {
      const $ = load(await readFile(path.join(whole, name), 'utf8'))
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
      const html = load(await readFile(path.join(before, name), 'utf8')).html()
      // A notice has no alternates. The language switch stands in the header and in the mobile menu.
      expect({ name, counts }).toEqual({ name, counts: name === '404.html' ? [0, 0, 2] : [1, 1, 2] })
      expect(withoutHashes($.html())).toBe(withoutHashes(html))
    }
  })
})

/** The scripts hold the table of locales, and the drawings of all languages one folder: their names change with it. */
const withoutHashes = (html: string) =>
  html.replace(/(\/assets\/[\w-]+?)-[\w-]{8}\.(js|css)/g, '$1.$2').replace(/\/assets\/art-\w+/g, '/assets/art')
