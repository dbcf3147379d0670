import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { axeOptions, colourRules } from '../fixtures/axeRules.ts'
import { disableContentVisibility } from './contentVisibility.ts'
import { settle } from './states.ts'

interface Scope {
  /** What is looked at, as selectors; the whole document without them. */
  readonly include?: readonly string[]
  /** Some rules alone. */
  readonly rules?: readonly string[]
  /** What is far below the screen is left without layout, as a tool finds it that does not know of this. */
  readonly asItComes?: boolean
}

/**
 * What axe-core finds in a page as it stands, a line for each element: where, rule, element, what to do. Throws where
 * nothing matches the scope, so that a check cannot become one of nothing.
 */
export async function violations(
  page: Page,
  where: string,
  { include = [], rules, asItComes = false }: Scope = {},
): Promise<string[]> {
  // Colours of what has no layout yet cannot be told.
  if (!asItComes) await disableContentVisibility(page)
  await settle(page)
  // Once a document: half of each run would go into reading the library again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const selectors = include.length > 0 ? [...include] : ['html']
  const found = await page.evaluate(
    async ([include, options]) => {
      // Put there by the script above. The name that is imported is known to this process alone, not to the browser.
      const { run } = (window as unknown as { readonly axe: typeof axe }).axe
      const { violations } = await run({ include }, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), todo: failureSummary ?? '' })),
      )
    },
    [selectors, axeOptions(rules)] as const,
  )
  return found.map(({ id, target, todo }) => `${where} | ${id} | ${target} | ${inOneLine(todo)}`)
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a tool such as Lighthouse says of the colours of a page that it opens. */
export async function violationsAsItComes(page: Page, where: string): Promise<string[]> {
  return violations(page, `${where}, as it comes`, { rules: colourRules, asItComes: true })
}

/** What the rules about colours find in the dark scheme; the page is left in the light one. */
export async function violationsInDark(page: Page, where: string, scope: Scope = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await violations(page, `${where}, dark`, { ...scope, rules: colourRules })
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
