import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { localeOf } from '../../src/config/locales.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { holdStill } from './states.ts'
import { test as base, expect } from './test.ts'

/** Kinds of pages and overlays, on wide and narrow screens. `clicks` are clicked in sequence; an overlay fills the window. */
const cases = [
  { name: 'home', view: 'home', width: 1440 },
  { name: 'home-dark', view: 'home', width: 1440, scheme: 'dark' },
  { name: 'tabs', view: 'services-translation-services', width: 1440, clicks: ['main [role=tab]:nth-of-type(3)'] },
  { name: 'accordion', view: 'solutions-healthcare', width: 820, clicks: ['#tab-7 button'] },
  { name: 'form-errors', view: 'contacts', width: 390, clicks: ['main form button[type=submit]'] },
  {
    name: 'mobile-menu',
    view: 'home',
    locale: 'pl',
    width: 390,
    clicks: ['header button[command="show-modal"]', '#mobile-menu .mantine-Accordion-control >> nth=0'],
    isOverlay: true,
  },
] as const

/** Disables hinting, in which the headless shell (by the switch) and full Chromium (by fontconfig) differ. */
const hinting = { switch: '--font-render-hinting=none', fontconfig: path.resolve('tests/e2e/visual/fonts.conf') }

/** Emulation for a page does not apply to its images, so that the line of a map would still be animated. */
const stillImages = '--force-prefers-reduced-motion'

const platformFile = 'tests/e2e/visual/platform.json'

/** `isComparable` is true on the platform of the reference screenshots, and when they are updated. */
const test = base.extend<object, { isComparable: boolean }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), hinting.switch, stillImages],
        env: { ...process.env, FONTCONFIG_FILE: hinting.fontconfig },
      }),
    { scope: 'worker' },
  ],
  isComparable: [
    async ({ browser }, use, { config }) => {
      const platform = {
        system: `${process.platform}-${process.arch}`,
        Chromium: browser.version().split('.')[0],
        sans: (await execa('fc-match', ['sans-serif'], { reject: false })).stdout,
        emoji: (await execa('fc-match', ['emoji'], { reject: false })).stdout,
      }
      const here = `${JSON.stringify(platform, null, 2)}\n`
      if (config.updateSnapshots !== 'none') await writeFile(platformFile, here)
      const isSame = (await readFile(platformFile, 'utf8')) === here
      // Printed here, because the reporter does not print the reason of a skip.
      if (!isSame) console.log(`Reference pictures are left out: ${platformFile} differs from this machine: ${here}`)
      await use(isSame)
    },
    { scope: 'worker' },
  ],
})

for (const { name, view, width, ...more } of cases) {
  const { locale, scheme, clicks, isOverlay } = {
    locale: 'en',
    scheme: 'light',
    clicks: [],
    isOverlay: false,
    ...more,
  } as const
  test.describe(name, () => {
    test.use({
      viewport: { width, height: 844 },
      // Fewer pixels keep the files small, and leave out invisible differences.
      deviceScaleFactor: width > 1000 ? 1 / 3 : width > 400 ? 0.4 : 0.5,
      colorScheme: scheme,
      locale: localeOf(locale).tag,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`${name} matches its screenshot`, async ({ page, isComparable }) => {
      test.skip(!isComparable)
      // Clocks of offices change each minute.
      await page.clock.setFixedTime('2026-01-15T12:00:00Z')
      await page.goto(viewHref(locale, view))
      await holdStill(page)
      for (const selector of clicks) await page.locator(selector).click()
      // A clicked control is held in its place in the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      if (!isOverlay) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page).toHaveScreenshot(`${name}.png`, {
        fullPage: !isOverlay,
        scale: 'device',
        // Hides texts in scripts without a web font on English and Polish pages, since system fonts differ by machine.
        stylePath: 'tests/e2e/visual/systemFonts.css',
        // On one platform, the headless shell and full Chromium render identical pixels.
        ...{ threshold: 0.005, maxDiffPixels: 20 },
      })
    })
  })
}
