import type { Page } from 'playwright/test'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { other } from '../fixtures/languages.ts'
import { holdApplication, isApplication, openEnhanced } from './application.ts'
import { CONTROLS } from './states.ts'
import { expect, test } from './test.ts'

/** An element to open before hydration: the action, the expected open element, and the focused one. */
interface Control {
  readonly name: string
  readonly width: number
  readonly address: string
  readonly open: (page: Page) => Promise<void>
  readonly opened: string
  readonly focused: string
}

const controls: readonly Control[] = [
  {
    name: 'tabs',
    width: 1280,
    address: '/services/translation-services',
    open: (page) => page.getByRole('tab').nth(2).click(),
    opened: '[role="tabpanel"]:not([aria-hidden])',
    focused: '[role="tab"][aria-selected="true"]',
  },
  {
    name: 'an accordion item, the mobile menu and a group in it',
    width: 390,
    address: `${other.prefix}/solutions/healthcare`,
    open: async (page) => {
      await page.locator('#tab-7 button').click()
      await page.locator('[commandfor="mobile-menu"]').first().click()
      await page.locator(`#mobile-menu ${CONTROLS}`).nth(1).click()
    },
    opened: ['#tab-7', '#mobile-menu:modal'].map((root) => `${root} [role="region"]:not([aria-hidden])`).join(),
    focused: '#mobile-menu [aria-expanded="true"]',
  },
]

for (const { name, width, address, open, opened, focused } of controls) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 } })

    test('stays as opened through hydration', async ({ page }) => {
      const release = await holdApplication(page)
      await openEnhanced(page, address)
      await open(page)
      await expect(page.locator(opened)).toHaveCount(opened.split(',').length)
      await expect(page.locator(focused)).toBeFocused()
      const elements = await page.evaluateHandle((selector) => [...document.querySelectorAll(selector)], opened)
      const read = () =>
        elements.evaluate((all) => all.map((element) => (element.isConnected ? element.outerHTML : 'replaced')))
      const before = await read()
      await release()
      await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
      expect(await read()).toEqual(before)
      await expect(page.locator(opened)).toHaveCount(opened.split(',').length)
      await expect(page.locator(focused)).toBeFocused()
    })
  })
}

test('open elements stay open if the application never loads, and links navigate', async ({ page, noise }) => {
  await page.route(isApplication, (route) => route.abort())
  await openEnhanced(page, '/services/translation-services')
  await page.getByRole('tab').nth(2).click()
  await expect.poll(() => noise.join()).toContain('The application did not load')
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true')
  await page.locator('[popovertarget="menu-about"]').click()
  await page.locator('#menu-about a[href="/careers"]').click()
  await expect(page).toHaveURL(/\/careers$/)
  noise.length = 0
})
