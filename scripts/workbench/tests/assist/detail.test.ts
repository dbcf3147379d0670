import { expect, it } from 'vitest'
import { hashOf } from '../../src/model/units.ts'
import { detailOf, summaries } from '../../src/assist/detail.ts'
import { translated } from '../fixtures/exchange/exported.ts'
import { dataOf } from './assistFixture.ts'

const sources = { uses: [], memory: () => [] }
it('tells note, room, uses, comments, record and findings of a message', async () => {
  const use = { view: 'about', element: 'button', attribute: 'title' } as const
  const data = await dataOf({
    ...translated({ ask: 'Ask us.' }, { ask: 'Zapytaj' }, { ask: 'human 2026-01-02 A. Nowak' }),
    '.workbench/en.notes.json': [{ match: 'common:ask', note: 'A button.', max: 20 }],
    '.workbench/pl.comments.json': { common: { ask: ['Formal or not?'] } },
  })
  const detail = await detailOf(data, 'common:ask', { ...sources, uses: [use] })
  expect(detail).toMatchObject({
    note: 'A button.',
    max: 20,
    uses: [use],
    comments: ['Formal or not?'],
    record: { origin: 'human', date: '2026-01-02', reviewers: ['A. Nowak'] },
    englishChange: null,
    warnings: 1,
    findings: [{ rule: 'end-punctuation', key: 'common:ask', severity: 'warning' }],
  })
})

it('names the terms of the glossary that the check finds, the longest first, without those inside others', async () => {
  const term = (name: string, use: string[], more = {}) => ({ term: name, use, ...more })
  const data = await dataOf({
    ...translated({ a: 'Sponsors of clinical trials read consent forms at trials.' }, {}),
    '.workbench/pl.glossary.json': {
      terms: [
        term('trial', ['prób*']),
        term('clinical trial', ['badan* kliniczn*'], { avoid: ['prób* kliniczn*'], note: 'ICH' }),
        term('form', ['formularz*']),
        term('consent form', []),
      ],
    },
  })
  const { terms } = await detailOf(data, 'common:a', sources)
  expect(terms.map((hit) => [hit.term, hit.use, hit.avoid, hit.note])).toEqual([
    ['clinical trial', ['badan* kliniczn*'], ['prób* kliniczn*'], 'ICH'],
    ['consent form', [], [], null],
    ['trial', ['prób*'], [], null],
  ])
})

it('marks what changed in the English since the translation, each text of it once', async () => {
  const english = { skip: 'Skip the navigation', files_one: 'One file', files_other: '{{count}} new files' }
  const polish = { skip: 'Pomiń menu', files_one: 'a', files_few: 'b', files_many: 'c', files_other: 'd' }
  const former = { skip: ['Skip the menu'], files: ['One file', '{{count}} files'] }
  const data = await dataOf({
    ...translated(english, polish, {}, former),
    '.workbench/en.previous.json': {
      [hashOf(former.skip)]: 'Skip the menu',
      [hashOf(former.files)]: { one: 'One file', other: '{{count}} files' },
    },
  })
  const changeOf = async (id: string) =>
    (await detailOf(data, id, sources)).englishChange?.map((change) =>
      [change.before, change.after].map((runs) => runs.flatMap(({ text, changed }) => (changed ? [text] : []))),
    )
  expect(await changeOf('common:skip')).toEqual([[['menu'], ['navigation']]])
  expect(await changeOf('common:files')).toEqual([[[], ['new ']]])
})

it('says nothing of a record whose text has changed since, nor of English that nobody knows', async () => {
  const files = translated({ a: 'Yes', b: 'No' }, { a: 'Tak', b: 'Nie' })
  const data = await dataOf({
    ...files,
    'en/common.json': { a: 'Yes', b: 'No!' },
    'pl/common.json': { a: 'Ta', b: 'Nie' },
  })
  expect(await detailOf(data, 'common:a', sources)).toMatchObject({ state: 'unrecorded', record: null })
  expect(await detailOf(data, 'common:b', sources)).toMatchObject({ state: 'stale', englishChange: null })
})

it('offers no translation for a text that no language translates', async () => {
  const english = { leaflet: 'Ulotka dla pacjenta', name: 'Ulotka dla pacjenta' }
  const data = await dataOf({
    ...translated(english, { name: 'Ulotka' }),
    '.workbench/en.glossary.json': { verbatim: { pl: ['common:leaflet'] } },
  })
  const match = { id: 'common:name', score: 100, source: '', target: 'Ulotka', date: null, difference: [] }
  const detail = (id: string) => detailOf(data, id, { uses: [], memory: () => [match] })
  expect((await detail('common:leaflet')).memory).toEqual([])
  expect((await detail('common:name')).memory).toEqual([match])
})

it('lists messages with state, hashes and what check finds in their texts', async () => {
  const english = { good: 'Contact {{brand}}', bad: 'Contact {{brand}}', mild: 'Ask us.', new: 'New' }
  const polish = { good: 'Napisz do {{brand}}', bad: 'Napisz „do nas', mild: 'Zapytaj' }
  const data = await dataOf(translated(english, polish, { good: 'human 2026-01-02 A. Nowak' }))
  expect(summaries(data).map(({ id, state, errors, warnings }) => [id, state, errors, warnings])).toEqual([
    ['common:good', 'reviewed', 0, 0],
    ['common:bad', 'translated', 2, 0],
    ['common:mild', 'translated', 0, 1],
    ['common:new', 'untranslated', 0, 0],
  ])
  expect(summaries(data)[0]).toMatchObject({
    forms: [{ category: null, examples: [], source: english.good, target: polish.good }],
    hashes: { english: hashOf([english.good]), text: hashOf([polish.good]) },
    isVerbatim: false,
  })
})

it('gives a counted message each form of the language, with numbers that take it', async () => {
  const english = { files_one: 'One file', files_other: '{{count}} files' }
  const data = await dataOf(translated(english, { files_one: 'Jeden plik', files_few: '{{count}} pliki' }))
  const [summary] = summaries(data)
  expect(summary?.forms).toMatchObject([
    { category: 'one', examples: [1], source: 'One file', target: 'Jeden plik' },
    { category: 'few', examples: [2, 3, 4, 22], source: '{{count}} files', target: '{{count}} pliki' },
    { category: 'many', examples: [0, 5, 6, 7], target: null },
    { category: 'other', examples: [], target: null },
  ])
  expect(summary?.hashes.text).toBe(hashOf(['Jeden plik', '{{count}} pliki', '', '']))
})

it('knows a text that no language translates, and leaves out what the glossary excepts', async () => {
  const exception = { key: 'common:plain', rule: 'untranslated', reason: 'A name.' }
  const data = await dataOf({
    ...translated({ leaflet: 'Ulotka dla pacjenta', plain: 'One Two Three Four' }, { plain: 'One Two Three Four' }),
    '.workbench/en.glossary.json': { verbatim: { pl: ['common:leaflet'] } },
    '.workbench/pl.glossary.json': { exceptions: [exception] },
  })
  expect(summaries(data)).toMatchObject([
    { id: 'common:leaflet', isVerbatim: true },
    { id: 'common:plain', isVerbatim: false, errors: 0 },
  ])
})

it('has the errors that are marked in the present text, and not those of a former one', async () => {
  const english = { one: 'One', files_one: 'One file', files_other: '{{count}} files' }
  const forms = { files_one: 'a', files_few: 'b', files_many: 'c', files_other: 'd' }
  const line = (texts: readonly string[], comment: string) =>
    `${hashOf(texts)} omission major 2026-11-22 (A. Nowak) ${comment}`
  const data = await dataOf({
    'en/common.json': english,
    'pl/common.json': { one: 'Jeden', ...forms },
    '.workbench/pl.annotations.json': {
      common: {
        one: [line(['Jedno'], 'Former'), line(['Jeden'], 'Present')],
        files: line(['a', 'b', 'c', 'd'], 'All'),
      },
    },
  })
  const marked = { type: 'omission', severity: 'major', reviewer: 'A. Nowak', date: '2026-11-22' }
  expect(summaries(data)).toMatchObject([
    { id: 'common:one', annotations: [{ ...marked, comment: 'Present' }] },
    { id: 'common:files', annotations: [{ ...marked, comment: 'All' }] },
  ])
  expect((await detailOf(data, 'common:one', { uses: [], memory: () => [] })).annotations).toHaveLength(1)
})
