import { expect, it } from 'vitest'
import { readBundles } from '../../../../scripts/i18n/model/bundles.ts'
import { unconfirmedStatements } from '../../../../scripts/quality/launch/messages.ts'
import { statementsToConfirm } from '../../../../src/config/confirmations.ts'

const { files } = await readBundles('locales')

it('lists a statement where English says it', () => {
  expect(unconfirmedStatements(files, { 'pages/home:meta.title': 'the title' })).toEqual([
    {
      file: 'locales/en/pages/home.json',
      line: 3,
      kind: 'statement',
      text: '"meta.title": the owner has yet to confirm the title.',
    },
  ])
})

it('refuses a row without a message', () => {
  expect(() => unconfirmedStatements(files, { 'pages/home:meta.titel': 'the title' })).toThrow(
    'expected a message of English, found "pages/home:meta.titel".',
  )
})

it('finds a message for every row of the site', () => {
  expect(unconfirmedStatements(files)).toHaveLength(Object.keys(statementsToConfirm).length)
})
