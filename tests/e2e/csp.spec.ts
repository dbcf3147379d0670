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
/** Those that are clicked before hydration as well. */
const untilAwake = new Set(controls.slice(0, 3))

/** Presses everything that opens, chooses or moves something, whatever its kind; what it adds is pressed in turn. */
async function pressEverything(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A dialog for files opens for a visitor alone; the calculator's last button leads to another page.
    const controls = `[role="option"], main [aria-haspopup], button:not([type="submit"], [class*="_send_"], input[type="file"] + * *)`
    const pressed = new Set<Element>()
    const rest = () => [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => !pressed.has(control))
    for (let some = rest(); some.length > 0; some = rest()) {
      for (const control of some) {
        pressed.add(control)
        control.click()
      }
      // What React adds in answer is there after a frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    // An empty form answers with its messages and goes nowhere.
    for (const button of document.querySelectorAll<HTMLElement>('button[type="submit"]')) button.click()
    return pressed.size
  })
}

for (const { code } of anyLanguage) {
  test(`${code}: no page breaks the security policy, whatever is opened`, async ({ page, noise }) => {
    const violations: string[] = []
    await page.exposeFunction('reportViolation', (line: string) => violations.push(`${page.url()}: ${line}`))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(window, 'reportViolation')
        if (typeof report === 'function')
          report(
            `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
          )
      })
    })
    const views = thorough ? viewIds : controls
    let pressed = 0
    for (const view of views) {
      const response = await page.goto(viewHref(code, view), { waitUntil: 'domcontentloaded' })
      expect(response?.headers()['content-security-policy'], viewHref(code, view)).toContain("script-src 'self'")
      if (untilAwake.has(view)) await pressEverything(page)
      await hydrate(page)
      pressed += await pressEverything(page)
    }
    expect(pressed).toBeGreaterThan(views.length * 5)
    expect(violations).toEqual([])
    expect(noise).toEqual([])
    // The policy is at work: what it forbids is stopped and reported.
    await page.evaluate(() => {
      new Image().src = 'https://foreign.example/x.png'
    })
    await expect.poll(() => violations).toHaveLength(1)
    noise.length = 0
  })
}
