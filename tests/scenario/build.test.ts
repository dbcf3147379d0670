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
    const failure = await build(two, 'dist', env).catch((error: Error) => error.message)
    for (const [file, text] of texts) await writeFile(file, text)
    expect(failure).toMatch(/locales\/\w+\/common\.json:\d+ common:footer\.copyright: expected .+, found {{yaer}}/)
    expect(failure).toMatch(/locales\/\w+\/pages\/home\.json:\d+ .+: expected one of the formats .+, precent}}/)
    expect(await readdir(two)).not.toContain('dist')
  })
})
