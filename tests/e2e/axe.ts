import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { RENDER_EAGER } from '../../src/config/protocol.ts'
import { settle } from './states.ts'

/** WCAG 2.0 to 2.2 at levels A and AA, and axe-core's best practices: https://www.deque.com/axe/core-documentation/api-documentation/. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The only rules whose outcome can change with the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Options of axe-core: all rules of those tags, or only some rules. */
const axeOptions = (only?: readonly string[]): RunOptions => ({
  runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: tags },
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
})

/** The axe-core violations in the current state of a page, a line for each element: place, rule, element, advice. */
export async function violations(page: Page, where: string, only?: readonly string[]): Promise<string[]> {
  // Elements without layout have no measurable colours.
  await page.locator('html').evaluate((html, name) => html.setAttribute(name, ''), RENDER_EAGER)
  // The phone's bar covers links until one scrolls; axe sees one position.
  await page.locator('aside:has([popovertarget])').evaluateAll((bars) => {
    for (const bar of bars) if (bar instanceof HTMLElement) bar.style.position = 'static'
  })
  await settle(page)
  // Loads the library once for each document, since it takes half of a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (options) => {
    // The global that the script above defines. The import of this file does not exist in the browser.
    const { run } = (window as unknown as { readonly axe: typeof axe }).axe
    const { violations } = await run({ include: ['html'] }, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), todo: failureSummary ?? '' })),
    )
  }, axeOptions(only))
  return found.map(({ id, target, todo }) => `${where} | ${id} | ${target} | ${inOneLine(todo)}`)
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The violations of colour rules in the dark scheme. Restores the light scheme. */
export async function violationsInDark(page: Page, where: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await violations(page, `${where}, dark`, colourRules)
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** The violations in the light scheme, and those of colour rules in the dark one. */
export async function violationsInBoth(page: Page, where: string): Promise<string[]> {
  return [...(await violations(page, where)), ...(await violationsInDark(page, where))]
}
