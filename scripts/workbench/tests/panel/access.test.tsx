import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from './actions.ts'
import { open, renderPanel } from './renderPanel.tsx'
import { violations } from './violations.ts'

it('has no axe-core violations while the user types', async () => {
  await renderPanel({ person: 'A. Nowak' })
  await open(/hero.title/)
  await press('Control+End')
  await userEvent.keyboard('?')
  await press('Tab')
  await expect.element(page.getByText(/Remove “\?” at the end/)).toBeVisible()
  expect(await violations()).toEqual([])
})
