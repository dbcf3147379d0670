import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBackend } from '../fixtures/panel/backend.ts'
import { press } from './actions.ts'
import { asked, field, renderPanel, shownKey, textOf } from './renderPanel.tsx'

const title = 'pages/services:hero.title'

async function reviseTitle() {
  await press('Shift+F9')
  await page.getByRole('button', { name: /hero\.title/ }).click()
  await expect.element(shownKey()).toHaveTextContent(title)
  await expect.element(field()).toHaveFocus()
}

it('confirms a text that somebody else has translated, and goes to the next one', async () => {
  const { backend } = await renderPanel({ person: 'A. Nowak' })
  await reviseTitle()
  const { hashes } = await backend.message(title)
  await press('Control+Enter')
  await expect.element(shownKey()).toHaveTextContent('pages/services:intro.title')
  expect(asked(backend, 'confirm')).toEqual([{ id: title, base: hashes, person: 'A. Nowak', waiver: null }])
  expect((await backend.message(title)).state).toBe('reviewed')
  await expect.element(page.getByText('Confirmed: hero.title', { exact: true })).toBeVisible()
})

it('asks whoever translated a text, or a part of it, for a reason to confirm it, and records the waiver', async () => {
  const backend = await openBackend({ translator: 'A. Nowak; B. Lis' })
  await renderPanel({ backend, person: ' a.  nowak' })
  await reviseTitle()
  await press('Control+Enter')
  const reason = page.getByRole('textbox', { name: /You translated this text/ })
  await expect.element(reason).toBeInvalid()
  await expect.element(reason).toHaveAccessibleDescription(/never counts as that of a second person/)
  expect(asked(backend, 'confirm')).toEqual([])
  await userEvent.fill(reason, 'Nobody else reads Polish')
  await press('Control+Enter')
  await expect.poll(() => asked(backend, 'confirm')).toMatchObject([{ waiver: 'Nobody else reads Polish' }])
})

it('saves a text that the reviser has changed instead of confirming it', async () => {
  const { backend } = await renderPanel({ person: 'A. Nowak' })
  await reviseTitle()
  await press('Control+a')
  await userEvent.keyboard('Nowy tytuł')
  await press('Control+Enter')
  await expect.poll(() => textOf(backend, title)).toBe('Nowy tytuł')
  expect(asked(backend, 'confirm')).toEqual([])
  await expect.element(page.getByRole('button', { name: /^Confirm, next/ })).toBeVisible()
})

it('records the error on Ctrl+Enter in its form, and confirms no text while one is being marked', async () => {
  const { backend } = await renderPanel({ person: 'A. Nowak' })
  await reviseTitle()
  await page.getByRole('button', { name: 'Mark an error' }).click()
  const comment = page.getByRole('textbox', { name: 'What is wrong' })
  await userEvent.fill(comment, 'Another claim')
  await press('F2', 'Control+Enter')
  await expect.element(page.getByRole('alert').filter({ hasText: 'an error is being marked' }).first()).toBeVisible()
  await comment.click()
  await press('Control+Enter')
  await expect
    .poll(async () => (await backend.message(title)).annotations)
    .toMatchObject([{ comment: 'Another claim' }])
  await expect.element(comment).not.toBeInTheDocument()
  expect(asked(backend, 'confirm')).toEqual([])
})

it('keeps what is typed of an error on Escape, when another text is chosen, the name is missing, or the tab is closed', async () => {
  const first = await renderPanel({ backend: await openBackend({ person: null }) })
  await reviseTitle()
  await page.getByRole('button', { name: 'Mark an error' }).click()
  const comment = page.getByRole('textbox', { name: 'What is wrong' })
  await userEvent.fill(comment, 'Another claim')
  await press('Escape')
  await press('Control+Enter')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Write your name first' }).first()).toBeVisible()
  await press('Alt+ArrowDown')
  await expect.element(shownKey()).not.toHaveTextContent(title)
  await expect.element(comment).not.toBeInTheDocument()
  first.close()
  await renderPanel()
  await press('Shift+F9')
  await page.getByRole('button', { name: /hero\.title/ }).click()
  await expect.element(comment).toHaveValue('Another claim')
})
