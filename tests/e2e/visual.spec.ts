import path from 'node:path'
import { holdStill } from './states.ts'
import { platformDifference, platformHere, readPlatform, writePlatform } from './visual/platform.ts'
import { localeOf } from '../../src/config/locales.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { test as base, expect } from './test.ts'
import { visualCases } from './visual/cases.ts'

/**
 * Pictures of pages and states beside the ones in tests/e2e/visual/, which `npm run test:e2e -- visual --update-snapshots` renews. On the
 * platform that they were taken on, the headless shell and full Chromium draw them equal pixel for pixel, so next to
 * nothing may differ.
 */
const tolerance = { threshold: 0.005, maxDiffPixels: 20 }

/** Hides words in scripts that an English or Polish page brings no font for: which fonts draw them differs by machine. */
const stylePath = 'tests/e2e/visual/systemFonts.css'

/**
 * Letters are not fitted to whole pixels, in which the two browsers differ so much that lines break elsewhere: the shell
 * is told by the switch, full Chromium by fontconfig.
 */
const hinting = { switch: '--font-render-hinting=none', fontconfig: path.resolve('tests/e2e/visual/fonts.conf') }

/** What is emulated for a page does not reach the images on it: the line of a map would be caught half drawn. */
const stillImages = '--force-prefers-reduced-motion'

/** Why this machine cannot be held to the pictures; null if it can, or is just about to take them. */
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
      // Its reporter does not say why a test was skipped.
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
      // Fewer pixels keep the pictures small, and what no reader sees out of them.
      deviceScaleFactor: width > 1000 ? 1 / 3 : width > 400 ? 0.4 : 0.5,
      colorScheme: scheme,
      locale: localeOf(locale).tag,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`${name} looks as it was accepted`, async ({ page, otherPlatform }) => {
      test.skip(otherPlatform !== null)
      // Clocks of offices, which would be another picture each minute.
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
