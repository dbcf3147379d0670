import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connect } from '../../src/panel/connection.ts'
import { openBackend } from '../fixtures/panel/backend.ts'
import { field, open, press, renderPanel, row, shownKey, textOf, write } from './renderPanel.tsx'

const title = 'pages/services:hero.title'

// Opens the panel three times.
it('restores a draft after the tab was closed, and forgets it once it is saved', { timeout: 40_000 }, async () => {
  const first = await renderPanel()
  await write('Niedokończony')
  await expect.element(row(/hero.title/)).toMatchTextContent(/not saved yet/)
  first.close()
  const { backend, close } = await renderPanel()
  const filter = page.getByRole('combobox', { name: 'Texts to list' })
  await filter.selectOptions('English changed')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(shownKey()).toHaveTextContent(title)
  await expect.element(filter).toHaveDisplayValue('English changed')
  await expect.element(field()).toHaveTextContent('Niedokończony')
  await press('F2')
  await press('Control+s')
  await expect.poll(() => textOf(backend, title)).toBe('Niedokończony')
  close()
  await renderPanel()
  await expect.element(page.getByRole('button', { name: 'Show' })).not.toBeInTheDocument()
})

it('shows a conflict if the text of a draft was changed while the tab was closed', async () => {
  const first = await renderPanel()
  await write('Niedokończony')
  first.close()
  const backend = openBackend()
  backend.changeElsewhere(title, 'Obcy tytuł')
  const record = { origin: 'machine', date: '2026-01-02', translators: ['Maria Kowalska'], reviewers: [] } as const
  Object.assign(backend.message(title), { record })
  await renderPanel({ backend })
  await page.getByRole('button', { name: 'Show' }).click()
  await press('F2', 'Control+s')
  await expect.element(page.getByText('Not saved: the text was changed elsewhere')).toBeVisible()
  await expect.element(page.getByText(/written by a machine, accepted by Maria Kowalska, 2026-01-02/)).toBeVisible()
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect.element(field()).toHaveTextContent('Obcy tytuł')
  await expect.element(page.getByText('Not saved: hero.title')).not.toBeInTheDocument()
})

it('keeps text typed during a save, and saves it if asked to meanwhile', async () => {
  const { backend } = await renderPanel()
  const { save } = backend.handlers
  const answers: (() => void)[] = []
  backend.handlers.save = async (request) => {
    const outcome = await save(request)
    await new Promise<void>((resolve) => void answers.push(resolve))
    return outcome
  }
  await write('Tytuł')
  await press('Control+Enter')
  await expect.poll(() => textOf(backend, title)).toBe('Tytuł')
  await userEvent.keyboard(' nowy')
  await press('Control+Enter')
  answers.at(-1)?.()
  await expect.poll(() => textOf(backend, title)).toBe('Tytuł nowy')
  await userEvent.keyboard('!')
  answers.at(-1)?.()
  await expect.element(page.getByText('Saved: hero.title', { exact: false }).first()).toBeInTheDocument()
  await expect.element(field()).toHaveTextContent('Tytuł nowy!')
  await expect.element(row(/hero.title/)).toMatchTextContent(/not saved yet/)
})

it('ignores invalid values in the storage', async () => {
  sessionStorage.setItem('translate person', '{"a":1}')
  localStorage.setItem(`translate draft project pl ${title}`, 'null')
  await renderPanel()
  await open(/hero.title/)
  await expect.element(page.getByRole('combobox', { name: 'Your name' })).toHaveValue('E. Lis')
})

it('says where to go on when the editor was started again, which does not know the tab', async () => {
  const refusal = Response.json({ error: 'No access.' }, { status: 403 })
  const asked = vi.spyOn(window, 'fetch').mockResolvedValue(refusal)
  onTestFinished(() => asked.mockRestore())
  localStorage.setItem('translate-token', 'token-of-before')
  await expect(connect().call('project', {})).rejects.toThrow('The editor was started again. Open the new address')
})
