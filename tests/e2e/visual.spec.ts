import path from 'node:path'
import { holdStill } from './states.ts'
import { platformDifference, platformHere, readPlatform, writePlatform } from './visual/platform.ts'
import { localeOf } from '../../src/config/locales.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { test as base, expect } from './test.ts'
import { visualCases } from './visual/cases.ts'

/**
 * Compares screenshots with those in tests/e2e/visual/, which `npm run test:e2e -- visual --update-snapshots` updates. On
 * their platform, the headless shell and full Chromium render identical pixels, so the tolerance is minimal.
 */
const tolerance = { threshold: 0.005, maxDiffPixels: 20 }

/** Hides texts in scripts without a web font on English and Polish pages, since system fonts differ by machine. */
const stylePath = 'tests/e2e/visual/systemFonts.css'

/**
 * Disables hinting, in which the two browsers differ so much that lines break elsewhere: by a switch for the shell, by
 * fontconfig for full Chromium.
 */
const hinting = { switch: '--font-render-hinting=none', fontconfig: path.resolve('tests/e2e/visual/fonts.conf') }

/** Emulation for a page does not apply to its images, so that the line of a map would still be animated. */
const stillImages = '--force-prefers-reduced-motion'

/** The reason to skip the comparison on this machine; null if it is comparable, or updates the screenshots. */
const test = base.extend<object, { otherPlatform: string | null }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), hinting.switch, stillImages],
        env: { ...process.env, FONTCONFIG_FILE: hinting.fontconfig },
      }),
    { scope: 'worker' },
  ],
  otherPlatform: [
    async ({ browser }, use, { config }) => {
      const recorded = await readPlatform()
      const here = await platformHere(browser.version())
      const accepting = config.updateSnapshots !== 'none'
      const reason = recorded ? platformDifference(recorded, here) : 'no pictures have been recorded'
      // Printed here, because the reporter does not print the reason of a skip.
      if (reason && !accepting) console.log(`Reference pictures are left out: ${reason}`)
      if (accepting) await writePlatform(here)
      await use(accepting ? null : reason)
    },
    { scope: 'worker' },
  ],
})

for (const {
  name,
  view,
  locale = 'en',
  width,
  scheme = 'light',
  clicks = [],
  window: isWindow = false,
} of visualCases) {
  test.describe(name, () => {
    test.use({
      viewport: { width, height: 844 },
      // Fewer pixels keep the files small, and leave out invisible differences.
      deviceScaleFactor: width > 1000 ? 1 / 3 : width > 400 ? 0.4 : 0.5,
      colorScheme: scheme,
      locale: localeOf(locale).tag,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`${name} matches its screenshot`, async ({ page, otherPlatform }) => {
      test.skip(otherPlatform !== null)
      // Clocks of offices change each minute.
      await page.clock.setFixedTime('2026-01-15T12:00:00Z')
      await page.goto(viewHref(locale, view))
      await holdStill(page)
      for (const selector of clicks) await page.locator(selector).click()
      if (!isWindow) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page).toHaveScreenshot(`${name}.png`, {
        fullPage: !isWindow,
        scale: 'device',
        stylePath,
        ...tolerance,
      })
    })
  })
}
