import healthcare from '#locales/en/pages/solutions-healthcare.json' with { type: 'json' }
import { openEnhanced, openStatic } from './application.ts'
import { CONTROLS, hydrate, OPEN_ITEMS } from './states.ts'
import { expect, test } from './test.ts'

/* Panels and the early script on load; tests/unit/sections tests pointer and keyboard. */

const DOCUMENTS = '/solutions/healthcare'
const openItem = `main ${OPEN_ITEMS}`

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
  await openStatic(page, '/services/translation-services')
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
