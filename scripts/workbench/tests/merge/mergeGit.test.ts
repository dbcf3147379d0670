import { rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeRepository, type Repository, saying } from '../repository.ts'

const keys = Array.from({ length: 62 }, (_, at) => `items.k${at}`)
const record = (reviewer = '') => `0123abcd 4567cdef imported 2026-01-01 ${reviewer}`.trim()
const records = (reviewer: (at: number) => string) => ({
  common: Object.fromEntries(keys.map((key, at) => [key, record(reviewer(at))])),
})
const file = 'locales/.workbench/pl.record.json'
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

/** 31 reviews here, 31 on the neighbouring lines there. */
const reviewers = () =>
  branches(
    { [file]: records(() => '') },
    { [file]: records((at) => (at % 2 === 0 ? 'A. Nowak' : '')) },
    { [file]: records((at) => (at % 2 === 1 ? 'B. Lis' : '')) },
  )
const allReviews = records((at) => (at % 2 === 0 ? 'A. Nowak' : 'B. Lis'))

it.each([
  ['merge', true],
  ['rebase', false],
])('reviews of two branches are all there after a %s, with the driver: %s', async (step, isSetUp) => {
  const repository = await reviewers()
  if (isSetUp) await repository.i18n('merge', '--setup')
  expect((await repository.git(step, 'other')).code).toBe(isSetUp ? 0 : 1)
  if (!isSetUp) {
    expect(await repository.i18n('merge')).toEqual(saying(0, `✓ ${file}: merged`))
    expect((await repository.git(step, '--continue')).code).toBe(0)
  }
  expect(await repository.json(file)).toEqual(allReviews)
})

const texts = (title: string, lead: string, end: string) => ({ hero: { title, lead }, end })
/** One conflict, on hero.title; the neighbouring line was changed on one side. */
const conflict = () =>
  branches(
    { [page]: texts('Tytuł', 'Wstęp', 'Koniec') },
    { [page]: texts('Nasz tytuł', 'Wstęp', 'Nasz koniec') },
    { [page]: texts('Ich tytuł', 'Nowy wstęp', 'Ich koniec') },
  )

describe('texts that both branches changed', () => {
  it('are marked by the driver, each on its own, and settled by key', async () => {
    const repository = await conflict()
    await repository.i18n('merge', '--setup')
    const merged = await repository.git('merge', 'other')
    expect(merged).toMatchObject({ code: 1, said: expect.stringMatching(/both branches changed common:hero.title/) })
    expect((await repository.read(page)).match(/^<{7}.*\n.*\n={7}\n.*\n>{7}.*$/gm)).toHaveLength(2)

    const first = await repository.i18n('merge', '--theirs', '--key', 'common:hero.*')
    expect(first).toMatchObject({ code: 1, said: expect.stringMatching(/1 conflict, 1 settled/) })
    expect(first.said).toMatch(/common:end .*\n {2}before {2}Koniec\n {2}ours {4}.*Nasz.*\n {2}theirs {2}.*Ich/)
    expect(await repository.i18n('merge', '--ours')).toMatchObject({ code: 0 })
    expect(await repository.json(page)).toEqual(texts('Ich tytuł', 'Nowy wstęp', 'Nasz koniec'))
    expect((await repository.git('diff', '--name-only', '--diff-filter=U')).said).toBe('')
  })

  it('are merged by the command from git’s own marks, and what was edited between them stays', async () => {
    const repository = await conflict()
    await repository.git('merge', 'other')
    expect(await repository.i18n('merge')).toEqual(saying(1, /2 conflicts to settle/))
    const marked = await repository.read(page)
    const edited = marked.replace(/<{7} ours\n(.*)Nasz tytuł(.*)\n={7}\n.*\n>{7} theirs\n/, '$1Wspólny tytuł$2\n')
    await repository.write({ [page]: edited })
    expect((await repository.i18n('merge')).said).toContain('1 conflict to settle')
    expect(await repository.i18n('merge', '--theirs')).toMatchObject({ code: 0 })
    expect(await repository.json(page)).toEqual(texts('Wspólny tytuł', 'Nowy wstęp', 'Ich koniec'))
  })

  it('are kept or removed with their page when one branch removed it', async () => {
    for (const side of ['ours', 'theirs']) {
      const repository = await branches({ [page]: { a: 'A', b: 'B' } }, { [page]: { a: 'C', b: 'B' } }, {})
      await repository.git('switch', '--quiet', 'other')
      await rm(path.join(repository.folder, page))
      await repository.commit('Remove the page')
      await repository.git('switch', '--quiet', 'main')
      await repository.git('merge', 'other')
      expect(await repository.i18n('merge')).toMatchObject({ code: 1, said: expect.stringMatching(/common:\*/) })
      expect(await repository.i18n('merge', `--${side}`)).toMatchObject({ code: 0 })
      expect((await repository.git('ls-files', page)).said).toBe(side === 'ours' ? page : '')
    }
  })
})

describe('the driver', () => {
  it('merges branches that have merged each other before, and asks where they settled a text differently', async () => {
    const base = texts('Tytuł', 'Wstęp', 'Koniec')
    const repository = await branches(
      { [page]: base },
      { [page]: { ...base, end: 'A' } },
      { [page]: { ...base, end: 'B' } },
    )
    await repository.i18n('merge', '--setup')
    await repository.git('tag', 'first')
    await repository.git('merge', 'other')
    await repository.commit('Settle', { [page]: texts('Tytuł', 'Wstęp', 'A') })
    await repository.git('switch', '--quiet', 'other')
    await repository.git('merge', 'first')
    await repository.commit('Settle otherwise', { [page]: texts('Nowy tytuł', 'Wstęp', 'B') })
    expect((await repository.git('merge', 'main')).said).toMatch(/both branches changed common:end/)
    expect(await repository.i18n('merge', '--theirs')).toMatchObject({ code: 0 })
    expect(await repository.json(page)).toEqual(texts('Nowy tytuł', 'Wstęp', 'A'))
  })

  it('works in a folder whose name has spaces and quotes', async () => {
    const repository = await makeRepository()
    const odd = "locales/pl/pages/it's a page.json"
    await repository.commit('Begin', { [odd]: { a: 'A', b: 'B' } })
    await repository.git('switch', '--quiet', '--create', 'other')
    await repository.commit('Theirs', { [odd]: { a: 'A', b: 'D' } })
    await repository.git('switch', '--quiet', 'main')
    await repository.commit('Ours', { [odd]: { a: 'C', b: 'B' } })
    expect(await repository.i18n('merge', '--setup')).toEqual(saying(0, 'From now on git merges'))
    expect((await repository.i18n('merge', '--setup')).said).toContain('already')
    expect((await repository.git('merge', 'other')).code).toBe(0)
    expect(await repository.json(odd)).toEqual({ a: 'C', b: 'D' })
  })
})
