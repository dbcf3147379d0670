import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { press } from './actions.ts'
import type { Team } from '../../src/protocol/protocol.ts'
import { openBackend } from '../fixtures/panel/backend.ts'
import { violations } from './violations.ts'
import { field, renderPanel, row, shownKey, textOf } from './renderPanel.tsx'

const title = 'pages/services:hero.title'
const team: Team = {
  place: 'translate/e-lis of origin',
  toSend: 3,
  got: null,
  waiting: null,
  last: null,
  unsettled: [],
}
/** Opens the panel of somebody who works with others; what it asked of the team. */
async function opened(more: Partial<Team> = {}) {
  const backend = await openBackend()
  const wanted: unknown[] = []
  let now = { ...team, ...more }
  backend.team = async (request) => {
    wanted.push(request)
    if (request.wanted === 'send') now = { ...now, toSend: 0, last: { kind: 'done', said: 'Sent 3 changes.' } }
    return now
  }
  backend.settle = async (request) => {
    wanted.push(request)
    return { ...now, unsettled: [] }
  }
  await renderPanel({ backend })
  return { backend, wanted }
}

it('says how much there is to send, sends it by the keyboard, and says what became of it', async () => {
  const { wanted } = await opened()
  await page.getByRole('button', { name: '3 to send' }).click()
  await expect.element(page.getByRole('button', { name: 'Send my work' })).toHaveFocus()
  expect(await violations()).toEqual([])
  await press('Enter')
  await expect.element(page.getByRole('button', { name: 'All sent' })).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'Sent 3 changes.' })).toBeInTheDocument()
  expect(wanted).toContainEqual({ wanted: 'send', person: 'E. Lis' })
})

it('shows no such button where there is nobody to send to', async () => {
  await renderPanel()
  await expect.element(row(/hero.title/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /to send|All sent/ })).not.toBeInTheDocument()
})

it('leads to a text that two people have changed, in both versions', async () => {
  const unsettled = [{ id: title, base: { text: 'Dawne' }, yours: { text: 'Moje' } }]
  const { backend, wanted } = await opened({ unsettled })
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect.element(shownKey()).toHaveTextContent(title)
  for (const version of ['Moje']) await expect.element(page.getByText(version, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Take what is there' }).click()
  await expect.element(page.getByText('Changed by you and by somebody else')).not.toBeInTheDocument()
  await expect.element(field()).toHaveTextContent((await textOf(backend, title)) ?? '')
  expect(wanted).toContainEqual({ id: title })
})
