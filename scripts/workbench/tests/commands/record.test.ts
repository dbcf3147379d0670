import { expect, it } from 'vitest'
import { emptyEnglish, inLocales } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'
import { recordLine } from '../fixtures/exchange/exported.ts'

const file = 'locales/.workbench/pl.record.json'
const english = { title: 'Title', lead: 'Lead', more: 'More', end: 'End', bot: 'Robot' }
const polish = { title: 'Tytuł', lead: 'Wstęp', more: 'Więcej', end: 'Koniec', bot: 'Robot PL' }
const page = 'locales/pl/common.json'

/** A commit of somebody on a day, as platforms make it. */
async function commitOf(
  repository: Awaited<ReturnType<typeof makeRepository>>,
  author: string,
  texts: Partial<typeof polish>,
  trailers = '',
) {
  await repository.write({ [page]: texts })
  await repository.git('add', '--all')
  const message = `Translated using Weblate (Polish)\n\nCurrently translated at 100.0%\n\n${trailers}`
  await repository.git('commit', '--quiet', '--date', '2026-02-03T10:00:00Z', '--author', author, '-m', message)
}

it('gives texts of foreign commits the names, the day and the English of their commits, and leaves those of nobody', async () => {
  const repository = await makeRepository()
  const old = { 'locales/en/common.json': { ...english, title: 'Old title' }, [page]: {} }
  await repository.commit('Begin', { ...inLocales(emptyEnglish), ...old })
  const texts: Partial<typeof polish> = { title: polish.title }
  await commitOf(repository, 'Anna Nowak <1+anna@users.noreply.github.com>', texts)
  await repository.commit('English', { 'locales/en/common.json': english })
  Object.assign(texts, { lead: polish.lead })
  await commitOf(repository, 'Bert Lis <b@example.org>', texts, 'Co-authored-by: Celina Wilk <c@example.org>')
  Object.assign(texts, { more: polish.more })
  await commitOf(repository, 'Weblate <noreply@weblate.org>', texts, 'Translated-by: Dawid Sowa <d@example.org>')
  Object.assign(texts, { bot: polish.bot })
  await commitOf(repository, 'Crowdin Bot <support+bot@crowdin.com>', texts)
  await repository.write({ [page]: polish })

  const said = await repository.i18n('record', 'pl', '--from-git')
  expect(said).toMatchObject({ code: 0, said: expect.stringContaining('3 messages recorded') })
  expect(said.said).toMatch(/no person has committed them:\n {2}common:end\n {2}common:bot\n/)
  const line = (source: string, target: string, by: string) => recordLine(source, target, `human (${by}) 2026-02-03`)
  const { common } = (await repository.json(file)) as { common: Record<string, string> }
  expect(common).toEqual({
    title: line('Old title', polish.title, 'Anna Nowak'),
    lead: line(english.lead, polish.lead, 'Bert Lis; Celina Wilk'),
    more: line(english.more, polish.more, 'Dawid Sowa'),
  })
  expect((await repository.i18n('status', 'pl', '--stale')).said).toContain('common:title')
  expect((await repository.i18n('record', 'pl', '--from-git')).said).toContain('0 messages recorded')
  expect((await repository.i18n('accept', 'pl', '--undo')).said).toContain('3 messages')
})
