import healthcare from '#locales/en/pages/solutions-healthcare.json' with { type: 'json' }
import type { Page } from 'playwright/test'
import { openEnhanced, openStatic, stages } from './application.ts'
import { CONTROLS, hydrate, OPEN_ITEMS } from './states.ts'
import { expect, test } from './test.ts'

const DOCUMENTS = '/solutions/healthcare'
const openItem = `main ${OPEN_ITEMS}`

/** Keys pressed in a column, and the index of the item focused after each. */
const walk = [
  ['ArrowDown', 1],
  ['End', -1],
  ['ArrowDown', 0],
  ['ArrowUp', -1],
  ['Home', 0],
] as const

const TABS = '/services/translation-services'

for (const [stage, open] of stages) {
  test(`${stage}: tabs are a column with one tab stop: arrow keys, Home and End move within it, Tab goes to the panel`, async ({
    page,
  }) => {
    await open(page, TABS)
    const tabs = page.getByRole('tab')
    const panel = page.getByRole('tabpanel')
    await tabs.first().focus()
    // Keys with a modifier are left to the browser.
    for (const [key, index] of [...walk, ['ArrowDown', 1], ['Shift+ArrowDown', 1]] as const) {
      await page.keyboard.press(key)
      const tab = tabs.nth(index)
      await expect(tab).toBeFocused()
      await expect(page.getByRole('tab', { selected: true })).toHaveText(await tab.innerText())
      await expect(panel).toHaveAccessibleName(await tab.innerText())
      await expect(panel.locator('p').first()).toBeVisible()
    }
    await page.keyboard.press('Tab')
    await expect(panel).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tabs.nth(1)).toBeFocused()
  })

  test.describe(`${stage}, an accordion`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    const controls = (page: Page) => page.locator(`main ${CONTROLS}`)
    const expectOpen = async (page: Page, ...open: readonly number[]) => {
      await expect(page.locator(openItem)).toHaveCount(open.length)
      await expect(
        page
          .locator('main')
          .getByRole('region')
          .filter({ has: page.locator('p') }),
      ).toHaveCount(open.length)
      for (const index of open) await expect(controls(page).nth(index)).toHaveAttribute('aria-expanded', 'true')
    }

    test('has one open item: Enter, Space and a click open one at a time', async ({ page }) => {
      await open(page, TABS)
      await expect(page.getByRole('tab')).toHaveCount(0)
      await expectOpen(page, 0)
      await controls(page).nth(1).press('Enter')
      await expectOpen(page, 1)
      await controls(page).nth(1).press('Space')
      await expectOpen(page)
      await expect(controls(page).nth(1)).toBeFocused()
      await controls(page).nth(2).click()
      await expectOpen(page, 2)
    })

    test('is navigated with arrow keys, Home and End; Tab enters open panels and skips closed ones', async ({
      page,
    }) => {
      // Its panels have links.
      await open(page, '/')
      await controls(page).first().focus()
      for (const [key, index] of walk) {
        await page.keyboard.press(key)
        await expect(controls(page).nth(index)).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(page.locator(`${openItem} a:focus`)).toHaveCount(1)
      await controls(page).nth(1).focus()
      await page.keyboard.press('Tab')
      await expect(controls(page).nth(2)).toBeFocused()
    })
  })
}

test('a fragment opens its item, on load and later; a malformed one is ignored', async ({ page }) => {
  await page.goto(`${DOCUMENTS}#tab-9`)
  for (const [hash, id] of [
    ['#tab-9', 'tab-9'],
    ['#tab-12', 'tab-12'],
    ['#100%', 'tab-12'],
  ] as const) {
    await page.evaluate((fragment) => location.assign(fragment), hash)
    await expect(page.locator(openItem)).toHaveAttribute('id', id)
  }
})

test('a text fragment opens the closed panel that has it', async ({ page }) => {
  const words = healthcare.documents.items.educationalMaterials.text.split(' ').slice(0, 5).join(' ')
  await page.goto(`${DOCUMENTS}#:~:text=${encodeURIComponent(words)}`)
  await expect(page.locator(openItem)).toHaveAttribute('id', 'tab-10')
  await expect(page.getByText(words)).toBeInViewport()
})

test('the page below tabs does not move on the first change or later', async ({ page }) => {
  await openStatic(page, TABS)
  const list = page.getByRole('tablist').first()
  // Not the height of the document, because off-screen sections have estimated heights.
  const height = (): Promise<number> =>
    list.evaluate((element) => element.closest('main > *')?.getBoundingClientRect().height ?? Number.NaN)
  const heights: number[] = []
  for (const tab of (await list.getByRole('tab').all()).slice(1)) {
    await tab.click()
    heights.push(await height())
  }
  // Fractional heights are rounded.
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
})

test('a clicked item does not move, before and after hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEnhanced(page, DOCUMENTS)
  const third = page.locator(`main ${CONTROLS}`).nth(2)
  for (const isHydrated of [false, true]) {
    if (isHydrated) await hydrate(page)
    // The item above is open and closes with the first click; the second click closes the item itself.
    await page.evaluate(() => document.querySelector<HTMLElement>('#tab-1 button')?.click())
    for (const open of ['true', 'false']) {
      const moved = await third.evaluate(async (control: HTMLElement) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { top } = control.getBoundingClientRect()
        control.click()
        await new Promise(requestAnimationFrame)
        return control.getBoundingClientRect().top - top
      })
      expect(Math.abs(moved)).toBeLessThan(1)
      await expect(third).toHaveAttribute('aria-expanded', open)
    }
  }
})
