import { source } from '../fixtures/languages.ts'
import { CONTROLS, OPEN_ITEMS } from './disclosure.ts'
import { accessibleNodes, controls, open } from './reader.ts'
import { expect, test } from './test.ts'

/*
 * What the early script does with tabs and accordions of a built page as it is loaded, and what assistive technology is told
 * of them; tests/unit/{ui,sections} work them by pointer and keyboard, before and after hydration.
 */

const { healthcare, translation } = source
const DOCUMENTS = '/solutions/healthcare'
const openItem = `main ${OPEN_ITEMS}`

test('tabs in a narrow window are an accordion to a reader, and each item says whether it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/services/translation-services')
  const labels = Object.values(translation.topics.items).map(({ label }) => label)
  const states = async () => (await accessibleNodes(page, controls)).filter(({ name }) => labels.includes(name))
  const openIn = async () => (await states()).flatMap(({ expanded }, index) => (expanded ? [index] : []))
  expect(await states()).toHaveLength(labels.length)
  expect(await openIn()).toEqual([0])
  for (const role of ['tab', 'tabpanel']) expect(await accessibleNodes(page, role)).toEqual([])
  await page.locator(`main ${CONTROLS}`).nth(1).press('Enter')
  await expect.poll(openIn).toEqual([1])
})

test('the documents open by a link to an item', async ({ page }) => {
  await open(page, `${DOCUMENTS}#tab-7`)
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
  await open(page, '/services/translation-services')
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  const heights: number[] = []
  for (const tab of (await tabs.all()).slice(1)) {
    await tab.click()
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight))
  }
  expect(new Set(heights).size).toBe(1)
})
