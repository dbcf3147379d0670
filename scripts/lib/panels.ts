import type { Page } from 'playwright'

/** What opens an item of Mantine's accordions. */
export const CONTROLS = '.mantine-Accordion-control'

/** Shows the panels of accordion controls all at once, which no visitor can; all of the page's without a selector. */
export async function showPanels(page: Page, selector = CONTROLS): Promise<void> {
  await page.locator(selector).evaluateAll(openPanels)
}

/** Within a page: shows the panels of some controls all at once, which no visitor can. */
function openPanels(controls: readonly Element[]): void {
  for (const control of controls) {
    const panel = document.getElementById(control.getAttribute('aria-controls') ?? '')
    control.setAttribute('aria-expanded', 'true')
    panel?.style.removeProperty('display')
    for (const name of ['hidden', 'aria-hidden']) panel?.removeAttribute(name)
  }
}
