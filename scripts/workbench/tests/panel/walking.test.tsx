import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Place } from '../../src/protocol/frameProtocol.ts'
import { press } from './actions.ts'
import { field, open, renderPanel, row, shownKey } from './renderPanel.tsx'

const place: Place = {
  id: 'pages/services:hero.title',
  element: 'h1',
  attribute: null,
  hidden: null,
  overflowing: false,
  box: { x: 0, y: 0, width: 10, height: 10 },
}

it('goes with a key to the next text that is unfinished, stale, failing or overflowing, also on other pages', async () => {
  const { say } = await renderPanel()
  for (const key of ['hero.subtitle', 'intro.p2', 'intro.readers', 'cards.lead', 'quotes.items.minimum.text']) {
    await press('F8')
    await expect.element(shownKey()).toHaveTextContent(`pages/services:${key}`)
  }
  await expect.element(field()).toHaveFocus()
  await press('F8')
  await expect.element(page.getByRole('status').filter({ hasText: 'Page: About us.' })).toBeInTheDocument()
  await expect.element(shownKey()).not.toMatchTextContent(/services/)
  await press('Shift+F8')
  await expect.element(shownKey()).toHaveTextContent('pages/services:hero.subtitle')
  say({ type: 'places', view: 'services', places: [{ ...place, id: 'pages/services:intro.p1', overflowing: true }] })
  // The panel takes it with its next rendering, which a key that is pressed at once can be ahead of.
  await expect.element(row(/intro.p1/)).toMatchTextContent(/overflowing/)
  await press('Control+Shift+F8')
  await expect.element(shownKey()).toHaveTextContent('pages/services:intro.p1')
  await press('Control+F8')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Failing a check: no other text.' }))
    .toBeInTheDocument()
})

it('walks the list with arrows, also to texts that cannot be seen on the page, and from there to the field', async () => {
  const { told, say } = await renderPanel()
  say({
    type: 'places',
    view: 'services',
    places: [{ ...place, id: 'pages/services:meta.title', element: 'title', box: null }, place],
  })
  await press('Shift+F2')
  await expect.poll(() => document.activeElement?.matches('[role=option][tabindex="0"]')).toBe(true)
  await expect.element(row(/meta.title/)).toMatchTextContent(/title of the page/)
  await press('ArrowDown')
  await expect.element(row(/hero.title/)).toHaveFocus()
  await expect.element(row(/hero.title/)).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => told.at(-1)).toEqual({ type: 'highlight', id: 'pages/services:hero.title' })
  await press('Home', 'Enter')
  await expect.element(field()).toHaveFocus()
  await expect.element(shownKey()).toHaveTextContent('pages/services:meta.title')
  await press('Alt+ArrowDown')
  await expect.element(shownKey()).toHaveTextContent('pages/services:hero.title')
})

it('shows the text that is clicked on the page, a plural form too, and keys that are pressed there work', async () => {
  const { told, say } = await renderPanel()
  say({ type: 'chosen', ids: ['pages/services:examples.days_many'] })
  await expect.element(shownKey()).toHaveTextContent('pages/services:examples.days')
  await expect.element(field('one')).toHaveFocus()
  const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  say({ type: 'key', pressed: { ...keys, key: 'F9', code: 'F9' } })
  await expect.poll(() => told.findLast(({ type }) => type === 'mode')).toEqual({ type: 'mode', mode: 'browse' })
  await expect.element(page.getByRole('radio', { name: 'Browse' })).toBeChecked()
})

it('goes to the page that is typed, by its title or its file, also over the title of the one that is shown', async () => {
  await renderPanel()
  const pages = page.getByRole('combobox', { name: 'Page' })
  const shown = () => {
    const input = pages.element()
    return input instanceof HTMLInputElement ? input.value : ''
  }
  await pages.click()
  await expect.element(page.getByRole('option', { name: /^About us.* about$/ })).toBeVisible()
  await userEvent.keyboard('about us{Enter}')
  await expect.poll(shown).toMatch(/^About us/)
  await pages.click()
  await userEvent.keyboard(`${shown()}{Enter}`)
  await expect.poll(shown).toMatch(/^About us/)
  await pages.click()
  await userEvent.keyboard('services{Enter}')
  await expect.poll(shown).toMatch(/^Services overview/)
})

it('lists only texts of the filter and with the words that are searched for', async () => {
  await renderPanel()
  const rows = page.getByRole('listbox', { name: 'Texts of this page' }).getByRole('option')
  await page.getByRole('combobox', { name: 'Texts to list' }).selectOptions('English changed')
  await expect.poll(() => rows.elements()).toHaveLength(2)
  await page.getByRole('textbox', { name: 'Find on this page' }).fill('minimum')
  await expect.poll(() => rows.elements()).toHaveLength(1)
})

it('shows all keys on "?", but not while somebody types', async () => {
  await renderPanel()
  await open(/hero.title/)
  await press('Shift+?')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await press('Shift+F2', 'Shift+?')
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expect.element(page.getByText('Next unfinished text')).toBeVisible()
})

it('goes to the next text that is searched for after a save, and says when there is none', async () => {
  await renderPanel()
  await page.getByRole('textbox', { name: 'Find on this page' }).fill('{{')
  const ids = page.getByRole('listbox', { name: 'Texts of this page' }).getByRole('option')
  const count = ids.elements().length
  expect(count).toBeGreaterThan(1)
  await ids.last().click()
  await press('Control+Enter')
  await expect.element(ids.first()).toHaveAttribute('aria-selected', 'true')
  expect(ids.elements()).toHaveLength(count)
})

it('leads from field to field of a plural text with Tab, its English in sight', async () => {
  await renderPanel({ size: [1440, 500] })
  await expect.element(row(/examples.days/)).toMatchTextContent(/4 forms/)
  await row(/examples.days/).click()
  await expect.element(field('one')).toHaveFocus()
  for (const form of ['few', 'many', 'other']) {
    await press('Tab')
    await expect.element(field(form)).toHaveFocus()
    await expect.element(page.getByRole('heading', { name: new RegExp(`^${form}`) })).toBeInViewport({ ratio: 1 })
  }
})

it('opens where it was left when the tab is loaded anew', async () => {
  const { leave } = await renderPanel()
  await press('F8', 'F8', 'Shift+F9')
  await expect.element(shownKey()).toHaveTextContent('pages/services:intro.p2')
  leave()
  await renderPanel()
  await expect.element(page.getByRole('radio', { name: 'Revise' })).toBeChecked()
  await expect.element(shownKey()).toHaveTextContent('pages/services:intro.p2')
})
