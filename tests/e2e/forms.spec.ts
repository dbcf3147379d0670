import type { Page } from 'playwright/test'
import { DRAFT_PREFIX, HYDRATED_ROOT, LANGUAGE } from '../../src/config/protocol.ts'
import { filled, fillForm } from '../fixtures/forms.ts'
import { other, source } from '../fixtures/languages.ts'
import { holdApplication } from './application.ts'
import { expect, hydrate, test } from './test.ts'

const values = (page: Page) =>
  Promise.all(Object.keys(filled('contact')).map((name) => page.locator(`form [name=${name}]`).inputValue()))
const typed = Object.values(filled('contact'))

const submit = (page: Page) => page.locator('form button[type=submit]').click()

// submission.spec.ts tests the answers of the receiver, and noscript.spec.ts a post without scripts.
test('typed text survives a reload, going back, and a change of language', async ({ page }) => {
  await page.goto('/contacts')
  await hydrate(page)
  await fillForm(page, 'contact')
  await page.reload()
  // A form with a draft is hydrated without intent.
  await expect.poll(() => values(page)).toEqual(typed)
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL(/about$/)
  await page.goBack()
  await expect.poll(() => values(page)).toEqual(typed)
  await page.locator(`footer a[${LANGUAGE}="${other.code}"]`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other.tag)
  await hydrate(page)
  await expect.poll(() => values(page)).toEqual(typed)
})

test('text typed before hydration stays, with focus and caret, and reaches the receiver', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/contacts')
  await page.evaluate(
    ([prefix]) => sessionStorage.setItem(`${prefix}contact`, JSON.stringify({ comments: 'Kept', fullName: 'Older' })),
    [DRAFT_PREFIX],
  )
  await submit(page)
  await expect(page.locator('form [name=service]')).toBeFocused()
  await expect(page.getByText(source.forms.errors.fullNameMissing)).toBeVisible()
  const name = page.locator('form [name=fullName]')
  await name.pressSequentially('Jan Kowalski')
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3))
  await release()
  await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
  await expect(page.locator('form [name=comments]')).toHaveValue('Kept')
  await expect(name).toBeFocused()
  await page.keyboard.type('ek')
  await expect(name).toHaveValue('Janek Kowalski')
  // The form reads it without another key press.
  await submit(page)
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('form [name=email]')).toHaveAttribute('aria-invalid', 'true')
  await fillForm(page, 'contact')
  await submit(page)
  await expect(page.locator('form > [role=status] p').first()).toHaveText(source.forms.outcome.success)
})
