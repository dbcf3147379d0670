import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { load } from 'cheerio'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFolder } from '../../scripts/hosting/compress.ts'
import { generateProject, newLanguages } from '../../scripts/quality/bench/generated.ts'
import { compareBuilds } from '../../scripts/quality/compareBuilds.ts'
import { LANGUAGE } from '../../src/config/protocol.ts'
import { other, source } from '../fixtures/languages.ts'

const [extra = ''] = newLanguages

/** Builds in two folders: of the project with a third locale whole and in two parts, and of the project as it is. */
let folder: string
let three: string
let two: string
const env = { ISOGLOSS_COMPRESS: 'off', NODE_ENV: 'production', VITE_SITE_URL: 'https://build.example' }
const build = async (project: string, outDir: string, ...args: string[]) => {
  await execa('npm', ['run', '--silent', 'build', '--', '--outDir', outDir, ...args], { cwd: project, env })
  return path.join(project, outDir)
}

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
  let merged: string
  it('of parts of the locales, elsewhere and later, add up to the single build byte for byte', async () => {
    whole = await build(three, 'whole')
    // A second folder of another name, because a path or a time in the output would differ there.
    const elsewhere = path.join(folder, 'a folder of another length', 'three')
    await cp(three, elsewhere, { recursive: true, verbatimSymlinks: true, filter: (name) => name !== whole })
    const first = await build(elsewhere, 'part-1', '--locales', source.code)
    const rest = await build(elsewhere, 'part-2', '--locales', `${other.code},${extra}`)
    expect(await readdir(first)).not.toContain(`${other.code}.html`)
    expect(await readdir(rest)).not.toContain('index.html')
    merged = path.join(folder, 'merged')
    await mkdir(merged)
    for (const part of [first, rest]) await cp(part, merged, { recursive: true })
    const { compared, ...differences } = await compareBuilds(whole, merged, true)
    expect(compared).toBeGreaterThan(300)
    expect(differences).toEqual(noDifference)
  })

  it('give equal files equal compressed variants, each made anew', async () => {
    const samples = ['index.html', `${other.code}/about.html`, 'sitemap.xml', 'licenses.txt']
    const made = await Promise.all(
      [whole, merged].map(async (site, at) => {
        const copy = path.join(folder, `samples-${at}`)
        for (const name of samples) await cp(path.join(site, name), path.join(copy, name))
        await compressFolder(copy, path.join(folder, `cache-${at}`))
        return copy
      }),
    )
    const [one = '', second = ''] = made
    expect(await readdir(one, { recursive: true })).toContain(`${other.code}/about.html.br`)
    expect(await compareBuilds(one, second, true)).toMatchObject(noDifference)
  })

  it('refuses to lose a page of a public locale until somebody confirms it', async () => {
    const file = path.join(two, `locales/${other.code}/pages/careers.json`)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/("hero": \{\s*"title": )"[^"]*"/, '$1""'))
    // A preview of the site has no pictures to draw.
    const preview = { cwd: two, preferLocal: true, env: { ...env, VITE_SITE_URL: undefined } }
    const buildOther = () => execa('node', ['scripts/build.ts', '--locales', other.code], preview)
    const failure = await buildOther().catch((error: Error) => error.message)
    expect(failure).toContain(`/${other.code}/careers lacks pages/careers:hero.title\n`)
    expect(failure).toContain(`npm run i18n -- publish ${other.code}`)
    expect(await readdir(two)).not.toContain('dist')
    await execa('node', ['scripts/i18n.ts', 'publish', other.code], preview)
    await buildOther()
    const $ = load(await readFile(path.join(two, `dist/${other.code}/careers.html`), 'utf8'))
    expect($('[data-translation=english]')).toHaveLength(1)
    await writeFile(file, text)
    for (const made of ['dist', 'locales/unpublished.json']) await rm(path.join(two, made), { recursive: true })
  })

  it('says of a page that a machine has translated it until a second person has confirmed its texts', async () => {
    const preview = { cwd: two, preferLocal: true, env: { ...env, VITE_SITE_URL: undefined } }
    const notes = async () => {
      await execa('node', ['scripts/build.ts', '--locales', other.code], preview)
      const $ = load(await readFile(path.join(two, `dist/${other.code}/careers.html`), 'utf8'))
      return $('[data-translation=unconfirmed]').length
    }
    const accept = (...args: string[]) => execa('node', ['scripts/i18n.ts', 'accept', other.code, ...args], preview)
    const file = path.join(two, `locales/${other.code}.record.json`)
    const record = await readFile(file, 'utf8')
    await writeFile(file, record.replaceAll(/ (?:human|imported) /g, ' machine '))
    expect(await notes()).toBe(1)
    await accept('*', '--stale', '--reviewer', 'A. Nowak')
    expect(await notes()).toBe(0)
    await writeFile(file, record)
    await rm(path.join(two, 'dist'), { recursive: true })
  })

  it('refuses variables and formats that there are not, in every language, and leaves the site as it is', async () => {
    const spoil = async (name: string, from: string, to: string) => {
      const file = path.join(two, 'locales', name)
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace(from, to))
      return () => writeFile(file, text)
    }
    const restore = [
      await spoil(`${source.code}/common.json`, '{{year}}', '{{yaer}}'),
      await spoil(`${other.code}/common.json`, '{{year}}', '{{yaer}}'),
      await spoil(`${other.code}/pages/home.json`, ', percent}}', ', precent}}'),
      await spoil(`${other.code}/pages/about.json`, '{{brand}}', '{{brand}'),
    ]
    const failure = await build(two, 'dist').catch((error: Error) => error.message)
    for (const undo of restore) await undo()
    const said = (file: string, what: string) =>
      expect(failure).toMatch(new RegExp(`locales/${file}\\.json:\\d+ ${what}`))
    for (const { code } of [source, other])
      said(`${code}/common`, 'common:footer\\.copyright: expected .+, found {{yaer}}')
    said(`${other.code}/pages/home`, '.+: expected one of the formats .+, precent}}')
    said(`${other.code}/pages/about`, '.+: expected a whole variable, .+, found {{brand}')
    expect(await readdir(two)).not.toContain('dist')
  })

  it('after a change of one message differ by what has it and nothing else', async () => {
    const before = await build(two, 'before')
    const change = async (name: string, key: RegExp) => {
      const file = path.join(two, `locales/${other.code}/${name}.json`)
      const text = await readFile(file, 'utf8')
      const changed = text.replace(key, '$1Zmieniono: ')
      expect(changed).not.toBe(text)
      await writeFile(file, changed)
      const differing = await differingFiles(before, await build(two, 'after'))
      await writeFile(file, text)
      return differing
    }
    const { code } = other
    const hash = /(?<=-)[0-9a-f]{8}(?=\.json$)/
    const inPage = await change('pages/about', /("hero": \{(?:.|\n)*?"subtitle": ")/)
    expect(inPage.map((name) => name.replace(hash, '#'))).toEqual([
      `messages/hashed/${code}/about-#.json`,
      `messages/hashed/${code}/about-#.json`,
      `messages/${code}/index.json`,
      `${code}/about.html`,
    ])
    // Each with its three compressed variants.
    expect(inPage.length * 4).toBeLessThanOrEqual(16)
    const inAll = await change('common', /("footer": \{(?:.|\n)*?": ")/)
    const ofLocale = new RegExp(`^(messages/(hashed/)?${code}/|${code}[./])`)
    expect(inAll.filter((name) => !ofLocale.test(name))).toEqual([])
    // No page's own strings.
    expect(inAll.filter((name) => name.startsWith('messages/')).map((name) => name.replace(hash, '#'))).toEqual([
      `messages/hashed/${code}/common-#.json`,
      `messages/hashed/${code}/common-#.json`,
    ])
    for (const made of ['before', 'after']) await rm(path.join(two, made), { recursive: true })
  })

  it('with one more locale change the pages of others by what leads to it and nothing else', async () => {
    const before = await build(two, 'dist')
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

/** The files that one of two builds lacks, or has with another content. */
async function differingFiles(before: string, after: string): Promise<string[]> {
  const { onlyBefore, onlyAfter, changes } = await compareBuilds(before, after, true)
  return [...new Set([...onlyBefore, ...onlyAfter, ...changes.flatMap(({ files }) => files)])].sort()
}

/** The scripts hold the table of locales, so their names change with it. */
const withoutHashes = (html: string) => html.replace(/(\/assets\/[\w-]+?)-[\w-]{8}\.(js|css)/g, '$1.$2')
