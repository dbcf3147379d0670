import { LANGUAGE } from '../../src/config/protocol.ts'
import { quoteExamples } from '../../src/config/quoteExamples.ts'
import { fillForm } from '../fixtures/forms.ts'
import { anyLanguage, other, source } from '../fixtures/languages.ts'
import { ITEMS } from './states.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

for (const { code, prefix, tag, common, forms } of anyLanguage) {
  test(`without scripts in ${code}: every panel is open under a heading, examples and an address replace the tools, no button is dead`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${prefix}/services/translation-services`)
    await expect(page.getByRole('tablist')).toBeHidden()
    for (const [address, count] of [
      ['/services/translation-services', 6],
      ['/services/interpreting', 3],
      ['/solutions/healthcare', 15],
    ] as const) {
      await page.goto(prefix + address)
      const all = page.locator(`main ${ITEMS}`)
      await expect(all).toHaveCount(count)
      for (const item of await all.all()) {
        await expect(item.locator('noscript > *')).toBeVisible()
        await expect(item.locator('p').last()).toBeVisible()
      }
      await expect(page.locator('main button:visible')).toHaveCount(0)
    }
    await page.goto(`${prefix}/services`)
    await expect(page.locator('output:visible')).toHaveCount(quoteExamples.length)
    await expect(page.locator('input[name=newWords]')).toBeHidden()
    await page.goto(`${prefix}/ai/refinix-mt-post-editing-tool`)
    await expect(page.locator('#try a[href^="mailto:"]').first()).toBeVisible()
    await expect(page.locator('main button:visible')).toHaveCount(0)
  })

  test(`without scripts in ${code}: the dropdowns, the mobile menu and the language switch work`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(prefix || '/')
    await page.getByRole('banner').getByRole('button', { name: common.menu.services.label, exact: true }).click()
    await page.locator(`#menu-services a[href="${prefix}/services/interpreting"]`).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/services/interpreting$`))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: common.menu.open }).click()
    await page.getByRole('dialog').locator(`a[href="${prefix}/team"]`).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/team$`))
    await page.getByRole('banner').locator('button[popovertarget="menu-language"]').click()
    const next = code === source.code ? other : source
    await page.getByRole('banner').locator(`a[${LANGUAGE}="${next.code}"]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', next.tag)
  })

  test(`without scripts in ${code}: a post of a form is answered with a page in its language`, async ({ page }) => {
    await page.goto(`${prefix}/freelance`)
    // The browser's validation accepts only ASCII before the @.
    await fillForm(page, 'freelance', { email: 'a@b.example' })
    await page.locator('form button[type=submit]').click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/sent$`))
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('h1')).toHaveText(forms.outcome.success)
  })
}
