import { expect, it } from 'vitest'
import { readBundles } from '../../../../scripts/i18n/model/bundles.ts'
import { unconfirmedPlaces, unconfirmedStatements } from '../../../../scripts/quality/launch/messages.ts'
import { messagesAboutPlaces, statementsToConfirm } from '../../../../src/config/confirmations.ts'
import { allLocales } from '../../../../src/config/locales.ts'

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
  expect(unconfirmedPlaces(files).length).toBeGreaterThanOrEqual(messagesAboutPlaces.length)
})

it('lists a message about the places of the offices in every language', () => {
  const said = unconfirmedPlaces(files, ['common:office.usa.name']).map(({ file }) => file)
  expect(said).toEqual(allLocales.map(({ code }) => `locales/${code}/common.json`))
})
