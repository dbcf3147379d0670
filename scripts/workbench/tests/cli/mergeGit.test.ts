import { rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { linesOf, recordIn, recordsText } from '../fixtures/records.ts'
import { joinRecords, parseRecords } from '../../src/project/records/records.ts'
import { makeRepository, outputWith, type Repository } from '../repository.ts'

const page = 'locales/pl/common.json'

/** Two branches that begin at the same commit; "main" is checked out. */
async function branches(base: object, main: object, other: object): Promise<Repository> {
  const repository = await makeRepository()
  await repository.commit('Begin', { ...base })
  await repository.git('switch', '--quiet', '--create', 'other')
  await repository.commit('Work of the other', { ...other })
  await repository.git('switch', '--quiet', 'main')
  await repository.commit('Our work', { ...main })
  return repository
}

const keys = Array.from({ length: 62 }, (_, at) => `k${at + 10}`)
const record = (reviewer: string) => `0123abcd 4567cdef imported 2026-01-01 ${reviewer}`.trim()
const records = (reviewer: (at: number) => string) =>
  recordsText({ common: Object.fromEntries(keys.map((key, at) => [key, record(reviewer(at))])) })

it('git keeps the reviews of two branches', async () => {
  const file = 'locales/.workbench/records/pl.jsonl'
  const repository = await branches(
    { [file]: records(() => '') },
    { [file]: records((at) => (at % 2 === 0 ? 'A. Nowak' : '')) },
    { [file]: records((at) => (at % 2 === 1 ? 'B. Lis' : 'C. Wilk')) },
  )
  expect((await repository.git('merge', 'other')).code).toBe(0)
  const read = parseRecords(await repository.read(file), file)
  const reviewers = keys.map((key) => joinRecords(read.get(`common:${key}`) ?? [], recordIn(record('')))?.reviewer)
  expect(reviewers).toEqual(keys.map((_, at) => (at % 2 === 0 ? 'A. Nowak; C. Wilk' : 'B. Lis')))
  expect(Object.keys(linesOf(await repository.read(file))['common'] ?? {})).toEqual(keys)
})

const texts = (title: string, lead: string, end: string) => ({ hero: { title, lead }, end })
describe('texts of two branches', () => {
  it('on neighbouring lines and in another order are merged without a conflict', async () => {
    const repository = await branches(
      { [page]: { hero: { title: 'Tytuł', lead: 'Wstęp' }, end: 'Koniec' } },
      { [page]: { hero: { title: 'Nowy', lead: 'Wstęp' }, end: 'Stop' } },
      { [page]: { hero: { lead: 'Nowy wstęp', more: 'Więcej', title: 'Tytuł' }, end: 'Stop' } },
    )
    await repository.git('merge', 'other')
    expect(await repository.i18n('merge')).toEqual(outputWith(0, `✓ ${page}: merged`))
    const merged = { hero: { title: 'Nowy', lead: 'Nowy wstęp', more: 'Więcej' }, end: 'Stop' }
    expect(await repository.read(page)).toBe(`${JSON.stringify(merged, null, 2)}\n`)
    expect((await repository.git('diff', '--name-only', '--diff-filter=U')).output).toBe('')
  })

  it('that both changed are listed by key, settled by side, and untouched once edited', async () => {
    // Conflicts on hero.title and end; the line between was changed on one side.
    const repository = await branches(
      { [page]: texts('Tytuł', 'Wstęp', 'Koniec') },
      { [page]: texts('Nasz tytuł', 'Wstęp', 'Nasz koniec') },
      { [page]: texts('Ich tytuł', 'Nowy wstęp', 'Ich koniec') },
    )
    await repository.git('merge', 'other')
    const marked = await repository.read(page)
    const merged = await repository.i18n('merge', '--theirs', '--key', 'common:hero.*')
    expect(merged).toEqual(outputWith(1, '1 conflict'))
    expect(merged.output).toMatch(/common:end\n {4}before {2}Koniec\n {4}ours {4}.*Nasz.*\n {4}theirs {2}.*Ich/)
    expect(await repository.read(page)).toBe(marked)
    expect((await repository.git('diff', '--name-only', '--diff-filter=U')).output).toBe(page)

    const edited = marked.replace('Ich koniec', 'Wspólny koniec')
    await repository.write({ [page]: edited })
    expect(await repository.i18n('merge', '--ours')).toEqual(outputWith(1, 'edited after the merge began'))
    expect(await repository.read(page)).toBe(edited)

    await repository.write({ [page]: marked })
    expect(await repository.i18n('merge', '--theirs', '--key', 'common:hero.*', '--ours')).toMatchObject({ code: 0 })
    expect(await repository.json(page)).toEqual(texts('Ich tytuł', 'Nowy wstęp', 'Nasz koniec'))
    expect((await repository.git('commit', '--no-edit')).code).toBe(0)
  })

  it('are kept or removed with their page when one branch removed it', async () => {
    const repository = await branches({ [page]: { a: 'A', b: 'B' } }, { [page]: { a: 'C', b: 'B' } }, {})
    await repository.git('switch', '--quiet', 'other')
    await rm(path.join(repository.folder, page))
    await repository.commit('Remove the page')
    await repository.git('switch', '--quiet', 'main')
    for (const side of ['ours', 'theirs']) {
      await repository.git('merge', 'other')
      expect(await repository.i18n('merge')).toMatchObject({ code: 1 })
      expect(await repository.i18n('merge', `--${side}`)).toMatchObject({ code: 0 })
      expect((await repository.git('ls-files', page)).output).toBe(side === 'ours' ? page : '')
      await repository.git('reset', '--hard', '--quiet')
    }
  })
})
