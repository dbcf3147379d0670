import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from './actions.ts'
import { asked, field, open, renderPanel, row } from './renderPanel.tsx'
import { violations } from './violations.ts'

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

it.each(sizes)('has no fault that axe-core finds while a text with a warning is written, at %i px', async (...size) => {
  await renderPanel({ size })
  if (size[0] === 390) await page.getByText('Texts', { exact: true }).click()
  await open(/hero.subtitle/)
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

it('has none while words are replaced in many texts, each of which can be left out', async () => {
  const { backend } = await renderPanel()
  await page.getByRole('button', { name: 'Many texts at once' }).click()
  await page.getByRole('menuitem', { name: /Find and replace/ }).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Find', exact: true }), 'lokalizac')
  await userEvent.fill(page.getByRole('textbox', { name: 'Replace with' }), 'lokalizowac')
  await expect.element(page.getByRole('list', { name: 'What would change' })).toBeVisible()
  expect(await violations()).toEqual([])
  const first = page.getByRole('list', { name: 'What would change' }).getByRole('checkbox').first()
  await first.click()
  await page.getByRole('button', { name: /^Replace in/ }).click()
  await expect.element(page.getByText('undoes all of it', { exact: false })).toBeVisible()
  expect(asked(backend, 'replace')).toHaveLength(1)
})

it('has none beside the history of a text, of which a former one goes back into the field', async () => {
  await renderPanel()
  await row(/hero.title/).click()
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Put it back into the field' }).click()
  await expect.element(field()).toHaveTextContent('Dawniej')
  expect(await violations()).toEqual([])
})
