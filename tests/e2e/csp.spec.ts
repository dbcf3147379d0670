import type { Page } from 'playwright/test'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { anyLanguage } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'
import { thorough } from './thorough.ts'

/** Pages with one of each control. */
const controls: readonly ViewId[] = [
  'home',
  'contacts',
  'services-translation-services',
  'services',
  'ai-refinix-mt-post-editing-tool',
  'solutions-pharmaceutical',
]
/** Controls that are also clicked before hydration. */
const untilAwake = new Set(controls.slice(0, 3))

/** Presses every control that opens, selects or moves something, and the controls that appear then. */
async function pressEverything(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Skips the file dialog, which needs a real click, and the calculator's last button, which leaves the page.
    const controls = `[role="option"], main [aria-haspopup], button:not([type="submit"], [class*="_send_"], input[type="file"] + * *)`
    const pressed = new Set<Element>()
    const rest = () => [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => !pressed.has(control))
    for (let some = rest(); some.length > 0; some = rest()) {
      for (const control of some) {
        pressed.add(control)
        control.click()
      }
      // React renders new elements within a frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    // An empty form shows its errors and is not sent.
    for (const button of document.querySelectorAll<HTMLElement>('button[type="submit"]')) button.click()
    return pressed.size
  })
}

for (const { code } of anyLanguage) {
  test(`${code}: no control violates the security policy`, async ({ page, noise }) => {
    const views = thorough ? viewIds : controls
    let pressed = 0
    for (const view of views) {
      const response = await page.goto(viewHref(code, view), { waitUntil: 'domcontentloaded' })
      expect(response?.headers()['content-security-policy'], viewHref(code, view)).toContain("script-src 'self'")
      if (untilAwake.has(view)) await pressEverything(page)
      await hydrate(page)
      pressed += await pressEverything(page)
      expect(noise, view).toEqual([])
    }
    expect(pressed).toBeGreaterThan(views.length * 5)
    // Proves that the policy is active: a violation is blocked, and logged as an error.
    await page.evaluate(() => {
      new Image().src = 'https://foreign.example/x.png'
    })
    await expect.poll(() => noise.join()).toContain('Content Security Policy')
    noise.length = 0
  })
}
