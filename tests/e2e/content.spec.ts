import type { Page } from 'playwright/test'
import { defaultLocale, type LocaleCode, publicLocales } from '../../src/config/locales.ts'
import { RENDER_EAGER } from '../../src/config/protocol.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { violations, violationsInDark } from './axe.ts'
import { openAllPanels, useFonts } from './states.ts'
import { expect, forgiveNotFound, hydrate, mainText, test } from './test.ts'
import { inParts, ofMostSections, testedViews, thorough } from './thorough.ts'

declare global {
  interface Window {
    /** The sum of a document's layout shifts. */
    shifted: number
  }
}

/** Makes every further document of the page add up its layout shifts: https://web.dev/articles/cls. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of shifts after pending frames. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return window.shifted
  })

/** The faults of a page before, during and after hydration, including axe violations. */
async function faultsOf(page: Page, locale: LocaleCode, view: ViewId): Promise<string[]> {
  const address = viewHref(locale, view)
  const isDefault = locale === defaultLocale
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const found = (await changesOnHydration(page, view)).map((change) => `${address} ${change}`)
  // Transitions have low contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Colours do not depend on the language.
  if (!thorough && !isDefault) return found
  if (thorough || ofMostSections.has(view)) {
    await page.setViewportSize({ width: 390, height: 844 })
    found.push(...(await violations(page, `${address} at 390, light`)))
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await openAllPanels(page)
  found.push(...(await violations(page, `${address} at 1440, all panels open, light`)))
  if (isDefault) found.push(...(await violationsInDark(page, `${address} at 1440, all panels open`)))
  return found
}

async function changesOnHydration(page: Page, view: ViewId): Promise<string[]> {
  const found: string[] = []
  // Excludes shifts by late fonts and by a change of width.
  await page.evaluate(useFonts)
  await page.evaluate((name) => document.documentElement.removeAttribute(name), RENDER_EAGER)
  // The browser reports a shift some time after it.
  await shiftsOf(page)
  await page.evaluate(() => {
    window.shifted = 0
  })
  const before = await mainText(page)
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  // The carousel's button is called Pause once it moves.
  if (view !== 'home' && (await mainText(page)) !== before) found.push('changes its text on hydration')
  const shifted = await shiftsOf(page)
  if (shifted >= 0.01) found.push(`shifts by ${shifted} during hydration`)
  return found
}

test.describe.configure({ mode: 'parallel' })

for (const { code } of publicLocales) {
  for (const views of inParts(testedViews(code), 3)) {
    test(`${views.join(', ')} in ${code}: hydration changes and shifts nothing, no other origin is requested, axe passes`, async ({
      page,
      noise,
    }) => {
      await noteShifts(page)
      const found: string[] = []
      for (const view of views) found.push(...(await faultsOf(page, code, view)))
      forgiveNotFound(noise)
      expect([...found, ...noise.splice(0)]).toEqual([])
    })
  }
}
