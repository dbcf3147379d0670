import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { hashOf } from '../../src/model/units.ts'
import { type LocaleData, unitOf } from '../../src/assist/localeData.ts'
import { knownTexts, memoryOf } from '../../src/assist/memory/memory.ts'
import { pairsOf } from '../../src/assist/memory/pairs.ts'
import { readHistory } from '../../src/history/history.ts'
import { localeOf } from '../../src/config.ts'
import { emptyEnglish, type Files, inLocales } from '../fixtures/exchange/project.ts'
import { translated } from '../fixtures/exchange/exported.ts'
import { makeRepository } from '../repository.ts'
import { dataIn, dataOf } from './assistFixture.ts'

const nothing = { english: new Map(), targets: new Map(), records: new Map() }
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
  expect(matches[1]).toMatchObject({ source: english.b, target: polish.b, date: null })
  expect(matches[1]?.difference.filter(({ changed }) => changed)).toEqual([{ text: 'the', changed: true }])
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

it('shows the best eight', async () => {
  const english = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`k${at}`, `Read our page ${at} of news`]))
  const polish = Object.fromEntries(Object.keys(english).map((key) => [key, `Strona ${key}`]))
  expect(await matchesOf(translated(english, polish), 'common:k0')).toHaveLength(8)
})

it('leaves out what nobody has recorded, what needs work and what no language translates', async () => {
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

it('offers a stale translation with the English that it was made from', async () => {
  const a = 'Contact us now'
  const files = translated({ a, b: 'Something else' }, { b: 'Napisz teraz' }, {}, { b: a })
  const matches = await matchesOf({ ...files, '.workbench/en.previous.json': { [hashOf([a])]: a } }, 'common:a')
  expect(matches).toMatchObject([{ id: 'common:b', score: 100, target: 'Napisz teraz', date: '2026-01-02' }])
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
  const data = await dataOf(translated(english, polish, { b: 'human 2026-01-02 A. Nowak' }))
  expect(knownTexts(data, pairsOf(data, nothing))).toEqual([{ id: 'common:c', texts: { text: 'Prześlij' } }])
})

/** What the memory has for a message of a folder: score, id, translation and day. */
async function pastMatchesIn(root: string, id: string) {
  const data = await dataIn(root)
  const past = await readHistory(data.project, localeOf('pl'))
  const matches = memoryOf(pairsOf(data, past))(unitOf(data, id))
  return matches.map(({ score, target, date, ...match }) => [score, match.id, target, date])
}

/** A repository in which a message was reworded in both languages, and another corrected in Polish. */
async function makeHistory() {
  const repository = await makeRepository()
  const { commit } = repository
  await commit('Begin', inLocales(emptyEnglish))
  const before = { a: 'Read the leaflet', b: 'Contact us' }
  await commit('Translate', inLocales(translated(before, { a: 'Przeczytaj ulotkę', b: 'Napsz do nas' })))
  await commit('Correct', inLocales(translated(before, { a: 'Przeczytaj ulotkę', b: 'Napisz do nas' })))
  const after = { a: 'Open the file', b: 'Contact us', new: 'Read the leaflet', ask: 'Contact us' }
  await commit('Reword', inLocales(translated(after, { a: 'Otwórz plik', b: 'Napisz do nas' })))
  return repository
}

it('offers what once stood there, of other messages without what was replaced under the same English', async () => {
  const { folder } = await makeHistory()
  expect(await pastMatchesIn(folder, 'common:new')).toEqual([[100, 'common:a', 'Przeczytaj ulotkę', '2026-01-02']])
  expect(await pastMatchesIn(folder, 'common:ask')).toEqual([[100, 'common:b', 'Napisz do nas', null]])
  expect(await pastMatchesIn(folder, 'common:b')).toEqual([[100, 'common:b', 'Napsz do nas', '2026-01-02']])
})

it('never pairs a translation with English that came after it', async () => {
  const { folder, commit } = await makeHistory()
  await commit('Reword English', { 'locales/en/common.json': { a: 'Close the box', new: 'Close the box' } })
  expect(await pastMatchesIn(folder, 'common:new')).toEqual([])
})

it('forgets a former translation of which somebody has said that it needs work', async () => {
  const { folder, commit } = await makeRepository()
  const english = { a: 'Read the leaflet' }
  await commit('Translate', inLocales({ ...emptyEnglish, ...translated(english, { a: 'Zły' }) }))
  await commit('Send back', inLocales(translated(english, { a: 'Zły' }, { a: 'human 2026-01-02 needs-work A. Nowak' })))
  await commit('Reword', inLocales(translated({ a: 'Open', new: 'Read the leaflet' }, { a: 'Otwórz' })))
  expect(await pastMatchesIn(folder, 'common:new')).toEqual([])
})

it('keeps what it has read of git, and reads only what is new', async () => {
  const { folder, commit, git } = await makeHistory()
  const readBefore = [100, 'common:a', 'Przeczytaj ulotkę', '2026-01-02']
  expect(await pastMatchesIn(folder, 'common:new')).toEqual([readBefore])
  for (const file of ['en/common.json', 'pl/common.json', '.workbench/pl.record.json']) {
    const object = (await git('rev-parse', `HEAD~2:locales/${file}`)).said
    await rm(path.join(folder, '.git/objects', object.slice(0, 2), object.slice(2)))
  }
  const english = { a: 'Close', new: 'Read the leaflet', other: 'Open the file' }
  await commit('Reword', inLocales(translated(english, { a: 'Zamknij' })))
  expect(await pastMatchesIn(folder, 'common:new')).toEqual([readBefore])
  expect(await pastMatchesIn(folder, 'common:other')).toEqual([[100, 'common:a', 'Otwórz plik', '2026-01-02']])
})

it('reads git anew when what was kept is broken, or says what git does not', async () => {
  const { folder } = await makeHistory()
  const kept = path.join(folder, '.cache/i18n/history-pl.json')
  const first = await pastMatchesIn(folder, 'common:new')
  const doctored = (await readFile(kept, 'utf8')).replaceAll('Przeczytaj ulotkę', 'Wyrzuć ulotkę')
  for (const text of ['{ "version": 1, "objects": [3] }', '{ "version": 1, ', '[]', doctored]) {
    await writeFile(kept, text)
    expect(await pastMatchesIn(folder, 'common:new')).toEqual(first)
  }
})

it('works in a shallow clone and without a repository', async () => {
  const { folder, git } = await makeHistory()
  await git('clone', '--quiet', '--depth=1', `file://${folder}`, 'shallow')
  expect(await pastMatchesIn(path.join(folder, 'shallow'), 'common:new')).toEqual([])
  expect(await pastMatchesIn(path.join(folder, 'shallow'), 'common:ask')).toHaveLength(1)
  await rm(path.join(folder, 'shallow/.git'), { recursive: true })
  await rm(path.join(folder, '.git'), { recursive: true })
  expect(await pastMatchesIn(path.join(folder, 'shallow'), 'common:ask')).toHaveLength(1)
})
