import type { Page } from 'playwright/test'
import { source } from '../fixtures/languages.ts'
import { CONTROLS, ITEMS, OPEN_ITEMS } from './disclosure.ts'
import { open, stages } from './reader.ts'
import { expect, test } from './test.ts'

const DOCUMENTS = '/solutions/healthcare'
const open7 = (page: Page) => page.locator(`#tab-7 ${CONTROLS}[aria-expanded="true"]`)

for (const stage of stages) {
  test(`a link to an item of the documents opens it, and it alone (${stage})`, async ({ page }) => {
    await open(page, `${DOCUMENTS}#tab-7`, stage)
    await expect(open7(page)).toBeInViewport()
    await expect(page.locator(`main ${OPEN_ITEMS}`)).toHaveCount(1)
    await page.evaluate(() => {
      location.hash = '#tab-12'
    })
    await expect(page.locator(`main ${OPEN_ITEMS}`)).toHaveAttribute('id', 'tab-12')
    await expect(page.locator('#tab-12 p')).toBeInViewport()
  })

  test(`what the browser's search finds in a closed panel is shown (${stage})`, async ({ page }) => {
    await open(page, DOCUMENTS, stage)
    const panel = page.locator('#tab-9 [role="region"]')
    await expect(panel).toBeHidden()
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    // What Chromium does when its search has found a text, which no test can type into.
    await panel.dispatchEvent('beforematch')
    await expect(page.locator(`main ${OPEN_ITEMS}`)).toHaveAttribute('id', 'tab-9')
    await expect(panel).toBeVisible()
    await expect(panel).not.toHaveAttribute('hidden')
    await expect(page.locator('#tab-1 [role="region"]')).toHaveAttribute('hidden', 'until-found')
  })

  test(`the arrow keys walk the controls of an accordion, shortcuts of the browser do not (${stage})`, async ({
    page,
  }) => {
    await open(page, DOCUMENTS, stage)
    const controls = page.locator(`main ${CONTROLS}`)
    await controls.first().focus()
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['End', 14],
      ['ArrowDown', 0],
      ['ArrowUp', 14],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(controls.nth(index)).toBeFocused()
    }
    await expect(page.locator(`main ${OPEN_ITEMS}`)).toHaveCount(1)
  })

  test(`an accordion that is all closed has its first tab open when the window gets wide (${stage})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/services/translation-services', stage)
    const panels = page.locator(`main ${ITEMS} [id^="topics-panel"]`)
    await page.locator(`main ${CONTROLS}`).first().click()
    await expect(page.locator(`main ${OPEN_ITEMS}`)).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(panels.first()).toBeVisible()
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('tabpanel')).toHaveCount(0)
    await expect(page.locator(`main ${OPEN_ITEMS} [role="region"]`)).toHaveCount(1)
  })
}

test('a text fragment leads into a closed panel, which opens', async ({ page }) => {
  const words = source.healthcare.documents.items.educationalMaterials.text.split(' ').slice(0, 5).join(' ')
  await page.goto(`${DOCUMENTS}#:~:text=${encodeURIComponent(words)}`)
  await expect(page.locator(`main ${OPEN_ITEMS}`)).toHaveAttribute('id', 'tab-10')
  await expect(page.getByText(words)).toBeInViewport()
})

test('a tap opens a panel at once, before hydration', async ({ page }) => {
  await open(page, DOCUMENTS, 'static')
  const shown = await page.locator(`#tab-3 ${CONTROLS}`).evaluate(async (control: HTMLElement) => {
    control.click()
    return document.querySelector('#tab-3 [role="region"]')?.checkVisibility({ contentVisibilityAuto: true })
  })
  expect(shown).toBe(true)
})

test('an address with a broken escape in its fragment stops nothing', async ({ page }) => {
  await open(page, `${DOCUMENTS}#100%`, 'static')
  await page.locator(`#tab-3 ${CONTROLS}`).click()
  await expect(page.locator('#tab-3 p')).toBeVisible()
})
