import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import type { MessageTree } from 'i18next-workbench/model/localeFile.ts'
import { describe, expect, it } from 'vitest'
import { requestsFor } from '../../../../scripts/previews/requests.ts'
import { brand } from '../../../../src/config/brand.ts'
import { localeOf } from '../../../../src/config/locales.ts'
import { allRoutes } from '../../../../src/config/routes.ts'

type Entries = readonly (readonly [string, MessageTree])[]

const page = (title: string): MessageTree => ({ hero: { title } })
const english: Entries = allRoutes.map(({ id }) => [`pages/${id}`, page(`English ${id}`)])
const names = (pages: MessageTree): Entries => [['common', { nav: { pages } }]]
const bundles = (polish: Entries): Bundles =>
  new Map([
    ['en', new Map([...english, ...names({ home: 'Home', about: 'About', team: 'English team' })])],
    ['pl', new Map([...polish, ...names({ about: 'O nas' })])],
  ])
const locales = [localeOf('en'), localeOf('pl')]
const find = (requests: ReturnType<typeof requestsFor>, locale: string, id: string) =>
  requests.find((request) => request.locale === locale && request.page === id)

describe('requestsFor', () => {
  it('asks for each page in each locale, with its own title, name and art', () => {
    const requests = requestsFor(
      bundles([['pages/about', page('O firmie {{brand}} i {{onTimeDelivery, percent}}')]]),
      locales,
    )
    expect(requests).toHaveLength(2 * allRoutes.length)
    expect(find(requests, 'pl', 'about')).toEqual({
      page: 'about',
      locale: 'pl',
      // Typeset for Polish: the one-letter word does not end a line.
      title: `O\u00A0firmie ${brand} i\u00A099,5%`,
      section: 'O\u00A0nas',
      localeTag: 'pl',
      dir: 'ltr',
      art: 'about',
    })
  })

  it('asks for the English picture where a page has no title of its own', () => {
    const requests = requestsFor(bundles([]), locales)
    expect(find(requests, 'pl', 'about')).toEqual({ ...find(requests, 'en', 'about'), locale: 'pl' })
  })
})
