import type { Page } from 'playwright/test'
import { test as base, expect, hydrate, mainText } from './test.ts'

/** A test that breaks code on purpose. The console output is in `logged`. */
const test = base.extend<{ logged: string[] }>({
  logged: async ({ noise, page }, use) => {
    await use(noise)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    noise.length = 0
  },
})

/** The message of an injected fault. */
const BROKEN = 'broken on purpose'

/** Makes the components of a chunk throw when they are rendered. */
async function breakChunk(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const patched = code.replace(/export\{([^{}]+)\};?\s*$/, (_, names: string) => {
      const broken = names.replace(/[\w$]+ as (?!namespaces)/g, '__broken as ')
      return `function __broken(){throw new Error('${BROKEN}')}export{${broken}}`
    })
    if (patched === code) throw new Error(`${name}: expected a chunk with exports.`)
    await route.fulfill({ response, body: patched })
  })
}

/** The console messages about the fault. */
const reports = (logged: readonly string[]) => logged.filter((line) => line.includes(BROKEN))

for (const [chunk, address] of [
  ['about', '/about'],
  ['CardGrid', '/careers'],
] as const) {
  test(`when ${chunk} fails, the static HTML is restored, and its menus and links work`, async ({ page, logged }) => {
    await breakChunk(page, chunk)
    await page.goto(address)
    const text = await mainText(page)
    void hydrate(page).catch(() => {})
    await expect.poll(() => reports(logged).length).toBe(1)
    expect(await mainText(page)).toBe(text)
    await page.locator('[popovertarget="menu-services"]').click()
    await expect(page.locator('#menu-services')).toBeVisible()
    await page.locator('#menu-services a[href="/services/translation-services"]').click()
    await expect(page).toHaveURL(/translation-services$/)
  })
}
