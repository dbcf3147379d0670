import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { previousEnglishOf, targetsOf } from '../../src/history/history.ts'
import { hashOf, type Unit, unitId } from '../../src/model/units.ts'
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

it('takes the previous English of an import first, and has nothing to say without a repository', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'isogloss-no-git-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'locales'))
  const units = [unit('common', 'a', 'From a file'), unit('common', 'b', 'Unknown')]
  const previous = new Map([[hashOf(['From a file']), new Map([[null, 'From a file']])]])
  const found = await previousEnglishOf({ folder: path.join(folder, 'locales'), previous }, units)
  expect([...found.keys()]).toEqual(units.slice(0, 1).map(unitId))
})

it('finds a translation by its hash, by its own key alone', async () => {
  const { folder, commit } = await makeRepository()
  await commit('One', { 'locales/pl/pages/about.json': { hero: { title: 'Stary' }, files_few: 'pliki' } })
  await commit('Two', { 'locales/pl/pages/about.json': { hero: { title: 'Nowy' }, files_few: 'inne' } })
  const wanted = [
    { namespace: 'pages/about', keys: ['hero.title'], hash: hashOf(['Stary']) },
    { namespace: 'pages/about', keys: ['files_few'], hash: hashOf(['pliki']) },
    { namespace: 'pages/about', keys: ['files_many'], hash: hashOf(['pliki']) },
  ]
  const found = await targetsOf(path.join(folder, 'locales'), 'pl', wanted)
  expect(wanted.map((one) => found.get(one))).toEqual([['Stary'], ['pliki'], undefined])
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
