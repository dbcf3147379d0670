import { requiredOf } from '../fixtures/forms.ts'
import { CONTROLS } from '../../scripts/lib/panels.ts'
import { addressOf, faultsIn, open, prepare, resize, testedCodes, widths } from './layout/measure.ts'
import { expect, hydrate, test } from './test.ts'

test.beforeEach(({ page }) => prepare(page))

for (const code of testedCodes) {
  test(`${code}: the header's dropdowns, the mobile menu and the way to the content hold their text`, async ({
    page,
  }) => {
    await resize(page, 1440)
    await open(page, addressOf(code, '/'))
    const faults: string[] = []
    const dropdowns = page.locator('header button[popovertarget]:visible')
    await expect(dropdowns).toHaveCount(5)
    for (const dropdown of await dropdowns.all()) {
      await dropdown.click()
      await expect(page.locator(':popover-open')).toHaveCount(1)
      faults.push(...(await faultsIn(page, ':popover-open', 'a dropdown open')))
    }
    // Escape closes the last one.
    await page.keyboard.press('Escape')
    for (const width of [768, 360]) {
      await resize(page, width)
      const language = page.locator('button[popovertarget="menu-language"]')
      await language.click()
      faults.push(...(await faultsIn(page, ':popover-open', 'the languages open')))
      await page.keyboard.press('Escape')
      await page.locator('button[commandfor="mobile-menu"][command="show-modal"]').click()
      const groups = page.locator(`#mobile-menu ${CONTROLS}`)
      for (const group of await groups.all()) {
        if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
        await expect(group).toHaveAttribute('aria-expanded', 'true')
        faults.push(...(await faultsIn(page, '#mobile-menu', 'the mobile menu open')))
      }
      await page.keyboard.press('Escape')
      const skip = page.locator('a[href="#main"]')
      await skip.focus()
      faults.push(...(await faultsIn(page, 'a[href="#main"]', 'focused')))
      await skip.blur()
    }
    expect(faults).toEqual([])
  })

  for (const [form, path] of [
    ['contact', '/contacts'],
    ['freelance', '/freelance'],
  ] as const) {
    const address = addressOf(code, path)
    const required = requiredOf(form).length
    test(`${address} holds all its errors, and the longest service`, async ({ page }) => {
      await open(page, address)
      await hydrate(page)
      await page.locator('form button[type="submit"]').click()
      await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(required)
      await expect(page.locator('form [id$="-error"]')).toHaveCount(required)
      const faults: string[] = []
      for (const width of widths) {
        await resize(page, width)
        faults.push(...(await faultsIn(page, 'main', 'errors shown')))
      }
      expect(faults).toEqual([])
    })
  }
}
