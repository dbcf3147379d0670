import axe from 'axe-core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBackend } from '../fixtures/panel/backend.ts'
import { field, open, press, renderPanel, row, textOf, write } from './renderPanel.tsx'

const subtitle = 'pages/services:hero.subtitle'

/** The last draft that was sent to the page. */
const draftIn = (sent: Awaited<ReturnType<typeof renderPanel>>['sent']) =>
  sent.findLast((message) => message.type === 'show')?.texts['text']

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

it('keeps variables whole while words around them are typed and deleted, and sends each step to the page', async () => {
  const { sent, backend } = await renderPanel()
  const before = textOf(backend, subtitle) ?? ''
  await open(/hero.subtitle/)
  await press('Control+End')
  await userEvent.keyboard(' Koniec.')
  await expect.poll(() => draftIn(sent)).toBe(`${before} Koniec.`)
  expect(before).toContain('{{support}}')
  // Deletes the sentence and then the variable before the full stop as a unit.
  for (let step = 0; step < ' Koniec.'.length + 1; step += 1) await press('Backspace')
  await press('Backspace')
  await expect.poll(() => draftIn(sent)).toBe(before.replace(/\{\{support\}\}\.$/, ''))
  await press('Control+z')
  await expect.element(page.getByRole('img', { name: '2 support' })).toBeVisible()
})

it('inserts a chip of the source at the cursor, by its number and by a click', async () => {
  const { sent } = await renderPanel()
  await open(/hero.subtitle/)
  await press('Control+a', 'Delete')
  await userEvent.keyboard('{Control>}{Shift>}[Digit2]{/Shift}{/Control}')
  await expect.poll(() => draftIn(sent)).toBe('{{support}}')
  await page.getByRole('button', { name: 'Insert 1 languages' }).click()
  await expect.poll(() => draftIn(sent)).toBe('{{support}}{{languages, number}}')
  await press('F4')
  await expect.poll(() => draftIn(sent)).toMatch(/^Written translation in over/)
})

it('has a field for each plural form, with numbers that take it, in the language and direction of the locale', async () => {
  const target = { code: 'ar', tag: 'ar', dir: 'rtl', name: 'Arabic' } as const
  await renderPanel({ backend: openBackend({ target }) })
  await row(/examples.days/).click()
  await expect.element(field('few')).toHaveAttribute('dir', 'rtl')
  await expect.element(field('few')).toHaveAttribute('lang', 'ar')
  await expect.element(page.getByRole('heading', { name: /^few\s*3, 4, 5, 6$/ })).toBeVisible()
})

it('shows findings accessibly when the field loses the focus, not while the user types', async () => {
  await renderPanel()
  await open(/hero.title/)
  await press('Control+End')
  await userEvent.keyboard('?')
  const warning = page.getByText('Remove “?” at the end', { exact: false })
  await press('Tab')
  await expect.element(warning).toBeVisible()
  await expect.element(field()).toHaveAccessibleDescription(/Warning\. Remove “\?”/)
  for (const scheme of ['dark', 'light']) {
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
    const { violations } = await axe.run({ runOnly })
    expect(violations.map(({ id, nodes }) => [scheme, id, nodes.map(({ html }) => html)])).toEqual([])
  }
  await field().click()
  await press('Control+End')
  await userEvent.keyboard('?')
  await expect.element(warning).not.toBeInTheDocument()
})

it('applies the correction of a finding, goes back to the field, and keeps the other findings', async () => {
  const { sent } = await renderPanel()
  await write('Dwa  odstępy?')
  await press('Tab')
  await page.getByRole('button', { name: 'Correct it: Dwa odstępy?' }).click()
  await expect.poll(() => draftIn(sent)).toBe('Dwa odstępy?')
  await expect.element(page.getByText('Two spaces together', { exact: false })).not.toBeInTheDocument()
  await expect.element(field()).toHaveFocus()
  await expect.element(page.getByText('Remove “?” at the end', { exact: false })).toBeVisible()
})
