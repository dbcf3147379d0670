import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { press } from './actions.ts'
import type { Team } from '../../src/protocol/protocol.ts'
import { fakeBackend } from '../fixtures/panel/fakeBackend.ts'
import { violations } from './violations.ts'
import { asked, field, renderPanel, row, shownKey } from './renderPanel.tsx'

const title = 'pages/services:hero.title'
const team: Team = {
  place: 'translate/e-lis of origin',
  toSend: 3,
  got: null,
  waiting: null,
  last: null,
  unsettled: [],
}
const opened = async (more: Partial<Team> = {}) => {
  const backend = fakeBackend()
  backend.others = { ...team, ...more }
  await renderPanel({ backend })
  return backend
}

it('says how much there is to send, sends it by the keyboard, and says what became of it', async () => {
  const backend = await opened()
  await page.getByRole('button', { name: '3 to send' }).click()
  await expect.element(page.getByRole('button', { name: 'Send my work' })).toHaveFocus()
  expect(await violations()).toEqual([])
  backend.others = { ...team, last: { kind: 'done', said: 'Sent 3 changes.' } }
  await press('Enter')
  await expect.element(page.getByRole('button', { name: 'All sent' })).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'Sent 3 changes.' })).toBeInTheDocument()
  expect(asked(backend, 'team')).toContainEqual({ wanted: 'send', person: 'E. Lis' })
})

it('shows no such button where there is nobody to send to', async () => {
  await renderPanel()
  await expect.element(row(/hero.title/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /to send|All sent/ })).not.toBeInTheDocument()
})

it.each([
  ['Go on with yours', 'Moje'],
  ['Take what is there', fakeBackend().message(title).forms[0]?.target ?? ''],
])('leads to a text that two people have changed, in three versions: %s', async (choice, kept) => {
  const backend = await opened({ unsettled: [{ id: title, base: { text: 'Dawne' }, yours: { text: 'Moje' } }] })
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect.element(shownKey()).toHaveTextContent(title)
  for (const version of ['Dawne', 'Moje']) await expect.element(page.getByText(version, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: choice }).click()
  await expect.element(page.getByText('Changed by you and by somebody else')).not.toBeInTheDocument()
  await expect.element(field()).toHaveTextContent(kept)
  expect(asked(backend, 'settle')).toEqual(choice === 'Take what is there' ? [{ id: title }] : [])
})
