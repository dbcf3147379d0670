import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeBackend } from '../fixtures/panel/fakeBackend.ts'
import { press } from './actions.ts'
import { field, renderPanel, row, shownKey, write } from './renderPanel.tsx'

const title = 'pages/services:hero.title'

// Opens the panel three times.
it('offers a draft after the tab was closed, and forgets it once it is saved', { timeout: 40_000 }, async () => {
  const first = await renderPanel()
  await write('Niedokończony')
  await expect.element(row(/hero.title/)).toMatchTextContent(/draft/)
  first.close()
  const { backend, close } = await renderPanel()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(shownKey()).toHaveTextContent(title)
  await expect.element(page.getByText('Niedokończony')).toBeVisible()
  await expect.element(field()).not.toMatchTextContent(/Niedokończony/)
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect.element(field()).toHaveTextContent('Niedokończony')
  await press('F2')
  await press('Control+s')
  await expect.poll(() => backend.message(title).forms[0]?.target).toBe('Niedokończony')
  close()
  await renderPanel()
  await expect.element(page.getByText('was not saved', { exact: false })).not.toBeInTheDocument()
})

it('says so when the browser keeps no drafts', async () => {
  await renderPanel()
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.startsWith('translate draft')) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  await write('Tytuł')
  await expect.element(page.getByText('This browser does not keep drafts', { exact: false })).toBeVisible()
})

it('keeps what is typed while a save is under way', async () => {
  const { backend } = await renderPanel()
  const { save } = backend
  let answer = () => {}
  backend.save = async (request) => {
    const outcome = await save(request)
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return outcome
  }
  await write('Tytuł')
  await press('Control+s')
  await expect.poll(() => backend.message(title).forms[0]?.target).toBe('Tytuł')
  await userEvent.keyboard(' nowy')
  answer()
  await expect.element(page.getByText('Saved: hero.title', { exact: false }).first()).toBeInTheDocument()
  await expect.element(field()).toHaveTextContent('Tytuł nowy')
  await expect.element(row(/hero.title/)).toMatchTextContent(/draft/)
})

it('opens whatever another page has left under its names in the storage', { timeout: 60_000 }, async () => {
  const values = ['{"a":1}', 'null', '{', '"x"']
  const names = ['person', 'other locale', 'question mark']
  for (const value of values) {
    for (const name of names) localStorage.setItem(`translate ${name}`, value)
    localStorage.setItem(`translate draft fake pl ${encodeURIComponent(title)} 1 2 tab`, value)
    sessionStorage.setItem(`translate position fake pl`, value)
    const { close } = await renderPanel()
    await row(/hero.title/).click()
    await expect.element(field()).toBeVisible()
    await expect.element(page.getByRole('banner')).toMatchTextContent(value === '"x"' ? /x/ : /E\. Lis/)
    close()
    localStorage.clear()
  }
})

it('keeps the words of two tabs apart: what one saves, the other has not', { timeout: 40_000 }, async () => {
  const first = await renderPanel()
  await write('Z pierwszej karty')
  const tab = sessionStorage.getItem('translate tab') ?? ''
  first.close()
  const second = await renderPanel()
  await write('Z drugiej karty')
  await press('Control+s')
  await expect.poll(() => second.backend.message(title).forms[0]?.target).toBe('Z drugiej karty')
  second.close()
  sessionStorage.setItem('translate tab', tab)
  await renderPanel()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(page.getByText('Z pierwszej karty')).toBeVisible()
})

it('offers what the same person has typed at another port', async () => {
  const backend = fakeBackend()
  const draft = { id: title, base: backend.message(title).hashes, at: '2026-11-26T10:00:00.000Z' }
  backend.typedElsewhere = [
    { ...draft, tab: 'a', person: 'E. Lis', texts: { text: 'Z innego portu' } },
    { ...draft, tab: 'b', person: 'A. Nowak', id: 'pages/services:hero.subtitle', texts: { text: 'Czyjś' } },
  ]
  await renderPanel({ backend })
  await expect.element(page.getByText('A text from an earlier visit was not saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(page.getByText('Z innego portu')).toBeVisible()
})
