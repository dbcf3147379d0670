import { describe, expect, it } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { parseLocaleFile } from '../../src/model/localeFile.ts'
import { categoriesOf, examplesOf } from '../../src/model/plurals.ts'
import type { Project } from '../../src/model/project.ts'
import { printById } from '../../src/model/records/messageFile.ts'
import { type MessageRecord, type LocaleRecords, recordFormat } from '../../src/model/records/records.ts'
import { recordAfter } from '../../src/model/records/transition.ts'
import { unitId, unitsOf } from '../../src/model/units.ts'

const polish = localeOf('pl')
const file = (locale: 'en' | 'pl', tree: object) => {
  const text = JSON.stringify(tree, null, 2)
  const parsed = parseLocaleFile(
    { text, file: `locales/${locale}/common.json`, namespace: 'common', mayBeBlank: true },
    [],
  )
  if (!parsed) throw new Error('bad fixture')
  return new Map([['common', parsed]])
}
const project = (en: object, pl: object, records: LocaleRecords = new Map()): Project => ({
  folder: 'locales',
  bundles: new Map(),
  files: new Map([
    ['en', file('en', en)],
    ['pl', file('pl', pl)],
  ]),
  records: new Map([['pl', records]]),
  comments: new Map(),
  annotations: new Map(),
  published: new Map(),
  adopted: new Map(),
  moved: new Map(),
  people: new Map(),
  previous: new Map(),
  unpublished: new Map(),
  problems: [],
})
const units = (of: Project) => unitsOf(of.files, polish, of.records.get('pl') ?? new Map())
const states = (of: Project) => Object.fromEntries(units(of).map((unit) => [unit.key, unit.state]))

/** The records after every unit of a project was accepted. */
const accepted = (of: Project): LocaleRecords =>
  new Map(units(of).map((unit) => [unitId(unit), [recordAfter(unit, [{ kind: 'found fit' }])]]))

describe('the state of a translation', () => {
  const en = { a: 'One', b: 'Two', c: 'Three' }
  const pl = { a: 'Jeden', b: 'Dwa', c: '' }
  const records = accepted(project(en, pl))

  it('is untranslated without a text, unrecorded before anybody said which English it belongs to', () => {
    expect(states(project(en, pl))).toEqual({ a: 'unrecorded', b: 'unrecorded', c: 'untranslated' })
    expect(states(project(en, pl, records))).toEqual({ a: 'translated', b: 'translated', c: 'untranslated' })
  })

  it('turns stale for just the message whose English has changed', () => {
    expect(states(project({ ...en, a: 'One!' }, pl, records))).toMatchObject({ a: 'stale', b: 'translated' })
  })

  it('is unrecorded again when the translation is edited by hand', () => {
    expect(states(project(en, { ...pl, b: 'Dwie' }, records))).toMatchObject({ b: 'unrecorded' })
  })

  it('does not change when English messages change places', () => {
    expect(states(project({ c: 'Three', b: 'Two', a: 'One' }, pl, records))).toMatchObject({
      a: 'translated',
      b: 'translated',
    })
  })
})

describe('a plural message', () => {
  const en = { files_one: '{{count}} file', files_other: '{{count}} files', stage_one: 'Stage one' }
  it('is one unit with the forms of the target language', () => {
    const [files, stage] = units(project(en, { files_one: 'plik', files_few: 'pliki' }))
    expect(files?.forms.map((form) => [form.category, form.source, form.target])).toEqual([
      ['one', '{{count}} file', 'plik'],
      ['few', '{{count}} files', 'pliki'],
      ['many', '{{count}} files', null],
      ['other', '{{count}} files', null],
    ])
    expect(files?.state).toBe('untranslated')
    expect(stage).toMatchObject({ key: 'stage_one', forms: [{ category: null }] })
  })

  it('asks each language for its own forms, with numbers that take them', () => {
    expect(categoriesOf('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
    expect(categoriesOf('ja')).toEqual(['other'])
    expect(examplesOf('pl', 'few')).toEqual([2, 3, 4, 22])
    expect(examplesOf('pl', 'other')).toEqual([])
  })
})

it('a record is one line of the file, so that a diff shows just what changed', () => {
  const record = {
    english: '0123abcd',
    text: 'abcd0123',
    origin: 'human',
    translator: null,
    date: '2026-01-02',
    needsWork: false,
    reviewer: 'A B',
    waiver: null,
  } as const
  expect(printById(new Map<string, readonly MessageRecord[]>([['common:a', [record]]]), recordFormat)).toBe(
    '{\n  "common": {\n    "a": "0123abcd abcd0123 human 2026-01-02 A B"\n  }\n}\n',
  )
})
