import { source } from '../fixtures/languages.ts'
import { openStatic } from './application.ts'
import { CONTROLS, hydrate, OPEN_ITEMS } from './states.ts'
import { expect, test } from './test.ts'

/* What the early script does with panels as the page is loaded; tests/unit/sections works them by pointer and keyboard. */

const DOCUMENTS = '/solutions/healthcare'
const openItem = `main ${OPEN_ITEMS}`

test('a text fragment leads into a closed panel, which opens', async ({ page }) => {
  const words = source.healthcare.documents.items.educationalMaterials.text.split(' ').slice(0, 5).join(' ')
  await page.goto(`${DOCUMENTS}#:~:text=${encodeURIComponent(words)}`)
  await expect(page.locator(openItem)).toHaveAttribute('id', 'tab-10')
  await expect(page.getByText(words)).toBeInViewport()
})

test('the page below tabs stays where it is from the first change on', async ({ page }) => {
  await openStatic(page, '/services/translation-services')
  const list = page.getByRole('tablist').first()
  // The height of the document says nothing: sections off the screen have an estimated one until they are laid out.
  const height = (): Promise<number> =>
    list.evaluate((element) => element.closest('main > *')?.getBoundingClientRect().height ?? Number.NaN)
  const heights: number[] = []
  for (const tab of (await list.getByRole('tab').all()).slice(1)) {
    await tab.click()
    heights.push(await height())
  }
  // Heights of fractions of a pixel are rounded.
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
})

test('a clicked item keeps its place, before and after hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(DOCUMENTS)
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
