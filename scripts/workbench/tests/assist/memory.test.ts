import { expect, it } from 'vitest'
import { type LocaleData, unitOf } from '../../src/assist/localeData.ts'
import { knownTexts, memoryOf } from '../../src/assist/memory/memory.ts'
import { pairsOf } from '../../src/assist/memory/pairs.ts'
import type { Files } from '../fixtures/exchange/project.ts'
import { dataOf, recordOf, translated } from './assistFixture.ts'

const nothing = { english: new Map(), targets: new Map(), records: new Map(), objects: new Set<string>() }
const matchesIn = (data: LocaleData, id: string) => memoryOf(pairsOf(data, nothing))(unitOf(data, id))
const matchesOf = async (files: Files, id: string) => matchesIn(await dataOf(files), id)

it('scores by words, and marks what differs', async () => {
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
  expect(matches[1]).toEqual({
    id: 'common:b',
    score: 80,
    source: english.b,
    target: polish.b,
    date: null,
    difference: [
      { text: 'Send us ', changed: false },
      { text: 'the', changed: true },
      { text: ' package leaflet', changed: false },
    ],
  })
})

it('counts a variable and each half of a tag as one unit', async () => {
  const english = {
    a: 'Ask <term>{{brand}}</term> today',
    variable: 'Ask <term>{{ onTimeDelivery, percent }}</term> today',
    tags: 'Ask {{brand}} today',
  }
  const matches = await matchesOf(translated(english, { variable: 'x', tags: 'y' }), 'common:a')
  expect(matches.map(({ id, score }) => [id, score])).toEqual([
    ['common:variable', 80],
    ['common:tags', 60],
  ])
})

it('offers the same English first, reviewed before others, each wording once, and never a text to itself', async () => {
  const english = { a: 'Contact us', b: 'Contact us', c: 'Contact us', d: 'Contact us', e: 'Contact us.' }
  const polish = { a: 'Napisz', b: 'Zadzwoń', c: 'Napisz do nas', d: 'Zadzwoń', e: 'Napisz.' }
  const matches = await matchesOf(translated(english, polish, { c: 'A. Nowak', e: 'A. Nowak' }), 'common:a')
  expect(matches.map(({ id, score }) => [id, score])).toEqual([
    ['common:c', 100],
    ['common:b', 100],
    ['common:e', 99],
  ])
})

it('shows the best eight', async () => {
  const english = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`k${at}`, `Read our page ${at} of news`]))
  const polish = Object.fromEntries(Object.keys(english).map((key) => [key, `Strona ${key}`]))
  expect(await matchesOf(translated(english, polish), 'common:k0')).toHaveLength(8)
})

it('leaves out what nobody has recorded, what needs work and what no language translates', async () => {
  const english = { a: 'Contact us', b: 'Contact us', c: 'Contact us', d: 'Contact us' }
  const files = translated(english, { b: 'Zmieniony', c: 'Niedobry', d: 'Contact us' }, { c: 'needs-work A. Nowak' })
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

it('offers a stale translation with the English that it was made from', async () => {
  const english = { a: 'Contact us now', b: 'Something else' }
  const matches = await matchesOf(
    {
      ...translated(english, {}),
      'pl/common.json': { b: 'Napisz teraz' },
      '.workbench/pl.record.json': { common: { b: recordOf(['Contact us now'], ['Napisz teraz']) } },
      '.workbench/en.previous.json': previousOf('Contact us now'),
    },
    'common:a',
  )
  expect(matches).toMatchObject([{ id: 'common:b', score: 100, target: 'Napisz teraz', date: '2025-02-03' }])
})

const previousOf = (text: string) => ({ [recordOf([text], []).slice(0, 8)]: text })

it('matches the plural forms of messages one by one', async () => {
  const english = { a_one: 'One file', a_other: '{{count}} files', b_one: 'One file', b_other: '{{count}} files' }
  const forms = ['Plik', '{{count}} pliki', '{{count}} plików', '{{count}} pliku']
  const data = await dataOf({
    'en/common.json': { ...english, c: '{{count}} files' },
    'pl/common.json': { a_one: forms[0], a_few: forms[1], a_many: forms[2], a_other: forms[3] },
    '.workbench/pl.record.json': { common: { a: recordOf(['One file', '{{count}} files'], forms) } },
  })
  expect(matchesIn(data, 'common:b').map(({ score, target }) => [score, target])).toEqual(
    forms.map((form) => [100, form]),
  )
  expect(matchesIn(data, 'common:c').map(({ target }) => target)).toEqual(['{{count}} pliku'])
})

it('knows a text for a message without one where the very same English is translated, reviewed texts first', async () => {
  const english = {
    a: 'Send it',
    b: 'Send it',
    c: 'Send it',
    d: 'Send it now',
    e_one: 'A file',
    e_other: 'Files',
    f: 'Files',
  }
  const polish = { a: 'Wyślij', b: 'Prześlij', f: 'Pliki' }
  const data = await dataOf(translated(english, polish, { b: 'A. Nowak' }))
  expect(knownTexts(data, pairsOf(data, nothing))).toEqual([{ id: 'common:c', texts: { text: 'Prześlij' } }])
})
