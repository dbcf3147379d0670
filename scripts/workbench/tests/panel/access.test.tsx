import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from './actions.ts'
import { asked, open, renderPanel } from './renderPanel.tsx'
import { violations } from './violations.ts'

const sizes = [
  [1440, 900],
  [390, 844],
] as const

it.each(sizes)('has no fault that axe-core finds while texts are written and revised, at %i px', async (...size) => {
  await renderPanel({ size, person: 'A. Nowak' })
  if (size[0] === 390) await page.getByText('Texts', { exact: true }).click()
  await open(/hero.subtitle/)
  await press('Control+End')
  await userEvent.keyboard('?')
  await expect.element(page.getByText('found “?”', { exact: false })).toBeVisible()
  expect(await violations()).toEqual([])
  await press('Shift+F9')
  await page.getByRole('button', { name: /intro\.p2/ }).click()
  await page.getByRole('button', { name: 'Mark an error' }).click()
  expect(await violations()).toEqual([])
})

it('has none while words are replaced in many texts, each of which can be left out', async () => {
  const { backend } = await renderPanel()
  await page.getByRole('button', { name: 'Many texts at once' }).click()
  await page.getByRole('menuitem', { name: /Find and replace/ }).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Find', exact: true }), 'lokalizac')
  await userEvent.fill(page.getByRole('textbox', { name: 'Replace with' }), 'lokalizowac')
  const list = page.getByRole('list', { name: 'What would change' })
  await expect.element(list).toBeVisible()
  expect(await violations()).toEqual([])
  await list.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: /^Replace in/ }).click()
  await expect.element(page.getByText('undoes all of it', { exact: false })).toBeVisible()
  expect(asked(backend, 'replace')).toHaveLength(1)
})
