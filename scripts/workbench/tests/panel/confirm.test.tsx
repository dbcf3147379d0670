import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBackend } from '../fixtures/panel/backend.ts'
import { press } from './actions.ts'
import { asked, open, renderPanel, row, shownKey } from './renderPanel.tsx'

const title = 'pages/services:hero.title'

it('confirms a text that somebody else has translated, and goes to the next one', async () => {
  const { backend } = await renderPanel({ person: 'A. Nowak' })
  const { hashes } = await backend.message(title)
  await open(/hero\.title/)
  await press('Control+Shift+Enter')
  await expect.element(shownKey()).toHaveTextContent('pages/services:intro.title')
  expect(asked(backend, 'confirm')).toEqual([{ id: title, base: hashes, person: 'A. Nowak' }])
  expect((await backend.message(title)).state).toBe('reviewed')
  await expect.element(page.getByText('Confirmed: hero.title', { exact: true })).toBeVisible()
})

it('does not confirm a text for its translator, nor one that is being changed', async () => {
  const backend = await openBackend({ translator: 'A. Nowak; B. Lis' })
  await renderPanel({ backend, person: 'A. Nowak' })
  await open(/hero\.title/)
  await page.getByRole('button', { name: 'Confirm, next' }).click()
  await expect.element(page.getByText('Another person has to confirm it', { exact: false }).first()).toBeVisible()
  expect((await backend.message(title)).state).toBe('translated')
  await open(/hero\.title/)
  await press('Control+End')
  await userEvent.keyboard('!')
  await expect.element(page.getByRole('button', { name: 'Confirm, next' })).not.toBeInTheDocument()
})

it('sends a text back with a comment, and lists it by a filter until the question is resolved', async () => {
  const { backend } = await renderPanel({ person: 'A. Nowak' })
  await open(/hero\.title/)
  await userEvent.fill(page.getByRole('textbox', { name: 'A comment or a question' }), 'Too long')
  await page.getByRole('button', { name: 'Needs work' }).click()
  await expect.poll(async () => (await backend.message(title)).state).toBe('needs-work')
  const filter = page.getByRole('combobox', { name: 'Texts to list' })
  await filter.selectOptions('Needs work')
  await expect.element(row(/hero\.title/)).toBeVisible()
  await filter.selectOptions('With a question')
  const rows = page.getByRole('listbox', { name: 'Texts of this page' }).getByRole('option')
  await expect.poll(() => rows.elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Resolved' }).click()
  await expect.poll(async () => (await backend.message(title)).questions).toBe(0)
})
