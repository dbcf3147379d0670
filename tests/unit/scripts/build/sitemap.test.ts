import { expect, it } from 'vitest'
import { crawlerFiles } from '../../../../scripts/build/sitemap.ts'
import { href } from '../../../../src/i18n/href.ts'

const siteUrl = 'https://www.example.com'

it('the sitemap has every published page, and no notice', () => {
  const publication = { pl: { about: 'english', team: 'english', offices: 'partial' } } as const
  const sitemap = crawlerFiles(publication, siteUrl, []).get('sitemap.xml') ?? ''
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  const about = siteUrl + href('en', 'about')
  expect(urls).toEqual(expect.arrayContaining([about, siteUrl + href('pl', 'offices')]))
  const unpublished = [siteUrl + href('pl', 'about'), siteUrl + href('pl', 'team')]
  expect(urls.filter((url) => unpublished.includes(url) || /404|sent/.test(url))).toEqual([])
})

it('a preview has no sitemap, and crawlers may read its noindex', () => {
  const robots = 'User-agent: *\nDisallow:\n'
  const files = crawlerFiles({}, siteUrl, [])
  expect([...files.keys()]).toEqual(['robots.txt', 'sitemap.xml'])
  expect(files.get('robots.txt')).toBe(`${robots}\nSitemap: https://www.example.com/sitemap.xml\n`)
  for (const origin of [null, 'http://preview.example.com'])
    expect([...crawlerFiles({}, origin, [])]).toEqual([['robots.txt', robots]])
})
