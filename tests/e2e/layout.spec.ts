import { overflow } from 'i18next-workbench/vite'
import type { Page } from 'playwright/test'
import { menuGroups } from '../../src/config/menu.ts'
import { RENDER_EAGER, SLIDE } from '../../src/config/protocol.ts'
import { viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { languages } from '../fixtures/languages.ts'
import { CONTROLS, openAllPanels, settle, useFonts } from './states.ts'
import { expect, forgiveNotFound, test } from './test.ts'
import { inParts } from './thorough.ts'

/** A text that leaves its box. */
interface Misfit {
  readonly text: string
  readonly by: number
  readonly box: string
  /** True for a label of a drawing. */
  readonly isLabel: boolean
}

declare global {
  interface Window {
    misfits(scope: string): Misfit[]
  }
}

/** Boxes that texts may overflow: slides of a carousel, open items of a list in columns, the index in a row, the skip link. */
const FREE = `[${SLIDE}], [data-columns] .mantine-Accordion-item, [data-row] a, a[href="#main"]:not(:focus)`

/** A phone, a tablet, the narrowest header with dropdowns, a desktop, and 320 px: WCAG 2.1, success criterion 1.4.10, 1280 px at 400 %. */
const widths = [320, 360, 768, 1024, 1440]

// Disables transitions, so that texts are measured in their final place.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  const functions = Object.values<unknown>(overflow).filter((part) => typeof part === 'function')
  const content = `${functions.map(String).join('\n')}
    window.misfits = (scope) => overflowsIn(document.querySelector(scope), ${JSON.stringify(FREE)}).map(
      ({ node, by, box }) => ({ text: node.data, by, box: box.outerHTML.slice(0, 100), isLabel: box.closest('svg') !== null }))`
  await page.addInitScript({ content: `(() => {\n${content}\n})()` })
  // Sections far below the screen have no layout.
  await page.addInitScript(
    (name) => document.addEventListener('readystatechange', () => document.documentElement.setAttribute(name, '')),
    RENDER_EAGER,
  )
  // Loads late content immediately. The application is not hydrated.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
})

/** Goes to an address and waits for styles and fonts. Pictures have reserved places. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.evaluate(useFonts)
}

/**
 * The texts in an element that leave their boxes after layout and transitions, and horizontal scrolling, a line each. Labels
 * of drawings are measured at their usual size only.
 */
async function faultsIn(page: Page, state: string, { scope = 'body', hasLabels = false } = {}): Promise<string[]> {
  await settle(page)
  const misfits = await page.evaluate((within) => window.misfits(within), scope)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px, ${state}`
  const lines = misfits
    .filter(({ isLabel }) => hasLabels || !isLabel)
    .map(({ text, by, box }) => `${where}: "${text.trim()}" leaves ${box} by ${by.toFixed(1)} px`)
  return over > 0 ? [...lines, `${where}: the page scrolls sideways by ${over} px`] : lines
}

/** WCAG 2.0, success criterion 1.4.4: text at 200 %, as set in the browser. Widths in em scale with it. */
async function doubleText(page: Page): Promise<void> {
  // High enough for the mobile menu, which does not scroll under its own top.
  await page.setViewportSize({ width: 1280, height: 2400 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

/** The faults of the menu with each of its groups open, which closes the previous one. */
async function faultsOfMenu(page: Page): Promise<string[]> {
  await page.locator('[command=show-modal]').click()
  const groups = page.locator(`#mobile-menu ${CONTROLS}`)
  await expect(groups).toHaveCount(menuGroups.length)
  const found: string[] = []
  for (const group of await groups.all()) {
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    found.push(...(await faultsIn(page, await group.innerText(), { scope: '#mobile-menu' })))
  }
  return found
}

for (const { code } of languages) {
  for (const views of inParts(viewIds, 9)) {
    test(`${views.join(', ')} in ${code} fit at ${widths.join(', ')} px`, async ({ page, noise }) => {
      const found: string[] = []
      for (const view of views) {
        await open(page, viewHref(code, view))
        for (const state of ['panels closed', 'all panels open']) {
          if (state === 'all panels open') await openAllPanels(page)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            found.push(...(await faultsIn(page, state, { hasLabels: width >= 360 })))
          }
        }
      }
      expect(found).toEqual([])
      forgiveNotFound(noise)
    })

    test(`${views.join(', ')} in ${code} fit with text at 200 %`, async ({ page, noise }) => {
      const found: string[] = []
      await doubleText(page)
      for (const view of views) {
        await open(page, viewHref(code, view))
        await openAllPanels(page)
        found.push(...(await faultsIn(page, 'text at 200 %')))
      }
      expect(found).toEqual([])
      forgiveNotFound(noise)
    })
  }

  test(`the menu in ${code} fits in 320 px and with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await open(page, viewHref(code, 'home'))
    expect(await faultsOfMenu(page)).toEqual([])
    await doubleText(page)
    await open(page, viewHref(code, 'home'))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await faultsOfMenu(page)).toEqual([])
  })
}
