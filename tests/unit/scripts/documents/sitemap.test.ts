import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { crawlerFiles, robotsTxt, sitemapEntries, sitemapFiles } from '../../../../scripts/documents/sitemap.ts'
import { publicLocales } from '../../../../src/config/locales.ts'
import { href } from '../../../../src/i18n/href.ts'
import { textsOf } from '../../../fixtures/html.ts'
import { schemaErrors } from '../../../fixtures/schemas/validate.ts'

const siteUrl = 'https://www.example.com'
const locations = (xml = '') => textsOf(load(xml, { xml: true }), 'loc')

describe('the sitemap', () => {
  it('holds every published page with its alternates, and no notice', () => {
    const entries = sitemapEntries({ pl: { about: 'english', team: 'omitted', offices: 'partial' } }, siteUrl)
    const urls = entries.map(({ url }) => url)
    const about = siteUrl + href('en', 'about')
    expect(urls).toEqual(expect.arrayContaining([about, siteUrl + href('pl', 'offices')]))
    const unpublished = [siteUrl + href('pl', 'about'), siteUrl + href('pl', 'team')]
    expect(urls.filter((url) => unpublished.includes(url) || /404|sent/.test(url))).toEqual([])
    expect(entries.find(({ url }) => url === about)?.links).toEqual([
      ...publicLocales
        .filter(({ code }) => code !== 'pl')
        .map(({ code, tag }) => ({ lang: tag, url: siteUrl + href(code, 'about') })),
      { lang: 'x-default', url: about },
    ])
  })

  it('is one valid file while it fits', async () => {
    const files = await sitemapFiles(sitemapEntries({}, siteUrl), siteUrl)
    expect([...files.keys()]).toEqual(['sitemap.xml'])
    expect(await schemaErrors(files.get('sitemap.xml') ?? '')).toEqual([])
  })

  it.each([
    ['addresses', { addresses: 30, bytes: 1e6 }],
    ['bytes', { addresses: 50_000, bytes: 12_000 }],
  ])('is split above the limit of %s, with a valid index, and loses no address', async (_name, limits) => {
    // Each page names all locales: the schema takes a while for all pages.
    const entries = sitemapEntries({}, siteUrl).slice(0, 70)
    const files = await sitemapFiles(entries, siteUrl, limits)
    const { 'sitemap.xml': index, ...parts } = Object.fromEntries(files)
    expect(Object.keys(parts).length).toBeGreaterThan(2)
    expect(locations(index)).toEqual(Object.keys(parts).map((name) => `${siteUrl}/${name}`))
    expect(Object.values(parts).flatMap(locations)).toEqual(entries.map(({ url }) => url))
    for (const text of files.values()) expect(await schemaErrors(text)).toEqual([])
    for (const text of Object.values(parts)) {
      expect(locations(text).length).toBeLessThanOrEqual(limits.addresses)
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes)
    }
  })
})

describe('files for crawlers', () => {
  const namesFor = async (origin: string | null) => [
    ...(await crawlerFiles({ publication: {}, siteUrl: origin })).keys(),
  ]

  it('are robots.txt and the sitemap that it names', async () => {
    expect(await namesFor(siteUrl)).toEqual(['robots.txt', 'sitemap.xml'])
    expect(robotsTxt(siteUrl)).toBe('User-agent: *\nDisallow:\n\nSitemap: https://www.example.com/sitemap.xml\n')
  })

  it('let a preview be read, so that its noindex is seen, and give it no sitemap', async () => {
    expect(await namesFor(null)).toEqual(['robots.txt'])
    expect(await namesFor('http://preview.example.com')).toEqual(['robots.txt'])
    expect(robotsTxt(null)).toBe('User-agent: *\nDisallow:\n')
  })
})
