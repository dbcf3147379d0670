import { LinkChecker, LinkState } from 'linkinator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serve } from '../../scripts/hosting/server/server.ts'
import { publicLocales } from '../../src/config/locales.ts'
import { allRoutes } from '../../src/config/routes.ts'
import { href } from '../../src/i18n/href.ts'

let site: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  site = await serve({ dist: 'dist', port: 0 })
})
afterAll(() => site.server.close())

it('lets linkinator reach every page from Home, without a dead link, a lost fragment or a redirect', async () => {
  const { links } = await new LinkChecker().check({
    path: `${site.url}/`,
    recurse: true,
    checkFragments: true,
    checkCss: true,
    redirects: 'error',
    linksToSkip: async (link) => !link.startsWith(`${site.url}/`),
  })
  const broken = links.filter(({ state }) => state === LinkState.BROKEN)
  expect(broken.map(({ url, parent, status }) => `${status} ${url} on ${parent}`)).toEqual([])
  const reached = new Set(links.map(({ url }) => url.split('#')[0]))
  const pages = publicLocales.flatMap(({ code }) => allRoutes.map(({ id }) => site.url + href(code, id)))
  expect(pages.filter((address) => !reached.has(address))).toEqual([])
}, 120_000)
