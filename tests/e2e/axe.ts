import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** WCAG 2.0 to 2.2 at levels A and AA, and what axe-core calls best practice: https://www.deque.com/axe/core-documentation/api-documentation/. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The only rules whose outcome can change with the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Scope {
  /** What is looked at, as selectors; the whole document without them. */
  readonly include?: readonly string[]
  /** Some rules alone. */
  readonly rules?: readonly string[]
}

/**
 * What axe-core finds in a page as it stands, a line for each element: where, rule, element, what to do. Throws where
 * nothing matches the scope, so that a check cannot become one of nothing.
 */
export async function violations(page: Page, where: string, { include = [], rules }: Scope = {}): Promise<string[]> {
  // Colours of what has no layout yet cannot be told.
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
  // Without frames there is nothing to gather from them; the other mode opens a second page for that each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
  })
  for (const selector of include) axe.include(selector)
  const result = await axe.analyze()
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${where} | ${id} | ${target.join(' ')} | ${inOneLine(failureSummary)}`,
    ),
  )
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The same in the light and then in the dark scheme, which only the rules about colours can tell apart. */
export async function violationsInBoth(page: Page, where: string, scope: Scope = {}): Promise<string[]> {
  const light = await violations(page, `${where}, light`, scope)
  return [...light, ...(await violationsInDark(page, where, scope))]
}

/** What the rules about colours find in the dark scheme; the page is left in the light one. */
export async function violationsInDark(page: Page, where: string, scope: Scope = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  // Styles follow with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const found = await violations(page, `${where}, dark`, { ...scope, rules: colourRules })
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
