import { expect, it } from 'vitest'
import { readBundles } from 'i18next-workbench/model/bundles.ts'
import { keyPattern } from 'i18next-workbench/model/keyPattern.ts'
import { messagesOfOwner, unconfirmedStatements } from '../../../../scripts/quality/launch.ts'
import { messagesAboutOwner, statementsToConfirm } from '../../../../src/config/confirmations.ts'
import { allLocales } from '../../../../src/config/locales.ts'
import { offices, officesAreInvented } from '../../../../src/config/site.ts'
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
  expect(messagesOfOwner(files).length).toBeGreaterThanOrEqual(messagesAboutOwner.length)
})

it('lists a message about the owner in every language', () => {
  const said = messagesOfOwner(files, ['common:footer.line']).map(({ file }) => file)
  expect(said).toEqual(allLocales.map(({ code }) => `locales/${code}/common.json`))
})

it('lists the messages of a group once for each language, whatever their keys', () => {
  const said = messagesOfOwner(files, ['common:office.names.*'])
  expect(said).toHaveLength(allLocales.length)
  const [english] = said
  expect(english?.text).toMatch(new RegExp(`^"office\\.names\\.\\*": ${offices.length} messages?, first .`))
})

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const nameOf = (region: string) => new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region
/** Every country, the European Union among them, as English names it. */
const countries = letters
  .flatMap((first) => letters.map((second) => nameOf(first + second)))
  .filter((name) => name.length > 2)

// Of another owner's places, the rows are taken out when the texts are right.
it.runIf(officesAreInvented)('knows each message of English that says where an office is', () => {
  const messages = [...(files.get('en')?.values() ?? [])].flatMap(({ namespace, entries }) =>
    [...entries.values()].map(({ key, text }) => [`${namespace}:${key}`, text] as const),
  )
  // "Warsaw" and "00-001 Warszawa".
  const towns = offices.flatMap(({ city, address }) => [city, ...(address.at(-1)?.match(/\p{L}{3,}/gu) ?? [])])
  const town = new RegExp(`\\b(${towns.join('|')})\\b`)
  // Countries and unions stand in many texts about clients, patients and authorities, too.
  const region = new RegExp(`\\b(${['US', 'EU', ...countries].join('|')})\\b`)
  const about = messages.filter(([id, text]) => {
    const plain = text.replace(/\bU\.S\./g, 'US')
    return town.test(plain) || (region.test(plain) && /\boffices?\b|\bour teams\b/i.test(`${id} ${text}`))
  })
  expect(about.length).toBeGreaterThan(0)
  const listed = messagesAboutOwner.map(keyPattern)
  expect(about.filter(([id]) => !listed.some((row) => row.test(id)))).toEqual([])
})
