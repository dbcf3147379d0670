import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { axeOptions, colourRules } from '../fixtures/axeRules.ts'
import { disableContentVisibility } from './contentVisibility.ts'
import { settle } from './states.ts'

interface Rules {
  /** Some rules alone. */
  readonly only?: readonly string[]
  /** All rules but some. */
  readonly except?: readonly string[]
  /** What is far below the screen is left without layout, as a tool finds it that does not know of this. */
  readonly asItComes?: boolean
}

/** What axe-core finds in a page as it stands, a line for each element: where, rule, element, what to do. */
async function violations(
  page: Page,
  where: string,
  { only, except, asItComes = false }: Rules = {},
): Promise<string[]> {
  // Colours of what has no layout yet cannot be told.
  if (!asItComes) await disableContentVisibility(page)
  await settle(page)
  // Once a document: half of each run would go into reading the library again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (options) => {
      // Put there by the script above. The name that is imported is known to this process alone, not to the browser.
      const { run } = (window as unknown as { readonly axe: typeof axe }).axe
      const { violations } = await run({ include: ['html'] }, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), todo: failureSummary ?? '' })),
      )
    },
    axeOptions(only, except),
  )
  return found.map(({ id, target, todo }) => `${where} | ${id} | ${target} | ${inOneLine(todo)}`)
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What all rules find. */
export const allViolations = (page: Page, where: string): Promise<string[]> => violations(page, where)

/** What the rules find that are not about colours. */
export const violationsOfForm = (page: Page, where: string): Promise<string[]> =>
  violations(page, where, { except: colourRules })

/** What a tool such as Lighthouse says of the colours of a page that it opens. */
export const violationsAsItComes = (page: Page, where: string): Promise<string[]> =>
  violations(page, `${where}, as it comes`, { only: colourRules, asItComes: true })

/** What the rules about colours find in the dark scheme; the page is left in the light one. */
export async function violationsInDark(page: Page, where: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await violations(page, `${where}, dark`, { only: colourRules })
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
