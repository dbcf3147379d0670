import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from './actions.ts'
import { open, renderPanel } from './renderPanel.tsx'
import { violations } from './violations.ts'

const sizes = [
  [1440, 900],
  [390, 844],
] as const

it.each(sizes)('has no fault that axe-core finds while texts are written, at %i px', async (...size) => {
  await renderPanel({ size, person: 'A. Nowak' })
  if (size[0] === 390) await page.getByText('Texts', { exact: true }).click()
  await open(/hero.subtitle/)
  await press('Control+End')
  await userEvent.keyboard('?')
  await expect.element(page.getByText('found “?”', { exact: false })).toBeVisible()
  expect(await violations()).toEqual([])
})
