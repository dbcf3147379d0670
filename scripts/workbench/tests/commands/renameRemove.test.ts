import { describe, expect, it } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { readSoundProject, unitsIn } from '../../src/model/project.ts'
import { hashOf, unitId } from '../../src/model/units.ts'
import { makeProject, readJson, readLocale, refusal, run } from '../fixtures/exchange/project.ts'
import { englishPages, polishPages, recordLine } from '../fixtures/exchange/exported.ts'

const record = (english: string[], polish: string[]) => recordLine(english, polish, 'human 2026-01-02 A. Nowak')
const annotation = `${hashOf(['Tytuł'])} omission neutral 2026-01-02 (A. Nowak) A word is missing`

const files = {
  'en/pages/about.json': {
    hero: { title: 'Title', lead: 'Lead' },
    files_one: englishPages.pages_one,
    files_other: englishPages.pages_other,
    last: { only: 'Only' },
  },
  // Indented in its own way, and in another order.
  'pl/pages/about.json':
    '{\n    "last": { "only": "Jedyny" },\n    "files_one": "{{count}} strona",\n    "files_few": "{{count}} strony",\n    "files_many": "{{count}} stron",\n    "files_other": "{{count}} strony",\n    "hero": {\n        "lead": "",\n        "title": "Tytuł"\n    }\n}\n',
  'en/pages/team.json': { hero: { subtitle: 'Subtitle' }, name: 'Name' },
  'pl/pages/team.json': { hero: { subtitle: 'Podtytuł' }, name: 'Imię' },
  '.workbench/pl.record.json': {
    'pages/about': {
      'hero.title': record(['Title'], ['Tytuł']),
      files: record(Object.values(englishPages), Object.values(polishPages)),
      'last.only': record(['Only'], ['Jedyny']),
    },
    'pages/team': { name: record(['Name'], ['Imię']) },
  },
  '.workbench/pl.comments.json': { 'pages/about': { 'hero.title': ['Too short?'] } },
  '.workbench/pl.annotations.json': {
    'pages/about': { 'hero.title': annotation, 'last.only': [annotation, annotation] },
  },
  '.workbench/pl.glossary.json': {
    exceptions: [
      { key: 'pages/about:hero.title', rule: 'spaces', reason: 'Once.' },
      { key: 'pages/about:hero.*', rule: 'spaces', reason: 'Many.' },
    ],
  },
  '.workbench/en.glossary.json': {
    verbatim: { zxx: ['pages/about:hero.title'], en: ['pages/about:last.only', 'pages/team:name'] },
  },
  '.workbench/en.notes.json': [
    { match: '*', note: 'Any.' },
    { match: 'pages/about:files', note: 'A figure.' },
  ],
}

const rename = (root: string, ...args: string[]) => run(root, 'rename', ...args)
const remove = (root: string, ...args: string[]) => run(root, 'remove', ...args)
async function stateOf(root: string, id: string) {
  const unit = unitsIn(await readSoundProject(root), localeOf('pl')).find((one) => unitId(one) === id)
  return unit?.state
}

describe('rename', () => {
  it('renames in place, with the record, the comment, the annotation, exceptions and verbatim texts', async () => {
    const root = await makeProject(files)
    const before = await readLocale(root, 'pl/pages/about.json')
    const { out, error, code } = await rename(root, 'pages/about:hero.title', 'pages/about:hero.heading')
    expect({ error, code }).toEqual({ error: '', code: 0 })
    expect(await readLocale(root, 'pl/pages/about.json')).toBe(before.replace('"title"', '"heading"'))
    expect(await stateOf(root, 'pages/about:hero.heading')).toBe('reviewed')
    expect(await readJson(root, '.workbench/pl.comments.json')).toEqual({
      'pages/about': { 'hero.heading': ['Too short?'] },
    })
    expect(await readJson(root, '.workbench/pl.annotations.json')).toEqual({
      'pages/about': { 'hero.heading': annotation, 'last.only': [annotation, annotation] },
    })
    expect((await readJson(root, '.workbench/pl.glossary.json')).exceptions[0].key).toBe('pages/about:hero.heading')
    expect((await readJson(root, '.workbench/en.glossary.json')).verbatim.zxx).toEqual(['pages/about:hero.heading'])
    expect(out).not.toContain('Patterns')
    expect(await readJson(root, '.workbench/moved.json')).toEqual({
      'pages/about:hero.title': 'pages/about:hero.heading',
    })
  })

  it('takes the forms of a plural message together', async () => {
    const root = await makeProject(files)
    await rename(root, 'pages/about:files', 'pages/team:hero.documents')
    expect(await readJson(root, 'en/pages/team.json')).toMatchObject({
      hero: { subtitle: 'Subtitle', documents_one: '{{count}} page', documents_other: '{{count}} pages' },
    })
    expect(Object.keys((await readJson(root, 'pl/pages/team.json')).hero)).toEqual([
      'subtitle',
      ...['one', 'few', 'many', 'other'].map((category) => `documents_${category}`),
    ])
    expect(await stateOf(root, 'pages/team:hero.documents')).toBe('reviewed')
    expect((await readJson(root, '.workbench/en.notes.json'))[1].match).toBe('pages/team:hero.documents')
  })

  it('moves a group into another file, leaves no empty group behind, and names patterns that held for it', async () => {
    const root = await makeProject(files)
    const { out } = await rename(root, 'pages/about:hero', 'pages/team:top.hero')
    expect(await readJson(root, 'en/pages/about.json')).not.toHaveProperty('hero')
    expect(await readJson(root, 'en/pages/team.json')).toMatchObject({
      top: { hero: { title: 'Title', lead: 'Lead' } },
    })
    expect(await readJson(root, 'pl/pages/team.json')).toMatchObject({ top: { hero: { title: 'Tytuł', lead: '' } } })
    expect(out).toContain('locales/.workbench/pl.glossary.json:9 "pages/about:hero.*"')
  })

  it.each([
    ['pages/about:hero.tite', 'pages/about:x', '"hero" in locales/en/pages/about.json has title, lead.'],
    ['pages/about:files_one', 'pages/about:x', 'is a plural form. Expected its message, pages/about:files'],
    ['pages/about:hero.title', 'pages/about:hero.lead', 'expected a key that is free, found "hero.lead"'],
    ['pages/about:hero.title', 'pages/team:name.x', 'expected a group, found that "name" is a text in locales/en'],
    ['pages/about:hero.title', 'pages/about:hero.x_many', 'does not end as the plural forms do'],
    ['about:hero.title', 'x', 'Did you mean pages/about:hero.title?'],
  ])('refuses %s to %s', async (from, to, message) => {
    const root = await makeProject(files)
    expect(await rename(root, from, to)).toEqual(refusal(message))
  })
})

describe('remove', () => {
  it('takes a message out of everything that names it, and the group that it leaves empty', async () => {
    const root = await makeProject(files)
    const { out, error } = await remove(root, 'pages/about:last.only', 'pages/about:files')
    expect(error).toBe('')
    expect(await readJson(root, 'en/pages/about.json')).toEqual({ hero: { title: 'Title', lead: 'Lead' } })
    expect(await readJson(root, 'pl/pages/about.json')).toEqual({ hero: { lead: '', title: 'Tytuł' } })
    expect(Object.keys((await readJson(root, '.workbench/pl.record.json'))['pages/about'])).toEqual(['hero.title'])
    expect(await readJson(root, '.workbench/pl.annotations.json')).toEqual({
      'pages/about': { 'hero.title': annotation },
    })
    expect((await readJson(root, '.workbench/en.glossary.json')).verbatim.en).toEqual(['pages/team:name'])
    expect(await readJson(root, '.workbench/en.notes.json')).toEqual([{ match: '*', note: 'Any.' }])
    expect(out).toContain('  pages/about:last.only\n    en  Only\n    pl  Jedyny')
    expect(out).toContain('pl  {{count}} stron')
  })

  it.each([
    ['pages/about:hero', 'is a group of 2. To remove all of it, say "pages/about:hero.*".'],
    ['pages/about:heroes.*', 'no message of English matches'],
    ['pages/about:none', 'no such message or group in English; locales/en/pages/about.json has hero, files_one'],
  ])('refuses %s', async (name, message) => {
    const root = await makeProject(files)
    expect(await remove(root, name)).toEqual(refusal(message))
  })

  describe('of a message that the site reads', () => {
    const page = "const { text } = useMessages('pages/about')\nexport const About = () => text('hero.title')\n"
    const site = () => makeProject({ ...files, '../src/pages/about.tsx': page })

    it('is refused with its places, but not with --force', async () => {
      const root = await site()
      const { out, error, code } = await remove(root, 'pages/about:hero.title')
      expect(code).toBe(1)
      expect(error).toContain('The site still reads these messages, so nothing was written.')
      expect(out).toMatch(/Read by:\n {2}src\/pages\/about\.tsx:\d+/)
      expect((await remove(root, 'pages/about:hero.title', '--force')).code).toBe(0)
      expect((await readJson(root, 'en/pages/about.json')).hero).toEqual({ lead: 'Lead' })
    })
  })

  it('sees a text that takes in the message', async () => {
    const root = await makeProject({ ...files, 'en/common.json': { all: 'See $t(pages/about:last.only)' } })
    const { out, code } = await remove(root, 'pages/about:last.only')
    expect(code).toBe(1)
    expect(out).toContain('locales/en/common.json:2')
  })
})
