import type { Page } from 'playwright/test'
import { hydrateByTap } from '../../scripts/lib/hydrateByTap.ts'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { filled, fillForm } from '../fixtures/forms.ts'
import { expect as baseExpect, hydrate, mainText, sectionHeights, test as base } from './test.ts'

/** Here something breaks on purpose: what the console says of it is for the test to look at, in `logged`. */
const test = base.extend<{ logged: string[] }>({
  logged: async ({ noise, page }, use, info) => {
    info.setTimeout(90_000)
    await use(noise)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    noise.length = 0
  },
})
const expect = baseExpect.configure({ timeout: 15_000 })

/** What a fault that a test makes up says of itself. */
const BROKEN = 'broken on purpose'

/** Has what a chunk exports first (its only export, or a page's default) throw when it is rendered. */
async function breakChunk(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const patched = code.replace(
      /export\{[\w$]+ as ([\w$]+)((?:,[\w$]+ as namespaces)?)\};?\s*$/,
      `function __broken(){throw new Error('${BROKEN}')}export{__broken as $1$2}`,
    )
    if (patched === code) throw new Error(`${name}: expected a chunk with one export.`)
    await route.fulfill({ response, body: patched })
  })
}

/** What the console has said of the fault. */
const reports = (logged: readonly string[]) => logged.filter((line) => line.includes(BROKEN))

const headings = 'main h2'

test('sections that fail to hydrate keep the built HTML, in its place; the others hydrate', async ({
  page,
  logged,
}) => {
  await breakChunk(page, 'CardGrid')
  await breakChunk(page, 'WhyChoose')
  await page.goto('/')
  // The carousel's own announcement comes on hydration.
  const text = (await mainText(page)).slice(-2000)
  const order = await page.locator(headings).allTextContents()
  const elements = await page.locator('main > *').count()
  await hydrate(page)
  // One report for each of the two.
  await expect.poll(() => reports(logged).length).toBe(2)
  expect(logged).toHaveLength(2)
  expect(await page.locator(headings).allTextContents()).toEqual(order)
  expect(await page.locator('main > *').count()).toBe(elements)
  expect((await mainText(page)).slice(-2000)).toBe(text)
  await page.getByRole('tab', { name: 'Regulated content' }).click()
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Regulated content')
})

test('a section that fails later keeps what stands there, typed text included', async ({ page, logged }) => {
  await page.addInitScript((message) => {
    HTMLParagraphElement.prototype.focus = () => {
      throw new Error(message)
    }
  }, BROKEN)
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/contacts')
  await hydrate(page)
  const text = await mainText(page)
  // The browser checks the copy, and takes only ASCII before the @.
  await fillForm(page, 'contact', { email: 'a@b' })
  await page.locator('form button[type=submit]').click()
  await expect.poll(() => reports(logged).length).toBe(1)
  await expect(page.locator('form')).toHaveCount(1)
  for (const [name, value] of Object.entries(filled('contact', { email: 'a@b' }))) {
    await expect(page.locator(`form [name=${name}]`)).toHaveValue(value)
  }
  expect((await mainText(page)).startsWith(text.slice(0, 200))).toBe(true)
  // The copy is a plain form: the browser posts it.
  await page.unroute('**/api/contact')
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/sent$/)
})

test('when the application fails, the static HTML is put back, and its menus and links work', async ({
  page,
  logged,
}) => {
  await breakChunk(page, 'about')
  await page.goto('/about')
  const text = await mainText(page)
  void page.evaluate(hydrateByTap, HYDRATED_ROOT).catch(() => {})
  await expect.poll(() => reports(logged).length).toBe(1)
  expect(await mainText(page)).toBe(text)
  await page.locator('[popovertarget="menu-services"]').click()
  await expect(page.locator('#menu-services')).toBeVisible()
  await page.locator('#menu-services a[href="/services/translation-services"]').click()
  await expect(page).toHaveURL(/translation-services$/)
})

test('a page that is rendered anew, because its header has been changed, keeps its styles', async ({
  page,
  logged,
}) => {
  await page.goto('/')
  const heights = await sectionHeights(page)
  await page.locator('header').evaluate((header) => header.prepend(document.createElement('b')))
  await hydrate(page)
  await expect.poll(() => logged.join()).toContain('rendered anew')
  await expect.poll(() => sectionHeights(page)).toEqual(heights)
})
