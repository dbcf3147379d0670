import type { Bundles, MessageTree } from 'i18next-workbench'
import { expect, it } from 'vitest'
import { requestsFor } from '../../../../scripts/previews/pictures.ts'
import { brand } from '../../../../src/config/brand.ts'
import { localeOf } from '../../../../src/config/locales.ts'
import { allRoutes } from '../../../../src/config/routes.ts'

const page = (title: string): MessageTree => ({ hero: { title } })
const names = (pages: MessageTree) => ['common', { nav: { pages } }] as const
const english = allRoutes.map(({ id }) => [`pages/${id}`, page(`English ${id}`)] as const)
const bundles: Bundles = new Map([
  ['en', new Map([...english, names({ home: 'Home', about: 'About', team: 'English team' })])],
  [
    'pl',
    new Map([['pages/about', page('O firmie {{brand}} i {{onTimeDelivery, percent}}')], names({ about: 'O nas' })]),
  ],
])
const requests = requestsFor(bundles, [localeOf('en'), localeOf('pl')])
const find = (locale: string, id: string) => requests.find((one) => one.locale === locale && one.page === id)

it('requests each page in each locale, with its own title, name and art', () => {
  expect(requests).toHaveLength(2 * allRoutes.length)
  expect(find('pl', 'about')).toEqual({
    page: 'about',
    locale: 'pl',
    // Typeset for Polish: the one-letter word does not end a line.
    title: `O\u00A0firmie ${brand} i\u00A099,5%`,
    section: 'O\u00A0nas',
    localeTag: 'pl',
    dir: 'ltr',
    art: 'about',
  })
  expect(find('pl', 'home')?.art).toBe('map-pl')
})

it('falls back to the English title', () => {
  expect(find('pl', 'team')?.title).toBe('English team')
})
