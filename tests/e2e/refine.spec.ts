import { readFile } from 'node:fs/promises'
import { refineFile } from 'i18next-workbench/refine/refine.ts'
import type { Page } from 'playwright/test'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { anyLanguage, source } from '../fixtures/languages.ts'
import { holdApplication } from './application.ts'
import { expect, hydrate, test } from './test.ts'

const path = '/ai/refinix-mt-post-editing-tool'
const tool = (page: Page) => page.locator('section#try')
const example = (page: Page) => tool(page).locator('input + button, button:not([id])').last()
const rows = (page: Page) => tool(page).locator('tbody tr')

/** Saves the corrected file, and gives its bytes. */
async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await tool(page).locator('dl + div button').click()
  const saved = await coming
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
}

for (const { name, prefix, code } of anyLanguage) {
  test(`the example is corrected without a request, and one correction is refused, in ${name}`, async ({ page }) => {
    await page.goto(prefix + path)
    await hydrate(page)
    await example(page).click()
    await expect(rows(page)).not.toHaveCount(0)

    const language = code === source.code ? 'pl' : code
    const file = `refinix.${language}.xlf`
    const bytes = await readFile(`src/sections/Refine/examples/${language}.xlf`)
    const refined = refineFile(bytes, file)
    await expect(rows(page)).toHaveCount(refined.corrections.length)

    // From here on, with a file of one's own, nothing is asked for but the worker's script, from the browser's cache.
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await tool(page).locator('input[type=file]').first().setInputFiles({ name: file, mimeType: '', buffer: bytes })
    await expect(rows(page)).toHaveCount(refined.corrections.length)
    await rows(page).nth(1).getByRole('checkbox').uncheck()
    const saved = await download(page)
    expect(saved.name).toBe(`refinix.${language}.refined.xlf`)
    const refused = new Set(refined.corrections.slice(1, 2).map(({ id }) => id))
    expect(saved.bytes.equals(refined.write(refused))).toBe(true)

    await tool(page).locator('table').locator('xpath=preceding-sibling::*[1]').getByRole('checkbox').check()
    await tool(page).locator('table').locator('xpath=preceding-sibling::*[1]').getByRole('checkbox').uncheck()
    expect((await download(page)).bytes.equals(bytes)).toBe(true)
    expect(requests.filter((line) => !/^GET \/assets\/worker-[\w-]+\.js$/.test(line))).toEqual([])
  })
}

test('a click before hydration is not lost, and a file that cannot be read is told from one that is too large', async ({
  page,
}) => {
  const letCome = await holdApplication(page)
  await page.goto(path)
  await example(page).click()
  await expect(rows(page)).toHaveCount(0)
  await letCome()
  await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
  await expect(rows(page)).not.toHaveCount(0)

  const input = tool(page).locator('input[type=file]').first()
  const status = tool(page).getByRole('status')
  await input.setInputFiles({ name: 'a.xlf', mimeType: '', buffer: Buffer.from('<xliff version="1.2"><file></xliff>') })
  await expect(status).toContainText(/a\.xlf.*<\/file>.*<\/xliff>/)
  await expect(rows(page)).toHaveCount(0)
  await input.setInputFiles({ name: 'b.xlf', mimeType: '', buffer: Buffer.alloc(50_000_001) })
  await expect(status).toContainText(/b\.xlf.*51.*50/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('there is an address to write to instead of controls', async ({ page }) => {
    await page.goto(path)
    await expect(tool(page).locator('a[href^="mailto:"]').first()).toBeVisible()
    await expect(tool(page).locator('button').first()).toBeHidden()
  })
})
