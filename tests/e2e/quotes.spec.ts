import type { Page } from 'playwright/test'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { quoteExamples } from '../../src/config/quoteExamples.ts'
import { anyLanguage } from '../fixtures/languages.ts'
import { holdApplication } from './application.ts'
import { useFonts } from './states.ts'
import { expect, test } from './test.ts'

const [first, second] = quoteExamples
const figures = (page: Page) => page.locator('output:visible')
const height = async (page: Page) => {
  await figures(page).scrollIntoViewIfNeeded()
  await page.evaluate(useFonts)
  return page.locator('main > section:has(output)').evaluate((section) => section.clientHeight)
}

for (const { name, prefix } of anyLanguage) {
  test(`the calculator keeps input from before hydration, and sends the choice as text, in ${name}`, async ({
    page,
  }) => {
    const release = await holdApplication(page)
    await page.goto(`${prefix}/services`)
    const before = await height(page)
    const total = await figures(page).textContent()
    const words = page.locator('input[name=newWords]')
    await expect(words).toHaveValue(String(first.newWords))
    await words.fill('1000')
    await release()
    await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
    await expect(words).toHaveValue('1000')
    await expect(figures(page)).not.toHaveText(total ?? '')
    expect(await height(page)).toBe(before)
    await words.fill(String(first.newWords))
    await expect(figures(page)).toHaveText(total ?? '')
    await page.locator('select[name=example]').selectOption(second?.id ?? '')
    await expect(page.locator('input[name=newWords]')).toHaveValue(String(second?.newWords))
    await page.locator('select[name=target]').selectOption('thai')
    const language = await page.locator('select[name=target] option:checked').textContent()
    const price = await figures(page).locator('strong').first().textContent()
    await page.locator('output:visible + button').click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/contacts#contact-form$`))
    const comments = page.locator('form [name=comments]')
    await expect(comments).toHaveValue(new RegExp(`${language}.*${price?.replaceAll(/\D+/g, '.+?')}`, 's'))
    await expect(page.locator('form [name=service]')).toHaveValue('translation')
    await comments.press('End')
    await comments.pressSequentially('!')
  })
}
