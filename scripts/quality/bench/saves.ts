import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { targetLocale } from 'i18next-workbench/model/project.ts'
import { startBrowser } from 'i18next-workbench/lib/chromium.ts'
import { startLocalEditor } from 'i18next-workbench/local/startLocal.ts'
import { inScratch } from './generated.ts'
import { durationsTable, timed } from './tables.ts'

/** Each save adds one to the text. */
const letters = 'abcdefghijkl'

/**
 * Changes the heading of Home again and again in the editor of `npm run translate`, on a copy of the texts, and prints how
 * long it takes from a key until the page in the editor shows the text, and from saving until the site is served with it.
 */
export async function benchSaves(code: string): Promise<void> {
  await inScratch((folder) => measureSaves(code, folder))
}

async function measureSaves(code: string, folder: string): Promise<void> {
  await cp('locales', path.join(folder, 'locales'), { recursive: true })
  const editor = await startLocalEditor({ locale: targetLocale(code), root: process.cwd(), texts: folder })
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(editor.url)
    await page.getByRole('button', { name: /Your name/ }).click()
    await page.getByRole('combobox', { name: 'Your name' }).fill('A. Nowak')
    await page.keyboard.press('Enter')
    await page.frameLocator('iframe').locator('h1').click()
    await page.locator('.cm-content').first().press('ControlOrMeta+End')
    const shown: number[] = []
    const served: number[] = []
    for (const letter of letters) {
      shown.push(await timed(() => type(page, letter)))
      served.push(await timed(() => saveAndFetch(page, `/${code}`)))
    }
    console.log(
      durationsTable([
        { name: 'key to page', samples: shown },
        { name: 'save to page', samples: served, aim: 300 },
      ]),
    )
  } finally {
    await browser.close()
    await editor.close()
  }
}

/** Resolves when the page in the editor shows what is typed. */
async function type(page: Page, letter: string): Promise<void> {
  await page.keyboard.type(letter)
  await page
    .frameLocator('iframe')
    .locator('h1', { hasText: new RegExp(`${letter}\\s*$`) })
    .waitFor()
}

/** Saves, and resolves when the page is answered with the text as it was typed. */
async function saveAndFetch(page: Page, address: string): Promise<void> {
  const heading = await page.frameLocator('iframe').locator('h1').innerText()
  const written = page.waitForResponse((response) => response.url().endsWith('/api/save'))
  await page.keyboard.press('ControlOrMeta+S')
  await written
  const answer = await page.evaluate(async (url) => (await fetch(url)).text(), address)
  if (!textOf(answer).includes(textOf(heading))) throw new Error(`${address}: expected "${heading}" once it was saved.`)
}

/** Without tags and differences of white space. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
