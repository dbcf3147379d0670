import { expect, it } from 'vitest'
import { crawlerFiles, robotsTxt, sitemapEntries } from '../../../../scripts/build/sitemap.ts'
import { href } from '../../../../src/i18n/href.ts'

const siteUrl = 'https://www.example.com'

it('the sitemap has every published page, and no notice', () => {
  const entries = sitemapEntries({ pl: { about: 'english', team: 'english', offices: 'partial' } }, siteUrl)
  const urls = entries.map(({ url }) => url)
  const about = siteUrl + href('en', 'about')
  expect(urls).toEqual(expect.arrayContaining([about, siteUrl + href('pl', 'offices')]))
  const unpublished = [siteUrl + href('pl', 'about'), siteUrl + href('pl', 'team')]
  expect(urls.filter((url) => unpublished.includes(url) || /404|sent/.test(url))).toEqual([])
})

it('a preview has no sitemap, and crawlers may read its noindex', () => {
  const names = (origin: string | null) => [...crawlerFiles({ publication: {}, siteUrl: origin }).keys()]
  expect(names(siteUrl)).toEqual(['robots.txt', 'sitemap.xml'])
  expect(robotsTxt(siteUrl)).toBe('User-agent: *\nDisallow:\n\nSitemap: https://www.example.com/sitemap.xml\n')
  for (const origin of [null, 'http://preview.example.com']) expect(names(origin)).toEqual(['robots.txt'])
  expect(robotsTxt(null)).toBe('User-agent: *\nDisallow:\n')
})
