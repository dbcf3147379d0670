import { readBundles } from 'i18next-workbench'
import { expect, it } from 'vitest'
import common from '#locales/pl/common.json' with { type: 'json' }
import about from '#locales/pl/pages/about.json' with { type: 'json' }
import { typeset } from '../../../scripts/build/texts/typeset.ts'
import { requestsFor } from '../../../scripts/previews/pictures.ts'
import { localeOf, publicLocales } from '../../../src/config/locales.ts'
import { allRoutes } from '../../../src/config/routes.ts'
import sharp from 'sharp'
import { drawPreview } from '../../../scripts/previews/draw.ts'
import { siteProject } from '../../../scripts/build/workbench/workbench.ts'

const { bundles } = await readBundles(siteProject())

it('requests each page in each locale, with its own title, name and art', () => {
  const requests = requestsFor(bundles, publicLocales)
  expect(requests).toHaveLength(publicLocales.length * allRoutes.length)
  const find = (id: string) => requests.find(({ locale, page }) => locale === 'pl' && page === id)
  expect(find('about')).toMatchObject({
    // Typeset: a short word does not end a line.
    title: typeset('pl', about.hero.title, true),
    section: common.nav.pages.about.replace('O ', 'O\u00A0'),
    art: 'about',
  })
  expect(find('home')?.art).toBe('map-pl')
})

it.each(publicLocales)(
  'draws the longest title of $code, in less than 60 KB',
  { timeout: 60_000 },
  async ({ code, dir }) => {
    const own = requestsFor(bundles, [localeOf(code)])
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
