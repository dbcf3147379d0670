import type { Page } from 'playwright/test'
import { LANGUAGE, SCHEME } from '../../src/config/protocol.ts'
import { fillForm } from '../fixtures/forms.ts'
import { other } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

/** As browsers with site data blocked do it: asking for the storage at all throws. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
}

test.describe('with storage and cookies blocked', () => {
  test.beforeEach(({ page }) => blockStorage(page))

  test('pages hydrate, navigate, go back and switch colors', async ({ page }) => {
    await page.goto('/about')
    expect(await page.evaluate(() => Object.is(typeof navigator.cookieEnabled, 'boolean'))).toBe(true)
    await hydrate(page)
    await page.locator('footer a[href="/careers"]').click()
    await expect(page).toHaveTitle(/Careers/)
    await page.goBack()
    await expect(page).toHaveTitle(/About/)
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute(SCHEME, 'dark')
    await page.locator(`footer a[${LANGUAGE}="${other.code}"]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other.tag)
    await hydrate(page)
  })

  test('a form sends', async ({ page }) => {
    await page.route('**/api/*', (route) => route.fulfill({ status: 200, json: {} }))
    await page.goto('/contacts')
    await hydrate(page)
    await fillForm(page, 'contact')
    await page.locator('form button[type=submit]').click()
    await expect(page.locator('form [role=status] p')).toBeFocused()
  })
})
