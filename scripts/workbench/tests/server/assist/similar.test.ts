import { expect, it } from 'vitest'
import { type LocaleData, unitOf } from '../../../src/server/assist/localeData.ts'
import { memoryOf } from '../../../src/server/assist/similar.ts'
import type { Files } from '../../fixtures/exchange/project.ts'
import { translated } from '../../fixtures/exchange/exported.ts'
import { dataOf } from './assistFixture.ts'

const matchesIn = (data: LocaleData, id: string) => memoryOf(data)(unitOf(data, id))
const matchesOf = async (files: Files, id: string) => matchesIn(await dataOf(files), id)

it('scores by words, and marks differences', async () => {
  const english = {
    a: 'Send us your package leaflet',
    b: 'Send us the package leaflet',
    c: 'Send us your clinical leaflet today, please',
    d: 'SEND us your package leaflet!',
    e: 'Read the package insert now',
  }
  const polish = { b: 'Prześlij nam ulotkę', c: 'Wyślij', d: 'Prześlij', e: 'Przeczytaj' }
  const matches = await matchesOf(translated(english, polish), 'common:a')
  expect(matches.map(({ id, score }) => [id, score])).toEqual([
    ['common:d', 99],
    ['common:b', 80],
  ])
  expect(matches[1]).toMatchObject({ source: english.b, target: polish.b })
  expect(matches[1]?.difference.filter(({ changed }) => changed)).toEqual([{ text: 'the', changed: true }])
})

it('offers the same English first, reviewed before others, each wording once, and never a text to itself', async () => {
  const english = { a: 'Contact us', b: 'Contact us', c: 'Contact us', d: 'Contact us', e: 'Contact us.' }
  const polish = { a: 'Napisz', b: 'Zadzwoń', c: 'Napisz do nas', d: 'Zadzwoń', e: 'Napisz.' }
  const matches = await matchesOf(
    translated(english, polish, { c: 'human 2026-01-02 A. Nowak', e: 'human 2026-01-02 A. Nowak' }),
    'common:a',
  )
  expect(matches.map(({ id, score }) => [id, score])).toEqual([
    ['common:c', 100],
    ['common:b', 100],
    ['common:e', 99],
  ])
})

it('leaves out texts that are unrecorded, need work or are verbatim', async () => {
  const english = { a: 'Contact us', b: 'Contact us', c: 'Contact us', d: 'Contact us' }
  const files = translated(
    english,
    { b: 'Zmieniony', c: 'Niedobry', d: 'Contact us' },
    { c: 'human 2026-01-02 needs-work A. Nowak' },
  )
  const matches = await matchesOf(
    {
      ...files,
      'pl/common.json': { b: 'Zmieniony ręcznie', c: 'Niedobry', d: 'Contact us' },
      '.workbench/en.glossary.json': { verbatim: { en: ['common:d'] } },
    },
    'common:a',
  )
  expect(matches).toEqual([])
})

it('matches the plural forms of messages one by one', async () => {
  const [one, other] = ['One file', '{{count}} files']
  const english = { a_one: one, a_other: other, b_one: one, b_other: other, c: other }
  const polish = { a_one: 'Plik', a_few: '{{count}} pliki', a_many: '{{count}} plików', a_other: '{{count}} pliku' }
  const data = await dataOf(translated(english, polish))
  expect(matchesIn(data, 'common:b').map(({ score, target }) => [score, target])).toEqual(
    Object.values(polish).map((form) => [100, form]),
  )
  expect(matchesIn(data, 'common:c').map(({ target }) => target)).toEqual(['{{count}} pliku'])
})
