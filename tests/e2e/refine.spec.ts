import { readFile } from 'node:fs/promises'
import { refineFile } from 'i18next-workbench/refine'
import type { Page } from 'playwright/test'
import { anyLanguage } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

/** From dotnet/templating 4c17ee53e, src/Microsoft.TemplateEngine.Orchestrator.RunnableProjects/xlf; its licence is next to it. */
const PUBLIC_XLIFF = 'tests/fixtures/refine/templating.fr.xlf'
const path = '/ai/refinix-mt-post-editing-tool'
const tool = (page: Page) => page.locator('section#try')
const example = (page: Page) => tool(page).locator('button:not([id])').last()
const rows = (page: Page) => tool(page).locator('ul:has(p) > li:has(input)')

/** Saves the corrected file and returns its bytes. */
async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await tool(page).locator('dl + div button').click()
  const saved = await coming
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
}

/** Drops a file onto the tool, as from the system's file manager. */
async function drop(page: Page, bytes: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'a.fr.xlf'))
    return transfer
  }, bytes.toString())
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.locator('#refine-file').dispatchEvent(type, { dataTransfer })
}

for (const { name, prefix } of anyLanguage) {
  test(`a public file is corrected like by the command, without a request, and one correction is refused, in ${name}`, async ({
    page,
  }) => {
    await page.goto(prefix + path)
    await hydrate(page)
    await example(page).click()
    await expect(rows(page)).not.toHaveCount(0)

    // From here on, the visitor's file causes only requests for the worker's script and for fonts of its letters.
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const bytes = await readFile(PUBLIC_XLIFF)
    const refined = refineFile(bytes, PUBLIC_XLIFF)
    await drop(page, bytes)
    const [, second] = refined.corrected
    await expect(rows(page)).toHaveCount(Math.min(refined.corrected.length, 4))
    await rows(page).nth(1).getByRole('checkbox').uncheck()
    const saved = await download(page)
    expect(saved.name).toBe('a.fr.refined.xlf')
    const refused = new Set(second?.corrections.map(({ id }) => id))
    expect(saved.bytes.equals(refined.write(refused))).toBe(true)

    const all = tool(page).getByRole('checkbox').first()
    await all.check()
    await all.uncheck()
    expect((await download(page)).bytes.equals(bytes)).toBe(true)
    expect(requests.filter((line) => !/^GET \/assets\/[\w-]+\.(?:js|woff2)$/.test(line))).toEqual([])
  })
}
