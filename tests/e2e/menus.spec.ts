import { defaultLocale } from '../../src/config/locales.ts'
import { languages } from '../fixtures/languages.ts'
import { CONTROLS, OPEN_ITEMS } from './disclosure.ts'
import { expect, hydrate, test } from './test.ts'
import { thorough } from './thorough.ts'

/** Static in one language; hydrated too, and in each, when thorough: tests/unit/layout shows it hydrated. */
const stagesIn = (code: string) => (thorough ? [false, true] : code === defaultLocale ? [false] : [])

for (const { code, prefix, common } of languages) {
  test.describe(`header in ${code}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })
    const home = prefix || '/'

    for (const hydrated of stagesIn(code)) {
      test(`one dropdown at a time, closed by a second click, a click outside and Escape (${hydrated ? 'hydrated' : 'static'})`, async ({
        page,
      }) => {
        if (!hydrated) await page.route('**/application-*.js', () => {})
        await page.goto(home)
        if (hydrated) await hydrate(page)
        const header = page.getByRole('banner')
        const about = header.getByRole('button', { name: common.menu.about.label, exact: true })
        const services = header.getByRole('button', { name: common.menu.services.label, exact: true })
        const aboutPanel = page.locator('#menu-about')
        const servicesPanel = page.locator('#menu-services')
        await about.click()
        await expect(aboutPanel).toBeVisible()
        await services.click()
        await expect(servicesPanel).toBeVisible()
        await expect(aboutPanel).toBeHidden()
        await services.click()
        await expect(servicesPanel).toBeHidden()
        await services.click()
        await page.mouse.click(700, 860)
        await expect(servicesPanel).toBeHidden()
        await about.click()
        await page.keyboard.press('Escape')
        await expect(aboutPanel).toBeHidden()
        await expect(about).toBeFocused()
      })
    }

    test('a chosen link leads to its page, on which the dropdown is closed', async ({ page }) => {
      await page.goto(home)
      await hydrate(page)
      await page.getByRole('banner').getByRole('button', { name: common.menu.solutions.label, exact: true }).click()
      await page.locator(`#menu-solutions a[href="${prefix}/solutions/healthcare"]`).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/solutions/healthcare$`))
      await expect(page.locator('#menu-solutions')).toBeHidden()
    })
  })

  test.describe(`mobile menu in ${code}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    for (const hydrated of stagesIn(code)) {
      test(`opens, locks the page, has one group open, closes on choice (${hydrated ? 'hydrated' : 'static'})`, async ({
        page,
      }) => {
        if (!hydrated) await page.route('**/application-*.js', () => {})
        await page.goto(prefix || '/')
        if (hydrated) await hydrate(page)
        const open = page.getByRole('button', { name: common.menu.open })
        await open.click()
        const menu = page.getByRole('dialog', { name: common.menu.label })
        await expect(menu).toBeVisible()
        await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
        await menu.locator(CONTROLS, { hasText: common.menu.about.label }).click()
        await menu.locator(CONTROLS, { hasText: common.menu.services.label }).click()
        await expect(menu.locator(OPEN_ITEMS)).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await expect(open).toBeFocused()
        await open.click()
        await menu.getByRole('button', { name: common.menu.close }).click()
        await expect(menu).toBeHidden()
        await open.click()
        await menu.locator(CONTROLS, { hasText: common.menu.about.label }).click()
        await menu.locator(`a[href="${prefix}/careers"]`).click()
        await expect(page).toHaveURL(new RegExp(`${prefix}/careers$`))
        await expect(page.getByRole('dialog')).toBeHidden()
      })
    }

    test('its contact button scrolls to the top, then goes to the contacts', async ({ page }) => {
      await page.goto(`${prefix}/solutions/healthcare`)
      await hydrate(page)
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await page.getByRole('button', { name: common.menu.open }).click()
      await page.getByRole('dialog').getByRole('link', { name: common.actions.contactUs }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/contacts$`))
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  })
}
