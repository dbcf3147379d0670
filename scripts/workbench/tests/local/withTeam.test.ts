import { expect, it, onTestFinished, vi } from 'vitest'
import { createLocalBackend } from '../../src/local/localBackend.ts'
import { withTeam } from '../../src/local/withTeam.ts'
import { polishIn, save } from '../fixtures/edit.ts'
import { makeTeam, type Worker } from '../team/people.ts'
import { polishPages, englishPages } from '../fixtures/exchange/exported.ts'

async function editorOf({ root }: Worker) {
  const alone = await createLocalBackend({ ...polishIn(root), findUses: null })
  const backend = withTeam(alone, { ...polishIn(root), retry: 50 })
  onTestFinished(() => {
    backend.endTeam()
    backend.close()
  })
  const team = async (wanted: 'look' | 'send' | 'get' = 'look') => backend.team({ wanted, person: 'Anna Nowak' })
  return { backend, team }
}

const english = { title: 'Title', ...englishPages }
const polish = { title: 'Tytuł', ...polishPages }

it('shows what two people have changed by message, all forms together, until a text is saved or settled', async () => {
  const people = await makeTeam(english, polish)
  const [anna, bert] = [await people.join('Anna Nowak'), await people.join('Bert Lis')]
  const { pages_one: one, pages_few: few, pages_many: many, pages_other: other } = polish
  await save(bert.root, 'common:pages', { one, few: '{{count}} karty', many, other }, { person: 'Bert Lis' })
  await save(bert.root, 'common:title', 'Napis', { person: 'Bert Lis' })
  await bert.send()
  const { backend, team } = await editorOf(anna)
  await save(anna.root, 'common:pages', { one, few: '{{count}} kartki', many, other }, { person: 'Anna Nowak' })
  await save(anna.root, 'common:title', 'Nagłówek', { person: 'Anna Nowak' })
  expect(await team()).toMatchObject({ toSend: 2, got: null, unsettled: [] })
  expect((await team('get'))?.unsettled).toEqual([
    { id: 'common:title', base: { text: 'Tytuł' }, yours: { text: 'Nagłówek' } },
    { id: 'common:pages', base: { one, few, many, other }, yours: { one, few: '{{count}} kartki', many, other } },
  ])
  expect((await backend.settle({ id: 'common:pages' }))?.unsettled).toMatchObject([{ id: 'common:title' }])
  // The watcher has to have seen what came.
  await vi.waitFor(async () => expect((await backend.detail({ id: 'common:title' })).forms[0]?.target).toBe('Napis'))
  const { hashes: base } = await backend.detail({ id: 'common:title' })
  const request = { id: 'common:title', texts: { text: 'Nagłówek' }, base, excuses: [], person: 'Anna Nowak' }
  expect(await backend.save(request)).toMatchObject({ kind: 'saved' })
  expect((await team())?.unsettled).toEqual([])
})

it.runIf(process.env['THOROUGH'] === '1')('sends as soon as there is a network again', async () => {
  const people = await makeTeam(english, polish)
  const anna = await people.join('Anna Nowak')
  const { team } = await editorOf(anna)
  await save(anna.root, 'common:title', 'Nagłówek')
  await people.disconnect()
  expect(await team('send')).toMatchObject({ waiting: 'send', last: { kind: 'unreachable' } })
  await people.connect()
  await vi.waitFor(async () => expect(await team()).toMatchObject({ waiting: null, last: { kind: 'done' } }), 20_000)
})
