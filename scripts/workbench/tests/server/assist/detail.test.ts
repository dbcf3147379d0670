import { expect, it } from 'vitest'
import { hashOf } from '../../../src/messages/units.ts'
import { detailOf } from '../../../src/server/assist/detail.ts'
import { translated } from '../../fixtures/exchange/exported.ts'
import { dataOf } from './assistFixture.ts'

const memory = () => []
it('has note, comments, record and findings of a message', async () => {
  const data = await dataOf({
    ...translated({ ask: 'Ask us.' }, { ask: 'Zapytaj' }, { ask: 'human 2026-01-02 A. Nowak' }),
    '.workbench/en.notes.json': [{ match: 'common:ask', note: 'A button.' }],
    '.workbench/pl.comments.json': { common: { ask: ['Formal or not?'] } },
  })
  const detail = await detailOf(data, 'common:ask', memory)
  expect(detail).toMatchObject({
    note: 'A button.',
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
  const { terms } = await detailOf(data, 'common:a', memory)
  expect(terms.map((hit) => [hit.term, hit.use, hit.avoid, hit.note])).toEqual([
    ['clinical trial', ['badan* kliniczn*'], ['prób* kliniczn*'], 'ICH'],
    ['consent form', [], [], null],
    ['trial', ['prób*'], [], null],
  ])
})

it('marks the changes of the English since the translation, each text once', async () => {
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
    (await detailOf(data, id, memory)).englishChange?.map((change) =>
      [change.before, change.after].map((runs) => runs.flatMap(({ text, changed }) => (changed ? [text] : []))),
    )
  expect(await changeOf('common:skip')).toEqual([[['menu'], ['navigation']]])
  expect(await changeOf('common:files')).toEqual([[[], ['new ']]])
})
