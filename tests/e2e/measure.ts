import { overflow } from 'i18next-workbench/vite'
import type { Page } from 'playwright/test'
import { RENDER_EAGER, SLIDE } from '../../src/config/protocol.ts'

const functions = [...Object.values<unknown>(overflow), selectorOf].filter((part) => typeof part === 'function')

/** Boxes that texts may overflow: slides of a carousel, open items of a list in columns, the skip link. */
const FREE = `[${SLIDE}], [data-columns] .mantine-Accordion-item, a[href="#main"]:not(:focus)`

/** The tested widths: a phone, a tablet, a desktop. */
export const widths = [360, 768, 1440] as const

/** A printed overflowing text. */
export interface Misfit {
  readonly text: string
  readonly by: number
  readonly box: string
}

declare global {
  interface Window {
    misfits(scope: string): Misfit[]
  }
}

/**
 * Prepares a page for measurements: adds the functions to each document, and loads late content immediately. The
 * application is not hydrated.
 */
export async function prepare(page: Page): Promise<void> {
  const content = `${functions.map(String).join('\n')}
    window.misfits = (scope) => [...document.querySelectorAll(scope)].flatMap((root) =>
      overflowsIn(root, ${JSON.stringify(FREE)}).map(({ node, by, box }) => ({ text: node.data, by, box: selectorOf(box) })),
    )`
  await page.addInitScript({ content: `(() => {\n${content}\n})()` })
  // Sections far below the screen have no layout.
  await page.addInitScript(
    (name) => document.addEventListener('readystatechange', () => document.documentElement.setAttribute(name, '')),
    RENDER_EAGER,
  )
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Goes to an address and waits for styles and fonts. Pictures have reserved places. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
}

/** The overflowing texts inside the matching elements, after layout and transitions. */
export async function misfitsIn(page: Page, scope: string): Promise<Misfit[]> {
  return page.evaluate(async (within) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
    return window.misfits(within)
  }, scope)
}

/** The same, and horizontal scrolling of the page, one line for each. */
export async function faultsIn(page: Page, scope: string, state: string): Promise<string[]> {
  const misfits = await misfitsIn(page, scope)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px, ${state}`
  const lines = misfits.map(({ text, by, box }) => `${where}: "${text.trim()}" leaves ${box} by ${by.toFixed(1)} px`)
  return over > 0 ? [...lines, `${where}: the page scrolls sideways by ${over} px`] : lines
}

/** A selector of an element with up to four steps, starting at an id. Runs inside the page. */
function selectorOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && steps.length < 4; at = at.parentElement) {
    steps.unshift(at.id ? `#${at.id}` : [at.localName, ...[...at.classList].slice(0, 1)].join('.'))
    if (at.id) break
  }
  return steps.join(' > ')
}
