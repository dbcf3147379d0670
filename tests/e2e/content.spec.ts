import { publicLocales } from '../../src/config/locales.ts'
import { allRoutes } from '../../src/config/routes.ts'
import { href } from '../../src/i18n/href.ts'
import { expect, test, wake } from './test.ts'

for (const locale of publicLocales) {
  for (const route of allRoutes) {
    const address = href(locale.code, route.id)
    test(`${address} wakes up without a word, a shift or a request elsewhere`, async ({ page }) => {
      await page.addInitScript(() => {
        const state = { shift: 0 }
        Object.assign(window, { layout: state })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') state.shift += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      // What late fonts move is not what this test is about.
      await page.evaluate(() => Object.assign((window as unknown as { layout: object }).layout, { shift: 0 }))
      const before = await page.locator('main').textContent()
      await wake(page)
      await page.waitForLoadState('networkidle')
      const after = await page.locator('main').textContent()
      // The carousel's button says Pause once it moves.
      if (route.id !== 'home') expect(after).toBe(before)
      expect(await page.evaluate(() => (window as unknown as { layout: { shift: number } }).layout.shift)).toBeLessThan(
        0.01,
      )
    })
  }
}

for (const width of [360, 820, 1440]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    for (const locale of publicLocales) {
      for (const route of allRoutes) {
        await page.goto(href(locale.code, route.id), { waitUntil: 'domcontentloaded' })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, href(locale.code, route.id)).toBeLessThanOrEqual(0)
      }
    }
  })
}
