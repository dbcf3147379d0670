import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBackend } from '../fixtures/panel/backend.ts'
import { field, open, press, renderPanel, requestsTo, row, shownKey, textOf, write } from './renderPanel.tsx'

const subtitle = 'pages/services:hero.subtitle'
const minimum = 'pages/services:quotes.minimum'
const title = 'pages/services:hero.title'

it('saves with the hashes of its base, updates the page, goes to the next text before its details are there, and undoes it', async () => {
  const { backend, sent } = await renderPanel({ person: 'A. Nowak' })
  const before = backend.message(title)
  await write('Nowy tytuł')
  backend.handlers.detail = () => new Promise(() => {})
  await press('Control+Enter')
  await expect.element(shownKey()).toHaveTextContent(subtitle)
  await expect.element(field()).toHaveFocus()
  expect(requestsTo(backend, 'save')).toEqual([
    { id: title, texts: { text: 'Nowy tytuł' }, base: before.hashes, excuses: [], person: 'A. Nowak' },
  ])
  await expect.poll(() => sent).toContainEqual({ type: 'show', id: title, texts: { text: 'Nowy tytuł' } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => textOf(backend, title)).toBe(before.forms[0]?.target)
  await expect.element(row(/hero.title/)).toMatchTextContent(/Usługi językowe/)
  await expect.element(page.getByRole('status').filter({ hasText: 'Undone: hero.title' })).toBeVisible()
  await expect.element(shownKey()).toHaveTextContent(title)
  await expect.element(field()).toHaveFocus()
})

it('keeps the save button visible on a small screen with a long text', async () => {
  await renderPanel()
  await page.viewport(1366, 650)
  await write('Nowy tytuł '.repeat(60))
  await expect.element(page.getByRole('button', { name: /^Save, next/ })).toBeInViewport()
})

it('asks for the user’s name before the first save if git has none', async () => {
  const { backend } = await renderPanel({ backend: openBackend({ person: null }) })
  await write('Nowy tytuł')
  await press('Control+s')
  const name = page.getByRole('combobox', { name: 'Your name' })
  await expect.element(name).toHaveFocus()
  await userEvent.fill(name, 'A. Nowak')
  await press('Tab')
  expect(requestsTo(backend, 'save')).toEqual([])
  await page.getByRole('button', { name: /^Save, next/ }).click()
  await expect.poll(() => requestsTo(backend, 'save')).toMatchObject([{ person: 'A. Nowak' }])
})

it('saves a text with an error, shown under the field, only with a reason; a reload keeps text, reason and place', async () => {
  const { backend, leave } = await renderPanel()
  await write('Tekst  z odstępem', /quotes.minimum/)
  await press('Control+Enter')
  await expect.element(page.getByText('Not saved. Correct the text, or say under it why it is right.')).toBeVisible()
  await expect.element(field()).toBeInvalid()
  await expect.element(field()).toHaveAccessibleDescription(/Two spaces together/)
  expect(textOf(backend, minimum)).toBe('Tekst liczący dziesięć słów.')
  const reason = page.getByRole('textbox', { name: 'Why the text is right all the same: spaces' })
  await userEvent.fill(reason, 'A gap')
  leave()
  await renderPanel({ backend, filter: null })
  await expect.element(reason).toHaveValue('A gap')
  await press('Control+Enter')
  // The next text of the list, not an unfinished one of another page.
  await expect.element(shownKey()).toHaveTextContent('pages/services:examples.days')
  expect(requestsTo(backend, 'save').at(-1)).toMatchObject({ excuses: [{ rule: 'spaces', reason: 'A gap' }] })
})

it('names the form of a plural text that is empty, goes to its field, and offers to discard that', async () => {
  const { backend } = await renderPanel()
  await row(/examples.days/).click()
  await expect.element(field('one')).toHaveFocus()
  await userEvent.fill(field('other'), '')
  await field('one').click()
  await press('Control+Enter')
  await expect.element(page.getByText('The form “other” (fractions) is empty. Write it, then save.')).toBeVisible()
  await expect.element(field('other')).toHaveFocus()
  expect(requestsTo(backend, 'save')).toEqual([])
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field('other')).toHaveTextContent('1 count dni')
})

it('shows both versions of a text with a conflict, and saves the chosen one', async () => {
  const { backend } = await renderPanel()
  await write('Mój tytuł')
  backend.changeElsewhere(title, 'Obcy tytuł')
  await press('Control+Enter')
  const versions = page.getByRole('alert').filter({ hasText: 'the text was changed elsewhere' })
  await expect.element(versions).toMatchTextContent(/Other versionObcy tytułMy versionMój tytuł/)
  await expect.element(field()).toHaveTextContent('Mój tytuł')
  expect(textOf(backend, title)).toBe('Obcy tytuł')
  await page.getByRole('button', { name: 'Use my version' }).click()
  await expect.poll(() => textOf(backend, title)).toBe('Mój tytuł')
  await expect.element(field()).toHaveTextContent('Mój tytuł')
})

it('keeps the text while the server is unreachable, reports it, and saves once it is back', async () => {
  const { backend } = await renderPanel()
  await write('Tytuł bez')
  backend.setThere(false)
  await userEvent.keyboard(' serwera')
  await press('Control+Enter')
  const lost = page.getByText('The editor does not answer. What you type', { exact: false })
  await expect.element(lost).toBeVisible()
  await expect.element(field()).toHaveTextContent('Tytuł bez serwera')
  backend.setThere(true)
  await expect.element(page.getByText('The editor answers again.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect.poll(() => textOf(backend, title)).toBe('Tytuł bez serwera')
  await expect.element(field()).toHaveFocus()
  await expect.element(lost).not.toBeInTheDocument()
})

it('saves a text that needs work by a key only when it was changed; the status line names the last one with its warnings', async () => {
  await renderPanel()
  await page.getByRole('combobox', { name: 'Texts to list' }).selectOptions('Needs work')
  await open(/cards.lead/)
  await press('Control+Enter', 'Control+s')
  await expect.element(page.getByText(/^cards.lead needs work\. Change it, or press “Translation still/)).toBeVisible()
  await userEvent.fill(field(), 'Większość wymaga dwóch?')
  await press('Control+Enter')
  await expect.element(page.getByText('Saved: cards.lead, 1 warning. No other text in “Needs work”.')).toBeVisible()
})
