import type { Page } from 'playwright/test'
import { type LocaleCode, publicLocales } from '../../src/config/locales.ts'
import { RENDER_EAGER } from '../../src/config/protocol.ts'
import { allRoutes, type Route } from '../../src/config/routes.ts'
import { href } from '../../src/i18n/href.ts'
import { disableContentVisibility } from './contentVisibility.ts'
import { expect, hydrate, test } from './test.ts'
import { testedViews } from './thorough.ts'

/** So many pages a test: few enough to spread over the workers, enough to share a browser's start. */
const handful = 9

/** From a phone to a desk, in px; the last is kept during hydration. */
const widths = [360, 820, 1440]

declare global {
  interface Window {
    /** The layout shifts of a document, added up. */
    shifted: number
  }
}

async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The widths at which a page can be scrolled sideways. */
async function overflows(page: Page): Promise<number[]> {
  const found: number[] = []
  // A section that is laid out late cuts off what is too wide for it, and nothing would scroll.
  await disableContentVisibility(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(width)
  }
  return found
}

/** What is wrong with a page before, during and after hydration. */
async function faultsOf(page: Page, locale: LocaleCode, route: Route['id']): Promise<string[]> {
  await page.goto(href(locale, route))
  const found = (await overflows(page)).map((width) => `scrolls sideways at ${width} px`)
  // What late fonts and another width move is not what this is about.
  await page.evaluate(async (name) => {
    document.documentElement.removeAttribute(name)
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    window.shifted = 0
  }, RENDER_EAGER)
  const text = () => page.locator('main').textContent()
  const before = await text()
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  // The carousel's button says Pause once it moves.
  if (route !== 'home' && (await text()) !== before) found.push('changes its text on hydration')
  const shifted = await page.evaluate(() => window.shifted)
  if (shifted >= 0.01) found.push(`shifts by ${shifted} during hydration`)
  return found
}

for (const { code } of publicLocales) {
  const all = allRoutes.filter(({ id }) => testedViews.includes(id))
  for (let first = 0; first < all.length; first += handful) {
    const routes = all.slice(first, first + handful)
    const addresses = `${href(code, routes[0]?.id ?? 'home')} to ${href(code, routes.at(-1)?.id ?? 'home')}`
    test(`${addresses}: nothing scrolls sideways, hydration changes no text, shifts nothing and asks no other origin`, async ({
      page,
      noise,
    }) => {
      test.setTimeout(120_000)
      await noteShifts(page)
      const found: string[] = []
      for (const { id } of routes) {
        const heard = await faultsOf(page, code, id)
        found.push(...[...heard, ...noise.splice(0)].map((fault) => `${href(code, id)} ${fault}`))
      }
      expect(found).toEqual([])
    })
  }
}
