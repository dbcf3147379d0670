import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { field, press, renderPanel, row, shownKey } from './renderPanel.tsx'

it('lists the texts to do first, goes through them with a key, also on other pages, and starts again', async () => {
  await renderPanel({ filter: null })
  for (const key of ['hero.subtitle', 'intro.p2', 'intro.readers', 'cards.lead', 'quotes.minimum']) {
    await press('F8')
    await expect.element(shownKey()).toHaveTextContent(`pages/services:${key}`)
  }
  await expect.element(field()).toHaveFocus()
  await press('F8')
  await expect.element(page.getByRole('status').filter({ hasText: 'Page: About.' })).toBeVisible()
  await expect.element(shownKey()).toHaveTextContent('pages/about:hero.subtitle')
  await press('F8')
  await expect.element(page.getByText('From the start again. Page: Services.')).toBeVisible()
})

it('marks a text that does not fit on the page', async () => {
  const { say } = await renderPanel()
  const place = { id: 'pages/services:hero.title', element: 'h1', attribute: null, hidden: null, overflowing: true }
  say({ type: 'places', view: 'services', places: [place] })
  await expect.element(row(/hero.title/)).toMatchTextContent(/too long for its place/)
})

it('shows the text that is clicked on the page, also a plural form, and handles keys pressed there', async () => {
  const { say } = await renderPanel()
  say({ type: 'chosen', ids: ['pages/services:examples.days_many'] })
  await expect.element(shownKey()).toHaveTextContent('pages/services:examples.days')
  await expect.element(field('one')).toHaveFocus()
  const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  say({ type: 'key', pressed: { ...keys, key: 'F8', code: 'F8' } })
  await expect.element(shownKey()).not.toHaveTextContent('pages/services:examples.days')
})

it('lists the texts that pages share separately, and goes to a page by its title', async () => {
  const { say } = await renderPanel()
  await expect.element(row(/skip/)).not.toBeInTheDocument()
  say({ type: 'chosen', ids: ['common:skip'] })
  await expect.element(page.getByRole('combobox', { name: 'Page' })).toHaveDisplayValue(/^Header, footer, shared/)
  await expect.element(row(/skip/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Page' }).selectOptions('about')
  await expect.element(row(/hero.subtitle/)).toBeVisible()
})

it('lists texts that match a filter and a search, also on all pages, and goes to the page of the chosen one', async () => {
  await renderPanel()
  const rows = page.getByRole('listbox', { name: 'Texts of this page' }).getByRole('option')
  const filter = page.getByRole('combobox', { name: 'Texts to list' })
  const search = page.getByRole('textbox', { name: 'Find texts' })
  await filter.selectOptions('English changed')
  await expect.poll(() => rows.elements()).toHaveLength(2)
  await filter.selectOptions('All texts')
  await search.fill('Stands up to an AUDIT')
  await expect.element(page.getByText('No text found.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'On all pages' }).click()
  await expect.element(rows.first()).toMatchTextContent(/About · hero.title/)
  await rows.first().click()
  await expect.element(shownKey()).toHaveTextContent('pages/about:hero.title')
  await expect.element(search).toHaveValue('Stands up to an AUDIT')
  await search.fill('')
  await expect.poll(() => rows.elements()).toHaveLength(11)
})
