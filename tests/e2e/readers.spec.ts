import type { CDPSession, Page } from 'playwright/test'
import { source } from '../fixtures/languages.ts'
import { openStatic } from './application.ts'
import { CONTROLS, OPEN_ITEMS } from './states.ts'
import { disableContentVisibility, expect, test } from './test.ts'

/*
 * What assistive technology is told of menus, tabs and accordions of a built page before hydration, and what the early script
 * does with them as the page is loaded; tests/unit/{layout,sections,ui} work them by pointer and keyboard, before and after it.
 */

const { common, healthcare, translation } = source
const { menu: words } = common
const narrow = { width: 390, height: 844 }
const DOCUMENTS = '/solutions/healthcare'
const openItem = `main ${OPEN_ITEMS}`

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * What assistive technology is told of the elements of a role (by Chromium's name of it), in document order, from the
 * browser's own accessibility tree. Playwright works roles out by itself and knows nothing of what a native popover or an
 * inert element says.
 */
async function accessibleNodes(page: Page, role: string): Promise<{ name: string; expanded?: unknown }[]> {
  // This protocol omits sections that are not laid out; assistive technology is told of them.
  await disableContentVisibility(page)
  const opened = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, opened)
  const session = await opened
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role })
  return nodes
    .filter((node) => !node.ignored)
    .map(({ name, properties = [] }) => ({
      name: String(name?.value ?? '').replace(/\s+/g, ' '),
      expanded: properties.find((property) => property.name === 'expanded')?.value.value,
    }))
}

/** What is told of the button that has a name. */
const saysOf = async (page: Page, label: string) =>
  (await accessibleNodes(page, 'button')).find(({ name }) => name === label)?.expanded

test('a group of the header says whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStatic(page, '/')
  const { label } = words.services
  const says = (expanded: boolean) => expect.poll(() => saysOf(page, label)).toBe(expanded)
  await says(false)
  await page.getByRole('banner').getByRole('button', { name: label, exact: true }).press('Enter')
  await says(true)
  await page.keyboard.press('Escape')
  await says(false)
})

test('the mobile menu keeps the page behind out of reach, and its groups say whether they are open', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await openStatic(page, '/')
  await page.getByRole('button', { name: words.open }).press('Enter')
  await expect(page.getByRole('dialog', { name: words.label })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  expect(await accessibleNodes(page, 'main')).toEqual([])
  const name = words.about.label
  for (const expanded of [true, false]) {
    await page.getByRole('dialog').getByRole('button', { name }).press('Enter')
    await expect.poll(() => saysOf(page, name)).toBe(expanded)
  }
})

test('tabs in a narrow window are an accordion, and each item says whether it is open', async ({ page }) => {
  await page.setViewportSize(narrow)
  await openStatic(page, '/services/translation-services')
  const labels = Object.values(translation.topics.items).map(({ label }) => label)
  const states = async () => (await accessibleNodes(page, 'button')).filter(({ name }) => labels.includes(name))
  const openIn = async () => (await states()).flatMap(({ expanded }, index) => (expanded ? [index] : []))
  expect(await states()).toHaveLength(labels.length)
  expect(await openIn()).toEqual([0])
  for (const role of ['tab', 'tabpanel']) expect(await accessibleNodes(page, role)).toEqual([])
  await page.locator(`main ${CONTROLS}`).nth(1).press('Enter')
  await expect.poll(openIn).toEqual([1])
})

test('the documents open by a link to an item', async ({ page }) => {
  await openStatic(page, `${DOCUMENTS}#tab-7`)
  await expect(page.locator(`#tab-7 ${CONTROLS}[aria-expanded="true"]`)).toBeInViewport()
  await expect(page.locator(openItem)).toHaveCount(1)
})

test('a text fragment leads into a closed panel, which opens', async ({ page }) => {
  const words = healthcare.documents.items.educationalMaterials.text.split(' ').slice(0, 5).join(' ')
  await page.goto(`${DOCUMENTS}#:~:text=${encodeURIComponent(words)}`)
  await expect(page.locator(openItem)).toHaveAttribute('id', 'tab-10')
  await expect(page.getByText(words)).toBeInViewport()
})

test('the page below tabs stays where it is from the first change on', async ({ page }) => {
  await openStatic(page, '/services/translation-services')
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  const heights: number[] = []
  for (const tab of (await tabs.all()).slice(1)) {
    await tab.click()
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight))
  }
  // Heights of fractions of a pixel are rounded.
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
})
