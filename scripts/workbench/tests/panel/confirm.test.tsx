import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, open, press, renderPanel, requestsTo, shownKey } from './renderPanel.tsx'

const id = 'pages/services:hero.title'
const base = { english: '00000000', text: '00000000' }

it('confirms another person’s translation, and goes to the next text', async () => {
  const { backend } = await renderPanel({ person: 'A. Nowak', filter: 'Unconfirmed' })
  await open(/hero\.title/)
  await press('Control+Shift+Enter')
  await expect.element(shownKey()).toHaveTextContent('pages/services:intro.title')
  expect(requestsTo(backend, 'confirm')).toEqual([{ id, base, person: 'A. Nowak' }])
  await expect.element(page.getByText('Confirmed: hero.title', { exact: true })).toBeVisible()
})

it('shows why a text cannot be confirmed', async () => {
  const { backend } = await renderPanel()
  backend.handlers.confirm = async () => ({ kind: 'refused', reason: 'Another person has to confirm it.' })
  await open(/hero\.title/)
  await page.getByRole('button', { name: 'Confirm, next' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Another person has to confirm it.' })).toBeVisible()
})

it('sends a text back with a comment, goes to the next one, and lists it by a filter until the comment is resolved', async () => {
  const { backend } = await renderPanel({ person: 'A. Nowak', filter: 'Unconfirmed' })
  await open(/hero\.title/)
  const box = page.getByRole('textbox', { name: 'New comment' })
  await userEvent.fill(box, 'Too long')
  await page.getByRole('button', { name: 'Needs work' }).click()
  await expect.element(shownKey()).toHaveTextContent('pages/services:intro.title')
  expect(requestsTo(backend, 'comment')).toMatchObject([{ id, base, kind: 'needs work', comment: 'Too long' }])
  const filter = page.getByRole('combobox', { name: 'Texts to list' })
  await filter.selectOptions('Needs work')
  await open(/hero\.title/)
  await filter.selectOptions('With an open comment')
  const rows = page.getByRole('listbox', { name: 'Texts of this page' }).getByRole('option')
  await expect.poll(() => rows.elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect.poll(() => backend.message(id).openComments).toBe(0)
  await expect.element(field()).toHaveFocus()
  await userEvent.fill(box, 'Is it new?')
  await press('Control+Enter')
  await expect.poll(() => backend.message(id).comments).toEqual(['Is it new?'])
})
