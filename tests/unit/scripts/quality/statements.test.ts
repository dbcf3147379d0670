import { expect, it } from 'vitest'
import { readBundles } from 'i18next-workbench/model/bundles.ts'
import { unconfirmedPlaces, unconfirmedStatements } from '../../../../scripts/quality/launch.ts'
import { messagesAboutPlaces, statementsToConfirm } from '../../../../src/config/confirmations.ts'
import { allLocales } from '../../../../src/config/locales.ts'
import { type Office, offices } from '../../../../src/config/site.ts'
import { configureWorkbench } from '../../../../scripts/site/workbench.ts'

configureWorkbench()

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

/** Where an office is, as regions of ISO 3166 with the union that its law is of. */
const regions: Readonly<Record<Office['id'], readonly string[]>> = { poland: ['PL', 'EU'], usa: ['US'] }

it('knows each message of English that says where an office is', () => {
  const messages = [...(files.get('en')?.values() ?? [])].flatMap(({ namespace, entries }) =>
    [...entries.values()].map(({ key, text }) => [`${namespace}:${key}`, text] as const),
  )
  const english = new Map(messages)
  // "Poland, Warsaw" and "00-001 Warszawa".
  const towns = offices.flatMap(({ id, address }) => [
    ...(english.get(`common:office.${id}.name`)?.split(', ').slice(1) ?? []),
    ...(address.at(-1)?.match(/\p{L}{3,}/gu) ?? []),
  ])
  const named = offices.flatMap(({ id }) => regions[id].flatMap((code) => [code, nameOf(code)]))
  const town = new RegExp(`\\b(${towns.join('|')})\\b`)
  // Countries and unions stand in many texts about clients, patients and authorities, too.
  const region = new RegExp(`\\b(${named.join('|')})\\b`)
  const about = messages.filter(([id, text]) => {
    const plain = text.replace(/\bU\.S\./g, 'US')
    return town.test(plain) || (region.test(plain) && /\boffices?\b|\bour teams\b/i.test(`${id} ${text}`))
  })
  expect(about.length).toBeGreaterThan(0)
  expect(about.filter(([id]) => !messagesAboutPlaces.includes(id))).toEqual([])
})

const nameOf = (region: string) => new Intl.DisplayNames('en', { type: 'region' }).of(region)
