import path from 'node:path'
import { load } from 'cheerio'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { findChromium, sandboxArgs } from '../../scripts/lib/chromium.ts'
import { serve } from '../../scripts/serve/server.ts'
import { brand } from '../../src/config/brand.ts'
import { violationsInBoth } from '../e2e/axe.ts'
import { textsOf, valuesOf } from '../fixtures/html.ts'
import { type Copy, makeCopy } from './copy.ts'

/**
 * The owner writes articles by docs/adding-news.md: one in both languages of the copy, one only in English, a draft; and a
 * simple page in both languages.
 */
let copy: Copy
const origin = 'https://build.example'

const article = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\ndate: ${date}\nauthor: A. Nowak\nsummary: In short.\n${more}---\n\n# Why\n\nSee [our team](/team).\n\n- One\n\n    A line of code that is longer than a window of 390 px is wide\n`

beforeAll(async () => {
  copy = await makeCopy()
  await copy.write('public/news/tokyo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await copy.write(
    'locales/en/news/tokyo.md',
    article('A desk in Tokyo & more', '2028-05-03', 'picture: /news/tokyo.svg\n'),
  )
  await copy.write('locales/pl/news/tokyo.md', article('Biuro w Tokio', '2028-05-04'))
  await copy.write('locales/en/news/iso.md', article('A new certificate', '2028-06-01'))
  await copy.write('locales/en/news/later.md', article('Not yet', '2028-07-01', 'draft: true\n'))
  for (const [code, menu] of [
    ['en', 'footer'],
    ['pl', 'about'],
  ])
    await copy.write(
      `locales/${code}/simple/cookies.md`,
      `---\ntitle: Cookies\ndescription: Which.\nmenu: ${menu}\n---\n\nNone.\n`,
    )
  await copy.run('env', `VITE_SITE_URL=${origin}`, 'node', 'scripts/build.ts')
}, 300_000)
afterAll(() => copy?.remove())

const open = async (file: string) => load(await copy.read(`dist/${file}`))
const linksOf = ($: ReturnType<typeof load>, selector: string, attribute = 'href') => valuesOf($, selector, attribute)

it('lists the articles of each language, the newest first, and links to them from every page', async () => {
  for (const [page, list, titles] of [
    ['about.html', 'news.html', ['A new certificate', 'A desk in Tokyo & more']],
    ['pl/about.html', 'pl/news.html', ['Biuro w Tokio']],
  ] as const) {
    const $ = await open(list)
    expect(textsOf($, 'main h2')).toEqual(titles)
    expect(linksOf($, 'main h2 a')[0]).toMatch(/\/news\/(iso|tokyo)$/)
    expect(linksOf(await open(page), 'footer a')).toContain(`/${list.replace('.html', '')}`)
    expect($('footer a[aria-current=page]').text()).toBe($('main h1').text())
  }
  await expect(copy.read('dist/news/later.html')).rejects.toThrow()
})

it('shows an article with its facts in page, head and data', async () => {
  const $ = await open('news/tokyo.html')
  expect($('title').text()).toBe(`${brand} | A desk in Tokyo & more`)
  expect($('h1').text()).toBe('A desk in Tokyo & more')
  expect($('main h2').text()).toBe('Why')
  expect($('main time').attr('datetime')).toBe('2028-05-03')
  expect($('link[rel=canonical]').attr('href')).toBe(`${origin}/news/tokyo`)
  expect($('meta[property="og:image"]').attr('content')).toBe(`${origin}/news/tokyo.svg`)
  const [data] = JSON.parse($('script[type="application/ld+json"]').text())['@graph']
  expect(data).toMatchObject({ '@type': 'Article', headline: 'A desk in Tokyo & more', datePublished: '2028-05-03' })
  // Its styles read no variable that is not set.
  const styles = $('style').text()
  const read = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(read.filter((name) => !styles.includes(`${name}:`))).toEqual([])
})

it('links only to languages that have the article', async () => {
  const [both, english] = [await open('news/tokyo.html'), await open('news/iso.html')]
  const alternates = ($: ReturnType<typeof load>) => linksOf($, 'link[hreflang]', 'hreflang')
  expect(alternates(both)).toEqual(['en', 'pl', 'x-default'])
  expect(alternates(english)).toEqual(['en', 'x-default'])
  const switched = ($: ReturnType<typeof load>) => new Set(linksOf($, 'a[hreflang=pl]'))
  expect(switched(both)).toEqual(new Set(['/pl/news/tokyo']))
  expect(switched(english)).toEqual(new Set(['/pl/news']))
  const sitemap = load(await copy.read('dist/sitemap.xml'), { xml: true })
  const addresses = textsOf(sitemap, 'loc').filter((url) => url.includes('/news'))
  expect(addresses.sort()).toEqual(
    ['/news', '/news/iso', '/news/tokyo', '/pl/news', '/pl/news/tokyo'].map((path) => origin + path),
  )
})

it('shows simple pages, listed in their menus', async () => {
  const $ = await open('cookies.html')
  expect($('title').text()).toBe(`${brand} | Cookies`)
  expect($('main').text()).toBe('CookiesNone.')
  expect($('meta[name=description]').attr('content')).toBe('Which.')
  expect(linksOf($, 'link[hreflang]', 'hreflang')).toEqual(['en', 'pl', 'x-default'])
  expect($('footer a[aria-current=page]').text()).toBe('Cookies')
  const [english, polish] = [await open('about.html'), await open('pl/about.html')]
  expect(linksOf(english, 'a[href="/cookies"]')).toHaveLength(1)
  expect(linksOf(english, 'footer a')).toContain('/cookies')
  for (const menu of ['#menu-about', '#mobile-menu']) expect(linksOf(polish, `${menu} a`)).toContain('/pl/cookies')
  expect(linksOf(polish, 'footer a')).not.toContain('/pl/cookies')
  expect(await copy.read('dist/sitemap.xml')).toContain(`<loc>${origin}/pl/cookies</loc>`)
})

it('has pages that pass axe and fit the window, wide and narrow', async () => {
  const { server, url } = await serve({ dist: path.join(copy.site, 'dist'), port: 0 })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...sandboxArgs] })
  onTestFinished(async () => {
    await browser.close()
    server.close()
  })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (const address of ['/news', '/news/tokyo', '/cookies']) {
    await page.goto(url + address)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${address} at ${width} px`
      expect(await violationsInBoth(page, where)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width)
    }
  }
})

it('has a mail address in place of a form without an endpoint', async () => {
  const $ = await open('contacts.html')
  expect($('main form')).toHaveLength(0)
  expect(linksOf($, '#contact-form a')).toContainEqual(expect.stringMatching(/^mailto:\S+@\S+$/))
})
