import { defaultLocale, publicLocales } from '../../src/config/locales.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { violations, violationsAsItComes, violationsInDark } from './axe.ts'
import { openAllPanels } from './states.ts'
import { expect, test } from './test.ts'
import { testedViews, thorough } from './thorough.ts'

/** So many documents a test: few enough to spread over the workers, enough to share a browser's start. */
const handful = 8

function handfuls(views: readonly ViewId[]): ViewId[][] {
  return Array.from({ length: Math.ceil(views.length / handful) }, (_, index) =>
    views.slice(index * handful, (index + 1) * handful),
  )
}

// Transitions would be caught half way, at contrasts that last for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { code } of publicLocales) {
  for (const views of handfuls(testedViews)) {
    test(`axe finds nothing in ${code}, ${views[0]} to ${views.at(-1)}`, async ({ page, noise }) => {
      test.setTimeout(240_000)
      const found: string[] = []
      for (const view of views) {
        const address = viewHref(code, view)
        const isDefault = code === defaultLocale
        // Each document at one width, every rule; at both widths where there is time.
        const wide = thorough || isDefault
        await page.setViewportSize(wide ? { width: 1440, height: 900 } : { width: 390, height: 844 })
        await page.goto(address)
        if (wide) found.push(...(await violationsAsItComes(page, address)))
        if (wide) found.push(...(await violations(page, `${address} at 1440, light`)))
        await openAllPanels(page)
        // The words differ by language, their colours do not.
        if (isDefault) {
          found.push(...(await violationsInDark(page, `${address} at 1440, all panels open`)))
        }
        if (thorough || !isDefault) {
          await page.setViewportSize({ width: 390, height: 844 })
          found.push(...(await violations(page, `${address} at 390, all panels open, light`)))
        }
      }
      expect(found).toEqual([])
      // The browser logs that the page for unknown addresses comes with the status 404, which it should.
      noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404 (Not Found)')))
    })
  }
}
