import { expect, it } from 'vitest'
import { detailOf, summaries } from '../../src/assist/detail.ts'
import { hashOf } from '../../src/model/units.ts'
import { dataOf, recordOf, translated } from './assistFixture.ts'

it('lists messages with state, hashes and what check finds in their texts', async () => {
  const english = { good: 'Contact {{brand}}', bad: 'Contact {{brand}}', mild: 'Ask us.', new: 'New' }
  const polish = { good: 'Napisz do {{brand}}', bad: 'Napisz „do nas', mild: 'Zapytaj' }
  const data = await dataOf(translated(english, polish, { good: 'A. Nowak' }))
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
  const data = await dataOf({
    'en/common.json': { files_one: 'One file', files_other: '{{count}} files' },
    'pl/common.json': { files_one: 'Jeden plik', files_few: '{{count}} pliki' },
    '.workbench/pl.record.json': { common: { files: recordOf(['One file'], ['Jeden plik']) } },
  })
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
