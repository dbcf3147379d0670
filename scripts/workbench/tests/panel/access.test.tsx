import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../../../../tests/unit/actions.ts'
import { field, renderPanel, row } from './renderPanel.tsx'
import { violations } from './violations.ts'

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

it.each(sizes)('has no fault that axe-core finds while a text with a warning is written, at %i px', async (...size) => {
  await renderPanel({ size })
  if (size[0] === 390) await page.getByText('Texts', { exact: true }).click()
  await row(/hero.subtitle/).click()
  await expect.element(field()).toHaveFocus()
  await press('Control+End')
  await userEvent.keyboard('?')
  await expect.element(page.getByText('found “?”', { exact: false })).toBeVisible()
  expect(await violations()).toEqual([])
})

it.each(sizes)('has none while a text is revised, at %i px', async (...size) => {
  await renderPanel({ size, person: 'A. Nowak' })
  await press('Shift+F9')
  await page.getByRole('button', { name: /intro\.p2/ }).click()
  await page.getByRole('button', { name: 'Mark an error' }).click()
  expect(await violations()).toEqual([])
})

it('has none in the list of keys', async () => {
  await renderPanel()
  await page.getByRole('button', { name: 'Keys' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  expect(await violations()).toEqual([])
})
