import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { crawlerFiles, robotsTxt, sitemapEntries, sitemapFiles } from '../../../../scripts/build/sitemap.ts'
import { publicLocales } from '../../../../src/config/locales.ts'
import { href } from '../../../../src/i18n/href.ts'
import { textsOf } from '../../../fixtures/html.ts'
import { schemaErrors } from '../../../fixtures/schemas/validate.ts'

const siteUrl = 'https://www.example.com'
const locations = (xml = '') => textsOf(load(xml, { xml: true }), 'loc')

it('the sitemap holds every published page with its alternates, and no notice', () => {
  const entries = sitemapEntries({ pl: { about: 'english', team: 'english', offices: 'partial' } }, siteUrl)
  const urls = entries.map(({ url }) => url)
  const about = siteUrl + href('en', 'about')
  expect(urls).toEqual(expect.arrayContaining([about, siteUrl + href('pl', 'offices')]))
  const unpublished = [siteUrl + href('pl', 'about'), siteUrl + href('pl', 'team')]
  expect(urls.filter((url) => unpublished.includes(url) || /404|sent/.test(url))).toEqual([])
  const others = publicLocales.filter(({ code }) => code !== 'pl')
  expect(entries.find(({ url }) => url === about)?.links).toEqual([
    ...others.map(({ code, tag }) => ({ lang: tag, url: siteUrl + href(code, 'about') })),
    { lang: 'x-default', url: about },
  ])
})

it.each([
  ['is one file while it fits', {}],
  ['is split above a limit of addresses', { addresses: 30, bytes: 1e6 }],
  ['is split above a limit of bytes', { addresses: 50_000, bytes: 12_000 }],
])('the sitemap %s, valid and without losing an address', async (_, limits) => {
  // Each page names all locales: the schema takes a while for all pages.
  const entries = sitemapEntries({}, siteUrl).slice(0, 70)
  const files = await sitemapFiles(entries, siteUrl, 'bytes' in limits ? limits : undefined)
  for (const text of files.values()) expect(await schemaErrors(text)).toEqual([])
  const { 'sitemap.xml': first, ...others } = Object.fromEntries(files)
  const parts = 'bytes' in limits ? Object.values(others) : [first]
  expect(parts.flatMap(locations)).toEqual(entries.map(({ url }) => url))
  if (!('bytes' in limits)) return
  expect(parts.length).toBeGreaterThan(2)
  expect(locations(first)).toEqual(Object.keys(others).map((name) => `${siteUrl}/${name}`))
  expect(parts.filter((text) => locations(text).length > limits.addresses)).toEqual([])
  expect(parts.filter((text = '') => Buffer.byteLength(text) > limits.bytes)).toEqual([])
})

it('a preview may be read by crawlers, so that its noindex is seen, and has no sitemap', async () => {
  const names = async (origin: string | null) => [...(await crawlerFiles({ publication: {}, siteUrl: origin })).keys()]
  expect(await names(siteUrl)).toEqual(['robots.txt', 'sitemap.xml'])
  expect(robotsTxt(siteUrl)).toBe('User-agent: *\nDisallow:\n\nSitemap: https://www.example.com/sitemap.xml\n')
  for (const origin of [null, 'http://preview.example.com']) expect(await names(origin)).toEqual(['robots.txt'])
  expect(robotsTxt(null)).toBe('User-agent: *\nDisallow:\n')
})
