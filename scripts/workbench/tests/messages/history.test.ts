import { expect, it } from 'vitest'
import { translated } from '../fixtures/exchange/exported.ts'
import { emptyEnglish, inLocales } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'

it('status --stale shows the former and the current English with the changes, and the translation', async () => {
  const { commit, i18n } = await makeRepository()
  await commit('One', inLocales({ ...emptyEnglish, ...translated({ skip: 'Skip it' }, { skip: 'Pomiń' }) }))
  await commit('Two', inLocales({ 'en/common.json': { skip: 'Skip it now' } }))
  expect((await i18n('status', 'pl', '--stale')).output.split('\n')).toEqual([
    'pl  common:skip',
    '  English then  Skip it',
    '  English now   Skip it{+ now+}',
    '  pl            Pomiń',
    '',
    '1 stale text.',
  ])
  const { output } = await i18n('status', 'pl', '--stale', '--json')
  expect(JSON.parse(output)).toEqual([
    { locale: 'pl', key: 'common:skip', previous: 'Skip it', english: 'Skip it now', translation: 'Pomiń' },
  ])
})
