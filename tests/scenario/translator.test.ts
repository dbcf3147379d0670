import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultLocale } from '../../src/config/locales.ts'
import { LANGUAGE } from '../../src/config/protocol.ts'
import { ensureDebian } from '../../scripts/workbench/tests/fixtures/debian.ts'
import { type Copy, copiedLocales, makeCopy } from '../fixtures/scenario/copy.ts'

/** A translator's day, start to end, in a copy of the project, with translate-toolkit as the translator's tool. */
const python = '/usr/bin/python3'
/** Those that the copy has; Icelandic, which has no dictionary, is added. */
const translations = copiedLocales.flatMap(({ code }) => (code === defaultLocale ? [] : [String(code)]))
let copy: Copy
let site: string
let file: string

beforeAll(async () => {
  await ensureDebian([python, '-c', 'import translate.storage.xliff, lxml'], 'python3-translate')
  copy = await makeCopy('.env.example', 'tests', 'cspell.config.ts', 'vitest.config.ts')
  site = copy.site
  file = path.join(copy.folder, 'is.xlf')
  await cp('.cache/i18n', path.join(site, '.cache/i18n'), { recursive: true })
}, 600_000)
afterAll(() => copy?.remove())

const i18n = async (...args: string[]) => {
  const result = await execa('node', ['scripts/i18n.ts', ...args], { cwd: site, preferLocal: true, reject: false })
  return { code: result.exitCode, out: result.stdout, error: result.stderr }
}
const build = () => copy.run('vite', 'build')
const page = async (name: string) => load(await readFile(path.join(site, 'dist', name), 'utf8'))
const alternates = async (name: string) => {
  const $ = await page(name)
  return $('link[rel=alternate]')
    .toArray()
    .map((link) => $(link).attr('hreflang'))
}

interface Status {
  locale: string
  total: Record<string, { messages: number }>
}
const messages = async (locale: string, state: string) => {
  const status: Status[] = JSON.parse((await i18n('status', locale, '--json')).out)
  return status[0]?.total[state]?.messages
}

describe('a translator', { timeout: 180_000 }, () => {
  it('adds a locale', async () => {
    const { code, out } = await i18n('add', 'is')
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Íslenska (is)') })
    expect(await messages('is', 'untranslated')).toBeGreaterThan(1500)
  })

  it('exports it, fills the file with another tool and imports it', async () => {
    await i18n('export', 'is', '--format', 'xliff12', '--out', file)
    await execa(python, [path.resolve('tests/fixtures/scenario/fill.py'), file, `${file}.done.xlf`])
    expect(await i18n('import', `${file}.done.xlf`)).toMatchObject({ code: 0, error: '' })
    expect(await messages('is', 'untranslated')).toBe(0)
  })

  it('checks it', async () => {
    const { code, error } = await i18n('check', 'is')
    expect({ code, error }).toEqual({ code: 0, error: '' })
  })

  it('publishes it, and sees the page with its alternate links', async () => {
    expect((await i18n('publish', 'is')).code).toBe(0)
    await build()
    const icelandic = await page('is/about.html')
    expect(icelandic('html').attr('lang')).toBe('is')
    const source: { hero: { title: string } } = JSON.parse(
      await readFile(path.join(site, `locales/${defaultLocale}/pages/about.json`), 'utf8'),
    )
    expect(icelandic('h1').text()).toBe(
      source.hero.title.replaceAll('a', 'ä').replaceAll('e', 'ë').replaceAll('o', 'ö'),
    )
    for (const name of ['about.html', ...translations.map((code) => `${code}/about.html`), 'is/about.html']) {
      expect(await alternates(name)).toEqual([defaultLocale, ...translations, 'is', 'x-default'])
    }
    expect((await page('about.html'))(`a[${LANGUAGE}=is]`).first().attr('href')).toBe('/is/about')
  })

  it('has to touch nothing else for the checks to hold', async () => {
    await copy.run('cspell', 'lint', '--quiet')
    const build = ['tests/build/access', 'tests/build/documents', 'tests/build/links.test']
    await copy.run(
      'vitest',
      'run',
      '--project',
      'build',
      '--project',
      'unit',
      ...build,
      'tests/unit/scripts/hosting/configs',
    )
  })

  it('sees just the strings turn stale whose English is edited, while the pages stay online', async () => {
    const english = path.join(site, `locales/${defaultLocale}/pages/about.json`)
    const text = await readFile(english, 'utf8')
    await writeFile(english, text.replace(/("hero": \{\s*"title": ")/, '$1Really: '))
    for (const locale of ['is', ...translations]) expect(await messages(locale, 'stale')).toBe(1)
    const { code, out } = await i18n('check', '--json')
    const { findings }: { findings: { rule: string; key: string }[] } = JSON.parse(out)
    expect(findings.filter(({ rule }) => rule.includes('stale')).map(({ key }) => key)).toEqual(
      Array(translations.length + 1).fill('pages/about:hero.title'),
    )
    expect(code).toBe(0)
    await build()
    expect((await page('about.html'))('h1').text()).toMatch(/^Really: /)
    expect((await page('is/about.html'))('[data-translation]')).toHaveLength(0)
    expect(await alternates('about.html')).toEqual([defaultLocale, ...translations, 'is', 'x-default'])
  })

  it('says that the change did not alter the meaning', async () => {
    await i18n('accept', 'is', 'pages/about:hero.title')
    expect(await messages('is', 'stale')).toBe(0)
    for (const locale of translations) expect(await messages(locale, 'stale')).toBe(1)
  })
})
