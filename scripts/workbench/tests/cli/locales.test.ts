import { beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '../../src/project/project.ts'
import { localeNamed } from '../../src/project/localeNamed.ts'
import { rowFor } from '../../src/project/localeRows.ts'
import { targetLocale } from '../../src/messages/texts.ts'
import { polishRow, projectAt, workbench } from '../fixtures/workbench.config.ts'
import { makeProject, putFiles, readJson, run as runIn } from '../fixtures/exchange/project.ts'
import type { Usage } from '../../src/project/coverage.ts'
import { keepUsage } from '../../src/project/records/usageFile.ts'

describe('the row of a new locale', () => {
  it.each([
    ['de', 'de', 'Deutsch', 'ltr'],
    ['ar', 'ar', 'العربية', 'rtl'],
    ['pt-br', 'pt-BR', 'Português (Brasil)', 'ltr'],
  ])('%s has its tag, own name, direction and what the project adds', (code, tag, name, dir) => {
    expect(rowFor(code, workbench.newLocale)).toEqual({ code, tag, name, dir, fonts: 'system', public: false })
  })

  it.each(['../x', 'DE', 'd', 'a/b', 'qq', 'constructor', ''])('refuses %o', (code) => {
    expect(() => rowFor(code)).toThrow('is not')
  })
})

describe('the locale that a tag means', () => {
  /** Rows of other languages, with an existing code. */
  const rows = (...tags: string[]): Locale[] => tags.map((tag) => ({ ...polishRow, tag }))

  it.each([
    ['pl-PL', 'pl'],
    ['de-AT', 'de-DE'],
    ['zh-TW', 'zh-Hant'],
    // Ambiguous Portuguese, or another script.
    ['pt', undefined],
    ['zh-CN', undefined],
    ['../pl', undefined],
  ])('%s: %s', (tag, expected) => {
    expect(localeNamed(rows('pl', 'de-DE', 'zh-Hant', 'pt-PT', 'pt-BR'), tag)?.tag).toBe(expected)
  })

  it('is used by every command that takes one', () => {
    const project = projectAt('')
    expect(targetLocale(project, 'pl-PL').code).toBe('pl')
    expect(() => targetLocale(project, 'en-GB')).toThrow('the language that all others are translated from')
    expect(() => targetLocale(project, 'de-DE')).toThrow('is no language of this site. Use one of pl.')
  })
})

it('a new locale has the English terms of other glossaries, all undecided', async () => {
  const terms = [
    { term: 'Clinical trial', variants: ['clinical study'], use: ['badan*'], avoid: ['prób*'], note: 'Polish only.' },
    { term: 'sponsor', use: ['sponsor*'], preferred: 'sponsor' },
  ]
  const glossary = '.workbench/pl.glossary.json'
  const root = await makeProject({ [glossary]: { terms }, '../src/config/locales.json': { pl: {} } })
  expect((await runIn(root, 'add', 'de')).out).toContain('locales/.workbench/de.glossary.json with 2 terms to decide')
  const list = await readJson(root, '../src/config/locales.json')
  expect(list).toMatchObject({ pl: {}, de: { tag: 'de', public: false } })
  expect(await readJson(root, '.workbench/de.glossary.json')).toMatchObject({
    terms: [
      { term: 'Clinical trial', variants: ['clinical study'], use: [] },
      { term: 'sponsor', use: [] },
    ],
  })
})

describe('publish', () => {
  const usage: Usage = new Map([
    ['about', ['common:skip', 'pages/about:lead']],
    ['careers', ['common:skip', 'pages/careers:lead', 'pages/careers:more']],
  ])

  let root: string
  beforeEach(async () => {
    root = await makeProject({
      'en/common.json': { skip: 'Skip' },
      'en/pages/about.json': { lead: 'Lead' },
      'en/pages/careers.json': { lead: 'Careers', more: 'More' },
      'pl/common.json': { skip: 'Przejdź' },
      'pl/pages/about.json': { lead: 'Wstęp' },
      '../src/config/locales.json': { en: {}, pl: { public: false } },
    })
    await keepUsage(projectAt(root), usage)
  })

  const run = async (...args: readonly string[]) => (await runIn(root, ...args)).out
  const isPublic = async () => (await readJson(root, '../src/config/locales.json')).pl.public

  it('first lists pages that are in English, and in part', async () => {
    expect(await run('publish', 'pl')).toContain(
      'In English: 1 page of 2: careers.\nTo translate: npm run i18n -- export pl --only untranslated\n',
    )
    await putFiles(root, { 'pl/pages/careers.json': { lead: 'Praca' } })
    expect(await run('publish', 'pl')).toContain('Partly in English: careers.')
    await putFiles(root, { 'pl/pages/careers.json': { lead: 'Praca', more: 'Więcej' } })
    expect(await run('publish', 'pl')).not.toContain('In English')
  })

  it('refuses undecided terms of the glossary, which "check" lists, except with --force', async () => {
    await putFiles(root, { '.workbench/pl.glossary.json': { terms: [{ term: 'lead', use: [] }] } })
    expect((await runIn(root, 'publish', 'pl')).error).toContain('Nothing was changed.')
    expect(await isPublic()).toBe(false)
    expect(await run('check', 'pl')).toContain('(undecided-term)')
    expect(await run('publish', 'pl', '--force')).toContain('1 term of the glossary not decided')
    expect(await isPublic()).toBe(true)
  })

  it('refuses a text with a wrong variable or tag', async () => {
    await putFiles(root, { 'pl/pages/about.json': { lead: 'Wstęp {{nazwa}}' } })
    expect(await runIn(root, 'publish', 'pl', '--preview')).toMatchObject({
      code: 1,
      error: expect.stringContaining('Correct the variables and tags'),
    })
    expect(await isPublic()).toBe(false)
  })

  it('--preview shows the locale at its address, --undo takes it off the site', async () => {
    expect(await run('publish', 'pl', '--preview')).toContain('Polish is a preview at /pl')
    expect(await isPublic()).toBe('preview')
    await run('publish', 'pl', '--undo')
    expect(await isPublic()).toBe(false)
  })
})
