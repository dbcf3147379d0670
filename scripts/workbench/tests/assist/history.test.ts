import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { unitOf } from '../../src/assist/localeData.ts'
import { readHistory } from '../../src/assist/memory/history.ts'
import { memoryOf } from '../../src/assist/memory/memory.ts'
import { pairsOf } from '../../src/assist/memory/pairs.ts'
import { localeOf } from '../../src/config.ts'
import { emptyEnglish, inLocales } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'
import { dataIn, translated } from './assistFixture.ts'

/** What the memory has for a message of a folder: score, id, translation and day. */
async function matchesIn(root: string, id: string) {
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
  expect(await matchesIn(folder, 'common:new')).toEqual([[100, 'common:a', 'Przeczytaj ulotkę', '2025-02-03']])
  expect(await matchesIn(folder, 'common:ask')).toEqual([[100, 'common:b', 'Napisz do nas', null]])
  expect(await matchesIn(folder, 'common:b')).toEqual([[100, 'common:b', 'Napsz do nas', '2025-02-03']])
})

it('never pairs a translation with English that came after it', async () => {
  const { folder, commit } = await makeHistory()
  await commit('Reword English', { 'locales/en/common.json': { a: 'Close the box', new: 'Close the box' } })
  expect(await matchesIn(folder, 'common:new')).toEqual([])
})

it('forgets a former translation of which somebody has said that it needs work', async () => {
  const { folder, commit } = await makeRepository()
  const english = { a: 'Read the leaflet' }
  await commit('Translate', inLocales({ ...emptyEnglish, ...translated(english, { a: 'Zły' }) }))
  await commit('Send back', inLocales(translated(english, { a: 'Zły' }, { a: 'needs-work A. Nowak' })))
  await commit('Reword', inLocales(translated({ a: 'Open', new: 'Read the leaflet' }, { a: 'Otwórz' })))
  expect(await matchesIn(folder, 'common:new')).toEqual([])
})

it('keeps what it has read of git, and reads only what is new', async () => {
  const { folder, commit, git } = await makeHistory()
  const readBefore = [100, 'common:a', 'Przeczytaj ulotkę', '2025-02-03']
  expect(await matchesIn(folder, 'common:new')).toEqual([readBefore])
  for (const file of ['en/common.json', 'pl/common.json', '.workbench/pl.record.json']) {
    const object = (await git('rev-parse', `HEAD~2:locales/${file}`)).said
    await rm(path.join(folder, '.git/objects', object.slice(0, 2), object.slice(2)))
  }
  const english = { a: 'Close', new: 'Read the leaflet', other: 'Open the file' }
  await commit('Reword', inLocales(translated(english, { a: 'Zamknij' })))
  expect(await matchesIn(folder, 'common:new')).toEqual([readBefore])
  expect(await matchesIn(folder, 'common:other')).toEqual([[100, 'common:a', 'Otwórz plik', '2025-02-03']])
})

it('reads git anew when what was kept is broken, or says what git does not', async () => {
  const { folder } = await makeHistory()
  const kept = path.join(folder, '.cache/i18n/history-pl.json')
  const first = await matchesIn(folder, 'common:new')
  const doctored = (await readFile(kept, 'utf8')).replaceAll('Przeczytaj ulotkę', 'Wyrzuć ulotkę')
  for (const text of ['{ "version": 1, "objects": [3] }', '{ "version": 1, ', '[]', doctored]) {
    await writeFile(kept, text)
    expect(await matchesIn(folder, 'common:new')).toEqual(first)
  }
})

it('works in a shallow clone and without a repository', async () => {
  const { folder, git } = await makeHistory()
  await git('clone', '--quiet', '--depth=1', `file://${folder}`, 'shallow')
  expect(await matchesIn(path.join(folder, 'shallow'), 'common:new')).toEqual([])
  expect(await matchesIn(path.join(folder, 'shallow'), 'common:ask')).toHaveLength(1)
  await rm(path.join(folder, 'shallow/.git'), { recursive: true })
  await rm(path.join(folder, '.git'), { recursive: true })
  expect(await matchesIn(path.join(folder, 'shallow'), 'common:ask')).toHaveLength(1)
})
