import { type Bundles, type MessageTree, readBundles } from 'i18next-workbench'
import { expect, it } from 'vitest'
import { requestsFor } from '../../../scripts/previews/pictures.ts'
import { brand } from '../../../src/config/brand.ts'
import { localeOf, publicLocales } from '../../../src/config/locales.ts'
import { allRoutes } from '../../../src/config/routes.ts'
import sharp from 'sharp'
import { drawPreview } from '../../../scripts/previews/draw.ts'
import { siteProject } from '../../../scripts/build/workbench/workbench.ts'

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
  // Polish lacks a title of this page.
  expect(find('pl', 'team')?.title).toBe('English team')
})

it.each(publicLocales)(
  'draws the longest title of $code, in less than 60 KB',
  { timeout: 60_000 },
  async ({ code, dir }) => {
    const site = await readBundles(siteProject())
    const own = requestsFor(site.bundles, [localeOf(code)])
    const longest = own.reduce((one, other) => (other.title.length > one.title.length ? other : one))
    const png = await drawPreview(longest)
    expect(png.length).toBeLessThan(60_000)
    /** True if a part has a single color. */
    const isPlain = async (left: number, width: number) => {
      const part = sharp(png).extract({ left, top: 0, width, height: 630 }).removeAlpha()
      const colors = (await part.raw().toBuffer()).toString('hex')
      return colors === colors.slice(0, 6).repeat(width * 630)
    }
    // Social networks crop the edges; the art covers 432 px of a side.
    expect(await isPlain(dir === 'ltr' ? 0 : 1134, 66)).toBe(true)
    expect(await isPlain(dir === 'ltr' ? 718 : 432, 50)).toBe(true)
    expect(await isPlain(dir === 'ltr' ? 66 : 500, 600)).toBe(false)
  },
)
