import { openPanels } from 'i18next-workbench/lib/panels.ts'
import type { Page } from 'playwright'

/** What opens an item of Mantine's accordions. */
export const CONTROLS = '.mantine-Accordion-control'

/** Shows the panels of accordion controls all at once, which no visitor can; all of the page's without a selector. */
export async function showPanels(page: Page, selector = CONTROLS): Promise<void> {
  await page.locator(selector).evaluateAll(openPanels)
}
