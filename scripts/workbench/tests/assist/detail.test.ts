import { expect, it } from 'vitest'
import { detailOf } from '../../src/assist/detail.ts'
import { emptyEnglish, inLocales } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'
import { dataIn, dataOf, recordOf, translated } from './assistFixture.ts'

const sources = { uses: [], memory: () => [] }
it('tells note, room, uses, comments, record and findings of a message', async () => {
  const use = { view: 'about', element: 'button', attribute: 'title' } as const
  const data = await dataOf({
    ...translated({ ask: 'Ask us.' }, { ask: 'Zapytaj' }, { ask: 'A. Nowak' }),
    '.workbench/en.notes.json': [{ match: 'common:ask', note: 'A button.', max: 20 }],
    '.workbench/pl.comments.json': { common: { ask: ['Formal or not?'] } },
  })
  const detail = await detailOf(data, 'common:ask', { ...sources, uses: [use] })
  expect(detail).toMatchObject({
    note: 'A button.',
    max: 20,
    uses: [use],
    comments: ['Formal or not?'],
    record: { origin: 'human', date: '2025-02-03', reviewers: ['A. Nowak'] },
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
  const { folder, commit, write } = await makeRepository()
  const english = { skip: 'Skip the menu', files_one: 'One file', files_other: '{{count}} files' }
  const polish = { skip: 'Pomiń menu', files_one: 'a', files_few: 'b', files_many: 'c', files_other: 'd' }
  const files = recordOf([english.files_one, english.files_other], ['a', 'b', 'c', 'd'])
  await commit('Translate', {
    ...inLocales({ ...emptyEnglish, 'en/common.json': english, 'pl/common.json': polish }),
    'locales/.workbench/pl.record.json': { common: { skip: recordOf([english.skip], [polish.skip]), files } },
  })
  await write({
    'locales/en/common.json': {
      skip: 'Skip the navigation',
      files_one: 'One file',
      files_other: '{{count}} new files',
    },
  })
  const data = await dataIn(folder)
  expect((await detailOf(data, 'common:skip', sources)).englishChange).toEqual([
    {
      before: [
        { text: 'Skip the ', changed: false },
        { text: 'menu', changed: true },
      ],
      after: [
        { text: 'Skip the ', changed: false },
        { text: 'navigation', changed: true },
      ],
    },
  ])
  const change = (await detailOf(data, 'common:files', sources)).englishChange
  expect(change?.map(({ after }) => after.filter(({ changed }) => changed))).toEqual([
    [{ text: 'new ', changed: true }],
  ])
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

it('refuses a key that English has not', async () => {
  const data = await dataOf({})
  await expect(detailOf(data, 'common:gone', sources)).rejects.toThrow('"common:gone": expected the key of a message')
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
