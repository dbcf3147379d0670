import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TabsOrAccordion } from '../../../src/sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { Topic } from '../../../src/ui/Topic/Topic.tsx'
import { press, violations } from '../actions.ts'
import { narrow, renderComponent, stages, wide } from '../renderComponent.tsx'

const labels = ['Articles', 'Leaflets', 'Protocols', 'Labels'] as const

let stage: (typeof stages)[number]

function render(size: readonly [number, number]) {
  const items = labels.map((label) => ({
    id: label.toLowerCase(),
    label,
    content: <Topic title={label} text={`On ${label}`} page="services" action="Read on" about={label} />,
  }))
  const section = <TabsOrAccordion name="topics" title="Topics" items={items} />
  return renderComponent(section, { size, stage })
}

const tab = (index: number) => page.getByRole('tab', { name: labels.at(index), exact: true })
const control = (index: number) => page.getByRole('button', { name: labels.at(index), exact: true })

/** Expects one tab to be selected and focused, with its panel visible and named after it. */
async function expectChosen(index: number) {
  await expect.element(tab(index)).toHaveFocus()
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(labels.at(index) ?? '')
  await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName(labels.at(index) ?? '')
  await expect.element(page.getByText(`On ${labels.at(index)}`)).toBeVisible()
}

/** Expects exactly these items to be marked as expanded, and only their panels to be visible. */
async function expectOpen(...open: readonly number[]) {
  for (const [index, label] of labels.entries()) {
    await expect.element(control(index)).toHaveAttribute('aria-expanded', String(open.includes(index)))
    const text = page.getByText(`On ${label}`)
    await (open.includes(index) ? expect.element(text).toBeVisible() : expect.element(text).not.toBeVisible())
  }
}

/** Keys pressed in a column, and the index of the item focused after each. */
const walk = [
  ['ArrowDown', 1],
  ['End', -1],
  ['ArrowDown', 0],
  ['ArrowUp', -1],
  ['Home', 0],
] as const

describe.each(stages)('%s, on screens', (now) => {
  beforeEach(() => {
    stage = now
  })

  describe('wide', () => {
    it('is a column of tabs with one tab stop: arrow keys, Home and End move within it, Tab goes to the panel', async () => {
      await render(wide)
      await expect.element(page.getByRole('tablist', { name: 'Topics' })).toBeVisible()
      await expect.element(page.getByRole('button')).not.toBeInTheDocument()
      tab(0).element().focus()
      await expectChosen(0)
      for (const [key, index] of [
        ...walk,
        ['ArrowDown', 1],
        // Keys with a modifier are left to the browser.
        ['Alt+ArrowDown', 1],
      ] as const) {
        await press(key)
        await expectChosen(index)
      }
      await press('Tab')
      await expect.element(page.getByRole('tabpanel')).toHaveFocus()
      await press('Shift+Tab')
      await expectChosen(1)
    })
  })

  describe('narrow', () => {
    it('is an accordion with the first item open; Enter, Space and a click open one at a time', async () => {
      const container = await render(narrow)
      await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
      await expect.element(page.getByRole('tabpanel')).not.toBeInTheDocument()
      await expectOpen(0)
      control(1).element().focus()
      await press('Enter')
      await expectOpen(1)
      await expect.element(page.getByRole('region', { name: labels[1] })).toBeVisible()
      await press('Space')
      await expectOpen()
      await expect.element(control(1)).toHaveFocus()
      await control(2).click()
      await expectOpen(2)
      expect(await violations(container)).toEqual([])
    })

    it('is navigated with arrow keys, Home and End; Tab enters open panels and skips closed ones', async () => {
      await render(narrow)
      control(0).element().focus()
      for (const [key, index] of walk) {
        await press(key)
        await expect.element(control(index)).toHaveFocus()
      }
      await press('Tab')
      const panel = page.getByRole('region', { name: labels[0] }).element()
      await expect.poll(() => panel.contains(document.activeElement)).toBe(true)
      control(1).element().focus()
      await press('Tab')
      await expect.element(control(2)).toHaveFocus()
    })
  })
})
