import type { Page } from 'playwright/test'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { other } from '../fixtures/languages.ts'
import { holdApplication, isApplication, openEnhanced } from './application.ts'
import { CONTROLS } from './states.ts'
import { expect, test } from './test.ts'

/** Opens elements before hydration, and expects them to be the same, open and focused after it. */
async function expectKept(
  page: Page,
  address: string,
  open: () => Promise<void>,
  { opened, focused }: { readonly opened: readonly string[]; readonly focused: string },
): Promise<void> {
  const release = await holdApplication(page)
  await openEnhanced(page, address)
  await open()
  const places = page.locator(opened.join())
  await expect(places).toHaveCount(opened.length)
  await expect(page.locator(focused)).toBeFocused()
  const elements = await places.evaluateAll((all) => all.map((element) => element.outerHTML))
  const handles = await places.elementHandles()
  await release()
  await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
  expect(await places.evaluateAll((all) => all.map((element) => element.outerHTML))).toEqual(elements)
  for (const handle of handles) expect(await handle.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.locator(focused)).toBeFocused()
}

test('a chosen tab stays as it is through hydration', async ({ page }) => {
  await expectKept(page, '/services/translation-services', () => page.getByRole('tab').nth(2).click(), {
    opened: ['[role="tabpanel"]:not([aria-hidden])'],
    focused: '[role="tab"][aria-selected="true"]',
  })
})

test('an accordion item, the mobile menu and a group in it stay open through hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const open = async () => {
    await page.locator('#tab-7 button').click()
    await page.locator('[commandfor="mobile-menu"]').first().click()
    await page.locator(`#mobile-menu ${CONTROLS}`).nth(1).click()
  }
  await expectKept(page, `${other.prefix}/solutions/healthcare`, open, {
    opened: ['#tab-7', '#mobile-menu:modal'].map((root) => `${root} [role="region"]:not([aria-hidden])`),
    focused: '#mobile-menu [aria-expanded="true"]',
  })
})

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
