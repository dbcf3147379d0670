import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { load } from 'cheerio'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateProject } from '../../scripts/quality/bench/generated.ts'
import { other, source } from '../fixtures/languages.ts'
import { build, previewEnv as env } from './builds.ts'

/** A copy of the project with two locales. */
let two: string

beforeAll(async () => {
  two = await mkdtemp(path.join(tmpdir(), 'build-'))
  await generateProject(process.cwd(), two, 2)
}, 60_000)
afterAll(() => rm(two, { recursive: true }))

describe('a build', { timeout: 300_000 }, () => {
  it('refuses to lose a page of a public locale until somebody confirms it', async () => {
    const file = path.join(two, `locales/${other.code}/pages/careers.json`)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/("hero": \{\s*"title": )"[^"]*"/, '$1""'))
    const preview = { cwd: two, preferLocal: true, env }
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
    for (const made of ['dist', 'locales/.workbench/unpublished.json'])
      await rm(path.join(two, made), { recursive: true })
  })

  it('says of a page that a machine has translated it until a second person has confirmed its texts', async () => {
    const preview = { cwd: two, preferLocal: true, env }
    const notes = async () => {
      await execa('node', ['scripts/build.ts', '--locales', other.code], preview)
      const $ = load(await readFile(path.join(two, `dist/${other.code}/careers.html`), 'utf8'))
      return $('[data-translation=unconfirmed]').length
    }
    const accept = (...args: string[]) => execa('node', ['scripts/i18n.ts', 'accept', other.code, ...args], preview)
    const file = path.join(two, `locales/.workbench/${other.code}.record.json`)
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
    const failure = await build(two, 'dist', env).catch((error: Error) => error.message)
    for (const undo of restore) await undo()
    const said = (file: string, what: string) =>
      expect(failure).toMatch(new RegExp(`locales/${file}\\.json:\\d+ ${what}`))
    for (const { code } of [source, other])
      said(`${code}/common`, 'common:footer\\.copyright: expected .+, found {{yaer}}')
    said(`${other.code}/pages/home`, '.+: expected one of the formats .+, precent}}')
    said(`${other.code}/pages/about`, '.+: expected a whole variable, .+, found {{brand}')
    expect(await readdir(two)).not.toContain('dist')
  })
})
