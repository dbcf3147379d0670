import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { type LocaleCode, localeOf } from '../../src/config/locales.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { holdStill } from './states.ts'
import { test as base, expect } from './test.ts'

/** A page and state with a reference screenshot, `<name>.png` in this folder. */
interface VisualCase {
  readonly name: string
  readonly view: ViewId
  readonly locale?: LocaleCode
  /** The width of the window in CSS pixels. */
  readonly width: number
  readonly scheme?: 'dark'
  /** Selectors to click in sequence. */
  readonly clicks?: readonly string[]
  /** True for a screenshot of the window only, for overlays. */
  readonly window?: true
}

/** Kinds of pages and overlays, on wide and narrow screens. */
const visualCases: readonly VisualCase[] = [
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
    window: true,
  },
]

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
      const here = `${JSON.stringify(await platformHere(browser.version()), null, 2)}\n`
      const isUpdating = config.updateSnapshots !== 'none'
      if (isUpdating) await writeFile(platformFile, here)
      const isSame = (await readFile(platformFile, 'utf8')) === here
      // Printed here, because the reporter does not print the reason of a skip.
      if (!isSame) console.log(`Reference pictures are left out: ${platformFile} differs from this machine: ${here}`)
      await use(isSame)
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

    test(`${name} matches its screenshot`, async ({ page, isComparable }) => {
      test.skip(!isComparable)
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

/**
 * The factors that change the rendering of a page: system, major version of Chromium (156.0.8078.79 is 156), and the
 * families of fontconfig that are not web fonts of the site.
 */
async function platformHere(version: string): Promise<Readonly<Record<string, string>>> {
  const fonts = ['serif', 'sans-serif', 'monospace', 'emoji'].map(async (family) => {
    const { stdout, failed } = await execa('fc-match', ['-f', '%{family[0]}', family], { reject: false })
    return failed ? [] : [[`font for ${family}`, stdout] as const]
  })
  return {
    system: `${process.platform}-${process.arch}`,
    Chromium: version.split('.')[0] ?? version,
    ...Object.fromEntries((await Promise.all(fonts)).flat()),
  }
}
