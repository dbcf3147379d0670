import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeBackend } from '../fixtures/panel/fakeBackend.ts'
import { press } from './actions.ts'
import { asked, field, renderPanel, shownKey } from './renderPanel.tsx'

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
  const { hashes } = backend.message(title)
  await press('Control+Enter')
  await expect.element(shownKey()).toHaveTextContent('pages/services:intro.title')
  expect(asked(backend, 'confirm')).toEqual([{ id: title, base: hashes, person: 'A. Nowak', waiver: null }])
  expect(backend.message(title).state).toBe('reviewed')
  await expect.element(page.getByText('Confirmed: hero.title', { exact: true })).toBeVisible()
})

it('asks whoever translated a text, or a part of it, for a reason to confirm it, and records the waiver', async () => {
  const backend = fakeBackend()
  backend.translator = 'A. Nowak; B. Lis'
  await renderPanel({ backend, person: ' a.  nowak' })
  await reviseTitle()
  await press('Control+Enter')
  const reason = page.getByRole('textbox', { name: /You translated this text/ })
  await expect.element(reason).toBeInvalid()
  await expect.element(reason).toHaveAccessibleDescription(/never counts as that of a second person/)
  expect(asked(backend, 'confirm')).toEqual([])
  await userEvent.fill(reason, 'Nobody else reads Polish')
  await press('Control+Enter')
  await expect.poll(() => backend.message(title).state).toBe('reviewed')
  expect(asked(backend, 'confirm')).toMatchObject([{ waiver: 'Nobody else reads Polish' }])
})

/** Where git knows no name. */
const unnamed = () => Object.assign(fakeBackend(), { person: null })

it('records an error by type and severity, and counts it for the page', async () => {
  const { backend } = await renderPanel({ person: 'A. Nowak' })
  await reviseTitle()
  await page.getByRole('button', { name: 'Mark an error' }).click()
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Mistranslation')
  await page.getByText('major').click()
  await userEvent.fill(page.getByRole('textbox', { name: 'What is wrong' }), 'Another claim')
  await page.getByRole('button', { name: /^Record the error/ }).click()
  await expect.element(page.getByRole('row', { name: /Mistranslation 1 \d+\.\d/ })).toBeVisible()
  expect(asked(backend, 'annotate')).toMatchObject([
    { id: title, type: 'mistranslation', severity: 'major', comment: 'Another claim', person: 'A. Nowak' },
  ])
  await expect.element(page.getByText('Another claim', { exact: false })).toBeVisible()
})

it('saves a text that the reviser has changed instead of confirming it', async () => {
  const { backend } = await renderPanel({ person: 'A. Nowak' })
  await reviseTitle()
  await press('Control+End')
  await userEvent.keyboard(' i prawo')
  await press('Control+Enter')
  await expect.poll(() => backend.message(title).forms[0]?.target).toMatch(/ i prawo$/)
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
  await expect.poll(() => backend.message(title).annotations).toMatchObject([{ comment: 'Another claim' }])
  await expect.element(comment).not.toBeInTheDocument()
  expect(asked(backend, 'confirm')).toEqual([])
})

it('keeps what is typed of an error on Escape, when another text is chosen, the name is missing, or the tab is closed', async () => {
  const first = await renderPanel({ backend: unnamed() })
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

it('shows the text again whose error is taken back, also when it was scrolled away', async () => {
  const { backend } = await renderPanel({ person: 'A. Nowak', size: [1440, 500] })
  await reviseTitle()
  await page.getByRole('button', { name: 'Mark an error' }).click()
  await page.getByRole('button', { name: /^Record the error/ }).click()
  await expect.element(page.getByText('Error recorded: hero.title', { exact: true })).toBeVisible()
  page.getByRole('list', { name: 'English and Polish' }).element().lastElementChild?.scrollIntoView()
  await expect.element(field()).not.toBeInViewport()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => backend.message(title).annotations).toEqual([])
  await expect.element(field()).toBeInViewport()
})
