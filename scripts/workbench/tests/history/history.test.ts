import { cp } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { previousEnglishOf } from '../../src/history/history.ts'
import { hashOf, type Unit } from '../../src/model/units.ts'
import { recordWith } from '../checks/checkFixture.ts'
import { copySample } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'

/** A unit whose translation was made from some English. */
const unit = (namespace: string, key: string, ...english: string[]): Unit => {
  const record = recordWith({ english: hashOf(english) })
  return { namespace, key, forms: [], state: 'stale', english: hashOf(['today']), record, errors: [] }
}
const none = new Map()

it('finds the English of a stale text in the history of its file, and of another when it was moved', async () => {
  const { folder, commit } = await makeRepository()
  await commit('One', {
    'locales/en/common.json': { skip: 'Skip', files_one: 'A file', files_other: 'Files', gone: 'Moved' },
  })
  await commit('Two', { 'locales/en/common.json': { skip: 'Skip it', files_one: 'One file', files_other: 'Files' } })
  await commit('Three', { 'locales/en/common.json': '{ "skip": ', 'locales/en/pages/about.json': { here: 'today' } })
  await commit('Four', { 'locales/en/common.json': { skip: 'today', files_one: 'today', files_other: 'today' } })
  const units = [
    unit('common', 'skip', 'Skip'),
    unit('common', 'files', 'A file', 'Files'),
    unit('pages/about', 'here', 'Moved'),
    unit('common', 'never', 'Never committed'),
    unit('common', 'fresh', 'today'),
  ]
  const found = await previousEnglishOf({ folder: path.join(folder, 'locales'), previous: none }, units)
  expect(Object.fromEntries([...found].map(([id, forms]) => [id, Object.fromEntries(forms)]))).toEqual({
    'common:skip': { null: 'Skip' },
    'common:files': { one: 'A file', other: 'Files' },
    'pages/about:here': { null: 'Moved' },
  })
})

it('status --stale shows the English then and now, with what changed, and the translation', async () => {
  const { folder, commit, i18n, read, write } = await makeRepository()
  await cp(await copySample(), folder, { recursive: true })
  await i18n('accept', 'pl', '*:*', '--edited')
  await commit('One')
  const file = 'locales/en/common.json'
  const text = await read(file)
  const { skip }: { skip: string } = JSON.parse(text)
  await write({ [file]: text.replace(`"${skip}"`, `"${skip} now"`) })
  const { skip: polish }: { skip: string } = JSON.parse(await read('locales/pl/common.json'))
  expect((await i18n('status', 'pl', '--stale')).said.split('\n')).toEqual([
    'pl  common:skip',
    `  English then  ${skip}`,
    `  English now   ${skip}{+ now+}`,
    `  pl            ${polish}`,
    '',
    '1 stale text.',
  ])
  const { said } = await i18n('status', 'pl', '--stale', '--json')
  expect(JSON.parse(said)).toEqual([
    { locale: 'pl', key: 'common:skip', previous: skip, english: `${skip} now`, translation: polish },
  ])
})
