import { writeFileSync } from 'node:fs'
import { rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { localeRules } from '../../../src/checks/localeRules.ts'
import { mark } from '../../../src/marks/marks.ts'
import { readSoundTexts, unitsIn } from '../../../src/messages/texts.ts'
import { hashOf, textHash } from '../../../src/messages/units.ts'
import { checkMessage, saveMessage } from '../../../src/server/edit/save.ts'
import { polishIn, save, seen, unitIn } from '../../fixtures/edit.ts'
import { englishPages, polishPages, polishTexts, recordLine, translated } from '../../fixtures/exchange/exported.ts'
import {
  hashOfLocales,
  makeProject,
  putFiles,
  readJson,
  readLocale,
  recorded,
  run,
  today,
} from '../../fixtures/exchange/project.ts'
import { jsonText } from '../../fixtures/folder.ts'
import { englishRow, projectAt } from '../../fixtures/workbench.config.ts'

const english = {
  title: 'Clinical trials',
  same: 'The same three words',
  last: 'The same three words',
  ...englishPages,
}
const polish = {
  title: 'Badania kliniczne',
  same: 'Te same trzy słowa',
  last: 'Te same trzy słowa',
  ...polishPages,
}
const files = translated(english, polish)

const title = 'common:title'
const checkNow = async (root: string, id: string, text: string) => {
  const { locale } = polishIn(root)
  const project = await readSoundTexts(projectAt(root))
  const rules = await localeRules(project, locale)
  return checkMessage({ project, locale, units: unitsIn(project, locale), rules }, id, { text })
}
const saved = expect.objectContaining({ kind: 'saved' })

describe('a save', () => {
  it('changes only the text and its record, and keeps indentation and line ends', async () => {
    const own = `${JSON.stringify(polish, null, '\t').replaceAll('\n', '\r\n')}\r\n`
    const root = await makeProject({ ...files, 'pl/common.json': own })
    const before = await recorded(root)
    expect(await save(root, title, 'Badania naukowe')).toEqual(saved)
    expect(await readLocale(root, 'pl/common.json')).toBe(own.replace('kliniczne', 'naukowe'))
    const record = recordLine(english.title, 'Badania naukowe', `human (A. Nowak) ${today}`)
    expect(await recorded(root)).toEqual({ ...before, title: record })
  })

  it('creates missing files of a locale', async () => {
    const root = await makeProject({ 'en/pages/about.json': { hero: { title: 'About' } } })
    expect(await save(root, 'pages/about:hero.title', 'O nas')).toEqual(saved)
    expect(await readLocale(root, 'pl/pages/about.json')).toBe('{\n  "hero": {\n    "title": "O nas"\n  }\n}\n')
    const [english, text] = recordLine('About', 'O nas').split(' ')
    expect(await readLocale(root, '.workbench/records/pl.jsonl')).toBe(
      `{"key":"pages/about:hero.title","english":"${english}","text":"${text}","origin":"human","translators":["A. Nowak"],"date":"${today}"}\n`,
    )
  })

  it('of plural forms needs all of them, and records them as one', async () => {
    const root = await makeProject({ ...files, 'pl/common.json': {}, '.workbench/records/pl.jsonl': {} })
    const { pages_one: one, pages_few: few, pages_many: many, pages_other: other } = polishPages
    expect(await save(root, 'common:pages', { one, few, many })).toMatchObject({ kind: 'refused' })
    await save(root, 'common:pages', { one, few, many, other })
    expect(await polishTexts(root)).toMatchObject({ pages_one: one, pages_few: few, last: '' })
    const record = recordLine(Object.values(englishPages), Object.values(polishPages), `human (A. Nowak) ${today}`)
    expect((await recorded(root)).pages).toBe(record)
  })

  it('leaves a text where English has a group, and the reverse', async () => {
    const root = await makeProject({
      'en/common.json': { a: { b: 'One' }, c: 'Two', d: 'Three' },
      'pl/common.json': { a: 'Jeden', c: { x: 'Dwa' } },
    })
    expect(await save(root, 'common:d', 'Trzy')).toEqual(saved)
    expect(await polishTexts(root)).toEqual({ a: 'Jeden', c: { x: 'Dwa' }, d: 'Trzy' })
  })

  it('writes NFC, no controls, and no marks of the translating build', async () => {
    const root = await makeProject(files)
    expect(await save(root, title, mark('common:x', 'Pro\u0301by\u0007 kliniczne'))).toEqual(saved)
    expect((await polishTexts(root)).title).toBe('Próby kliniczne')
  })
})

describe('a save is refused, and nothing written,', () => {
  it('for a message or a form that English does not have', async () => {
    const root = await makeProject(files)
    const request = { texts: { text: 'x' }, base: { english: '', text: '' }, excuses: [], person: 'A. Nowak' }
    for (const id of ['../../package:name', 'common:none'])
      expect(await saveMessage(polishIn(root), { ...request, id })).toMatchObject({ kind: 'refused' })
    await expect(save(root, title, { few: 'x' })).rejects.toThrow('has no form "few"')
  })

  it('if a link leads out of locales/', async () => {
    const root = await makeProject(files)
    await rename(path.join(root, 'locales/pl'), path.join(root, 'elsewhere'))
    await symlink(path.join(root, 'elsewhere'), path.join(root, 'locales/pl'))
    await expect(save(root, title, 'Badania')).rejects.toThrow('is a link to another place')
  })
})

it.each([
  ['by hand', { 'pl/common.json': { ...polish, title: 'Ich tekst' } }],
  ['in English', { 'en/common.json': { ...english, title: 'Studies' } }],
])('a message that was changed %s meanwhile is not overwritten', async (_, change) => {
  const root = await makeProject(files)
  const base = await seen(root, title)
  await putFiles(root, change)
  const before = await hashOfLocales(root)
  expect(await save(root, title, 'Mój tekst', { base })).toEqual({ kind: 'conflict' })
  expect(await hashOfLocales(root)).toBe(before)
})

it('a file that is changed while a save is planned is read again', async () => {
  const root = await makeProject(files)
  const base = await seen(root, title)
  let isFirst = true
  const request = {
    ...{ id: title, texts: { text: 'Mój tytuł' }, base, excuses: [] },
    /** Read while the save is planned. An editor takes no lock. */
    get person() {
      const byHand = jsonText({ ...polish, pages_one: '{{count}} karta' })
      if (isFirst) writeFileSync(path.join(root, 'locales/pl/common.json'), byHand)
      isFirst = false
      return 'A. Nowak'
    },
  }
  expect(await saveMessage(polishIn(root), request)).toEqual(saved)
  expect(await polishTexts(root)).toMatchObject({ title: 'Mój tytuł', pages_one: '{{count}} karta' })
})

it('saves and an accept at the same time lose no text and no line of the records', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const texts = (word: string) => Object.fromEntries(keys.map((key) => [key, `${word} ${key}`]))
  const root = await makeProject(translated(texts('Text'), texts('Tekst')))
  const accept = run(root, 'accept', 'pl', 'common:h', '--translator', 'D. Maj', '--reviewer', 'C. Wilk')
  const saves = keys.slice(0, -1).map((key) => save(root, `common:${key}`, `Nowy ${key}`))
  await Promise.all([accept, ...saves])
  expect(await polishTexts(root)).toEqual({ ...texts('Nowy'), h: 'Tekst h' })
  const records = keys.map((key) => [key, recordLine(`Text ${key}`, `Nowy ${key}`, `human (A. Nowak) ${today}`)])
  const accepted = recordLine('Text h', 'Tekst h', `human (D. Maj) ${today} C. Wilk`)
  expect(await recorded(root)).toEqual({ ...Object.fromEntries(records), h: accepted })
})

it('edited English is written with a record, and makes it “English changed” in its translations', async () => {
  const root = await makeProject(files)
  const unit = await unitIn(root, title, 'en')
  const text = 'Clinical, trials'
  const request = { id: title, texts: { text }, excuses: [], person: 'C. Editor' }
  const base = { english: unit.english, text: textHash(unit) }
  expect(await saveMessage({ project: projectAt(root), locale: englishRow }, { ...request, base })).toEqual(saved)
  expect((await readJson(root, 'en/common.json')).title).toBe(text)
  expect((await recorded(root, 'en')).title).toBe(recordLine(text, text, `human (C. Editor) ${today}`))
  expect((await unitIn(root, title)).state).toBe('english-changed')
})

describe('a finding', () => {
  it('that is an error becomes an exception of the glossary, for this text, if a reason is given', async () => {
    const glossary = { terms: [], exceptions: [{ key: 'common:same', rule: 'spaces', reason: 'Once.' }] }
    const root = await makeProject({ ...files, '.workbench/pl.glossary.json': glossary })
    const excuses = [
      { rule: 'spaces', reason: 'A  heading.' },
      { rule: 'inconsistent', reason: 'Not needed.' },
    ]
    expect(await save(root, title, 'Badania  kliniczne', { excuses })).toEqual(saved)
    const added = { key: title, rule: 'spaces', text: hashOf(['Badania  kliniczne']), reason: 'A heading.' }
    const next = { ...glossary, exceptions: [...glossary.exceptions, added] }
    expect(await readLocale(root, '.workbench/pl.glossary.json')).toBe(`${JSON.stringify(next, null, 2)}\n`)
    expect(await checkNow(root, title, 'Badania  kliniczne')).toEqual([])
    const refused = { kind: 'findings', findings: [{ rule: 'spaces' }] }
    expect(await save(root, title, 'Inne  badania')).toMatchObject(refused)
    expect(await save(root, title, 'Inne badania')).toEqual(saved)
    expect(await readJson(root, '.workbench/pl.glossary.json')).toEqual(glossary)
  })

  it('about a variable or a tag cannot become an exception, and nothing is written', async () => {
    const root = await makeProject(files)
    const excuses = [{ rule: 'variables', reason: 'I know.' }]
    expect(await save(root, title, 'Badania {{x}}', { excuses })).toMatchObject({ kind: 'findings' })
    expect(await polishTexts(root)).toMatchObject(polish)
  })

  it('that is a warning does not prevent a save', async () => {
    const root = await makeProject(files)
    expect(await checkNow(root, 'common:same', 'Inne słowa')).toMatchObject([{ severity: 'warning' }])
    expect(await save(root, 'common:same', 'Inne słowa')).toEqual(saved)
  })
})
