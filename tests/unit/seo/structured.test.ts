import { expect, it } from 'vitest'
import { localeOf, publicLocales } from '../../../src/config/locales.ts'
import { pathOf } from '../../../src/config/routes.ts'
import { offices } from '../../../src/config/site.ts'
import { type PageFacts, structuredData } from '../../../src/seo/structured.ts'

const facts: PageFacts = {
  page: 'about',
  locale: localeOf('pl'),
  publication: {},
  siteUrl: 'https://example.com',
  title: 'T',
  description: 'D',
  pageName: (page) => `name of ${page}`,
  officeName: (office) => `name of ${office}`,
}

/** The graph as a reader of the JSON sees it, by type. */
function node(type: string, changes: Partial<PageFacts> = {}) {
  const graph = JSON.parse(JSON.stringify(structuredData({ ...facts, ...changes })))['@graph'] as unknown
  const nodes: readonly Readonly<Record<string, unknown>>[] = Array.isArray(graph) ? graph : []
  return nodes.find((item) => item['@type'] === type)
}

it('describes the organization and the site on Home and refers to them from elsewhere', () => {
  const site = node('WebSite', { page: 'home' })
  const inLanguage = publicLocales.map(({ tag }) => tag)
  const publisher = { '@id': node('Organization', { page: 'home' })?.['@id'] }
  expect(site).toMatchObject({ '@id': 'https://example.com/#website', inLanguage, publisher })
  expect([node('WebSite'), node('Organization')]).toEqual([undefined, undefined])
  expect(node('AboutPage')?.['isPartOf']).toEqual({ '@id': 'https://example.com/#website' })
})

it('types the pages that have a type of their own, and offers a service where one is offered', () => {
  const about = { '@id': `https://example.com/pl${pathOf('about')}`, inLanguage: 'pl', name: 'T' }
  expect(node('AboutPage')).toMatchObject(about)
  expect(node('ContactPage', { page: 'contacts' })).toBeDefined()
  for (const page of ['services-interpreting', 'ai-neural-machine-translation', 'solutions-healthcare'] as const) {
    expect(node('Service', { page })).toMatchObject({ name: `name of ${page}` })
    expect(node('WebPage', { page })).toBeDefined()
  }
  expect(node('Service', { page: 'services' })).toBeUndefined()
})

it('links the breadcrumb in the language of the page, and counts a page in English as the English page', () => {
  const publication = { pl: { about: 'english' } } as const
  const items = node('BreadcrumbList', { page: 'services-interpreting' })?.['itemListElement']
  expect(items).toMatchObject([
    { position: 1, name: 'name of home', item: 'https://example.com/pl' },
    { position: 2, name: 'name of services', item: `https://example.com/pl${pathOf('services')}` },
    { position: 3, item: `https://example.com/pl${pathOf('services-interpreting')}` },
  ])
  const about = { url: `https://example.com${pathOf('about')}`, inLanguage: 'en' }
  expect(node('AboutPage', { publication })).toMatchObject(about)
})

it('states no address or number that is told on request only', () => {
  expect(node('Organization', { page: 'offices' })?.['location']).toEqual(
    offices.map((office) => ({
      '@type': 'Place',
      name: `name of ${office.id}`,
      address: office.suiteOnRequest ? undefined : office.address.join(', '),
      telephone: office.phone ?? undefined,
    })),
  )
})
