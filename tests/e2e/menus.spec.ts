import { source } from '../fixtures/languages.ts'
import { accessibleNode, accessibleNodes, controls, open } from './reader.ts'
import { expect, test } from './test.ts'

/*
 * What the browser itself does with the menus of a built page, and tells assistive technology of them, before hydration;
 * tests/unit/layout walks them by keyboard, before and after it.
 */

const { common } = source
const { menu: words, actions } = common
const narrow = { width: 390, height: 844 }

test('a group of the header says whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const { label } = words.services
  const says = (expanded: boolean) =>
    expect.poll(() => accessibleNode(page, controls, label)).toEqual({ name: label, expanded })
  await says(false)
  await page.getByRole('banner').getByRole('button', { name: label, exact: true }).press('Enter')
  await says(true)
  await page.keyboard.press('Escape')
  await says(false)
})

test('the mobile menu keeps the page behind out of reach for readers, and its groups say whether they are open', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await open(page, '/')
  await page.getByRole('button', { name: words.open }).press('Enter')
  await expect(page.getByRole('dialog', { name: words.label })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  expect(await accessibleNodes(page, 'main')).toEqual([])
  const name = words.about.label
  for (const expanded of [true, false]) {
    await page.getByRole('dialog').getByRole('button', { name }).press('Enter')
    await expect.poll(() => accessibleNode(page, controls, name)).toEqual({ name, expanded })
  }
})

test('the contact button of the mobile menu scrolls to the top, then goes to the contacts', async ({ page }) => {
  await page.setViewportSize(narrow)
  await open(page, '/solutions/healthcare')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('button', { name: words.open }).click()
  await page.getByRole('dialog').getByRole('link', { name: actions.contactUs }).click()
  await expect(page).toHaveURL(/\/contacts$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
