import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from 'i18next-workbench/lib/chromium.ts'
import { type Copy, makeCopy } from '../fixtures/scenario/copy.ts'
import { firefoxPath, inFirefox } from '../fixtures/scenario/firefox.ts'

/** The workbench's file, with a translator who has no project. What comes back: day.test.ts, and handBack.test.ts of the workbench. */
let copy: Copy
let browser: Browser
let page: Page
let address: string
const printed: string[] = []
const requested: string[] = []

const attack = '</script><script>window.attacked = 1</script><!--<script><img src=x onerror="window.attacked = 1">'
const i18n = (...args: string[]) => copy.run('node', 'scripts/i18n.ts', ...args)

beforeAll(async () => {
  copy = await makeCopy()
  const builds = '.cache/marked'
  if (existsSync(builds)) await cp(builds, path.join(copy.site, builds), { recursive: true })
  await copy.write('locales/.workbench/pl.comments.json', JSON.stringify({ 'pages/about': { 'hero.title': [attack] } }))
  const file = path.join(copy.folder, 'about.html')
  await i18n('workbench', 'pl', '--page', 'about', '--out', file)
  address = pathToFileURL(file).href
  browser = await startBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('console', (message) => printed.push(message.text()))
  page.on('pageerror', (error) => printed.push(error.message))
  page.on('request', (request) => requested.push(request.url()))
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await copy?.remove()
})

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

describe('the file of a page', { timeout: 120_000 }, () => {
  it('opens from disk, loads nothing else, and shows texts as texts', async () => {
    await page.goto(address)
    await page.getByRole('listbox').waitFor()
    // Walks on the picture to a text.
    const { title } = JSON.parse(await copy.read('locales/pl/pages/about.json')).hero
    await press('ControlOrMeta+F2', 'Home')
    for (let tries = 0; tries < 300 && (await focused()) !== title; tries += 1) await press('ArrowDown')
    await press('Enter')
    await page.getByText(attack).waitFor()
    expect(await page.evaluate('window.attacked')).toBeUndefined()
    expect(requested.filter((url) => !url.startsWith('data:'))).toEqual([address])
    expect(printed).toEqual([])
  })

  it.skipIf(!existsSync(firefoxPath))('works in Firefox, too', async () => {
    const { hero } = JSON.parse(await readFile('locales/pl/pages/about.json', 'utf8'))
    const shown = await inFirefox(address, async ({ until, press: strike, type, focused: at, reload }) => {
      await until('document.querySelector("[role=listbox]")')
      await strike('Control+F2', 'Home')
      for (let tries = 0; tries < 300 && (await at()) !== hero.title; tries += 1) await strike('ArrowDown')
      await strike('Enter', 'F2', 'Control+End')
      await type(' i więcej')
      await strike('Control+s')
      // It asks who works here first.
      await until('document.querySelector("[role=alert] input")')
      await type('A. Nowak')
      await strike('Enter', 'Control+s')
      await until('document.body.textContent.includes("1 text changed: not downloaded yet.")')
      await reload()
      await until('document.querySelector("[role=status]")')
      return until('document.querySelector("[role=status]").textContent')
    })
    expect(shown).toContain('1 text changed: not downloaded yet.')
  })
})
