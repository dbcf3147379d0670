import type { Page } from 'playwright/test'
import { arrowsOf, source } from '../fixtures/languages.ts'
import { CONTROLS, ITEMS, OPEN_ITEMS } from './disclosure.ts'
import { accessibleNode, accessibleNodes, bothDirections, controls, focused, open, visits } from './reader.ts'
import { expect, test } from './test.ts'

/* What the early script does with tabs and accordions; tests/unit/{ui,sections} show the same of them once hydrated. */

const TABS = '/services/translation-services'
const DOCUMENTS = '/solutions/healthcare'
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const openItem = (page: Page) => page.locator(`main ${OPEN_ITEMS}`)

for (const { code, prefix, translation, healthcare, stage } of visits) {
  const labels = Object.values(translation.topics.items).map(({ label }) => label)

  test(`a column of tabs in ${code}, ${stage}, is one stop, chosen from with a click, up and down, Home and End`, async ({
    page,
  }) => {
    await page.setViewportSize(wide)
    await open(page, prefix + TABS, stage)
    const list = page.getByRole('tablist', { name: translation.topics.title })
    const tabs = list.getByRole('tab')
    const panel = page.getByRole('tabpanel')
    const isChosen = async (index: number) => {
      const label = await tabs.nth(index).innerText()
      await expect(tabs.nth(index)).toBeFocused()
      await expect(list.getByRole('tab', { selected: true })).toHaveText(label)
      await expect(panel).toHaveCount(1)
      await expect(panel).toHaveAccessibleName(label)
    }
    const shown = (await tabs.allInnerTexts()).map((label) => label.replaceAll('\u00A0', ' '))
    expect(shown.sort()).toEqual(labels.toSorted())
    await tabs.first().focus()
    await isChosen(0)
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['End', -1],
      ['ArrowDown', 0],
      ['ArrowUp', -1],
      ['Home', 0],
      ['ArrowDown', 1],
      // Keys with a modifier are the browser's.
      ['Alt+ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key)
      await isChosen(index)
    }
    await page.keyboard.press('Tab')
    await expect(panel).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await isChosen(1)
    // A second click on the open tab leaves it open.
    for (const _ of ['first', 'second']) {
      await tabs.nth(2).click()
      await isChosen(2)
    }
  })

  test(`tabs in a narrow window in ${code}, ${stage}, are an accordion, and tabs again in a wide one`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow)
    await open(page, prefix + TABS, stage)
    const states = async () => (await accessibleNodes(page, controls)).filter(({ name }) => labels.includes(name))
    const openIn = async () => (await states()).flatMap(({ expanded }, index) => (expanded ? [index] : []))
    expect(await states()).toHaveLength(labels.length)
    expect(await openIn()).toEqual([0])
    expect(await accessibleNodes(page, 'tab')).toEqual([])
    expect(await accessibleNodes(page, 'tabpanel')).toEqual([])
    const control = page.locator(`main ${CONTROLS}`)
    await control.first().focus()
    await page.keyboard.press('Tab')
    await expect(control.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(openIn).toEqual([1])
    await page.keyboard.press('Space')
    await expect.poll(openIn).toEqual([])
    await expect(control.nth(1)).toBeFocused()
    await page.setViewportSize(wide)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.locator(`main ${ITEMS} [id^="topics-panel"]`).first()).toBeVisible()
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
    await page.setViewportSize(narrow)
    await expect(page.getByRole('tabpanel')).toHaveCount(0)
    await expect(openItem(page).locator('[role="region"]')).toHaveCount(1)
  })

  test(`the documents in ${code}, ${stage}, are walked item by item, and each says whether it is open`, async ({
    page,
  }) => {
    await open(page, prefix + DOCUMENTS, stage)
    const { leaflets, dischargeSummaries } = healthcare.documents.items
    const [first, second] = [`1. ${leaflets.title}`, `2. ${dischargeSummaries.title}`]
    const control = page.locator(`main ${CONTROLS}`)
    expect(await accessibleNode(page, controls, first)).toEqual({ name: first, expanded: true })
    await control.first().focus()
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['End', 14],
      ['ArrowDown', 0],
      ['ArrowUp', 14],
      ['Home', 0],
      ['Tab', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(control.nth(index)).toBeFocused()
    }
    expect(await focused(page)).toContain(dischargeSummaries.title)
    await page.keyboard.press('Enter')
    await expect.poll(() => accessibleNode(page, controls, first)).toEqual({ name: first, expanded: false })
    expect(await accessibleNode(page, controls, second)).toEqual({ name: second, expanded: true })
    await expect(page.getByText(dischargeSummaries.text)).toBeVisible()
    await expect(page.getByText(leaflets.text)).toBeHidden()
  })

  test(`the documents in ${code}, ${stage}, open by a link to an item, and by the browser's search`, async ({
    page,
  }) => {
    await open(page, `${prefix}${DOCUMENTS}#tab-7`, stage)
    await expect(page.locator(`#tab-7 ${CONTROLS}[aria-expanded="true"]`)).toBeInViewport()
    await expect(openItem(page)).toHaveCount(1)
    await page.evaluate(() => {
      location.hash = '#tab-12'
    })
    await expect(openItem(page)).toHaveAttribute('id', 'tab-12')
    await expect(page.locator('#tab-12 p')).toBeInViewport()
    const panel = page.locator('#tab-9 [role="region"]')
    await expect(panel).toBeHidden()
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    // What Chromium does when its search has found a text, which no test can type into.
    await panel.dispatchEvent('beforematch')
    await expect(openItem(page)).toHaveAttribute('id', 'tab-9')
    await expect(panel).toBeVisible()
    await expect(panel).not.toHaveAttribute('hidden')
    await expect(page.locator('#tab-1 [role="region"]')).toHaveAttribute('hidden', 'until-found')
  })
}

for (const { code, dir, prefix, home, stage } of bothDirections) {
  const [next, previous] = arrowsOf({ dir })
  test(`a row of tabs in ${code}, ${stage}, is walked with left and right, up and down leave it`, async ({ page }) => {
    await page.setViewportSize(wide)
    await open(page, prefix || '/', stage)
    const tabs = page.getByRole('tablist', { name: home.services.title }).getByRole('tab')
    const chosen = page.getByRole('tab', { selected: true })
    await tabs.first().focus()
    await page.keyboard.press(next)
    await expect(chosen).toHaveText(home.services.items.contentLocalization.label)
    await page.keyboard.press('ArrowDown')
    await expect(tabs.nth(1)).toBeFocused()
    await page.keyboard.press(previous)
    await expect(chosen).toHaveText(home.services.items.translation.label)
    await page.keyboard.press(previous)
    await expect(tabs.last()).toBeFocused()
  })
}

test('a text fragment leads into a closed panel, which opens', async ({ page }) => {
  const words = source.healthcare.documents.items.educationalMaterials.text.split(' ').slice(0, 5).join(' ')
  await page.goto(`${DOCUMENTS}#:~:text=${encodeURIComponent(words)}`)
  await expect(openItem(page)).toHaveAttribute('id', 'tab-10')
  await expect(page.getByText(words)).toBeInViewport()
})

test('a tap opens a panel at once, before hydration, also where the address has a broken escape', async ({ page }) => {
  await open(page, `${DOCUMENTS}#100%`, 'static')
  const shown = await page.locator(`#tab-3 ${CONTROLS}`).evaluate(async (control: HTMLElement) => {
    control.click()
    return document.querySelector('#tab-3 [role="region"]')?.checkVisibility({ contentVisibilityAuto: true })
  })
  expect(shown).toBe(true)
})
