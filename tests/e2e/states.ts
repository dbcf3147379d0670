import { expect, type Page } from 'playwright/test'
import { CONTROLS, showPanels } from '../../scripts/lib/panels.ts'
import { menuGroups } from '../../src/config/menu.ts'

/** The items of Mantine's accordions, and those that are open. */
export const ITEMS = '.mantine-Accordion-item'
export const OPEN_ITEMS = `${ITEMS}:has(${CONTROLS}[aria-expanded="true"])`

export async function openLanguageMenu(page: Page): Promise<void> {
  await page.locator('header button[popovertarget=menu-language]').click()
  await expect(page.locator('#menu-language:popover-open')).toBeVisible()
}

/** The mobile menu with each of its groups, which closes the one before. */
export const mobileMenu = menuGroups.map(({ id }, index) => ({
  name: `mobile menu, "${id}"`,
  /** Brings it about and waits for it. */
  open: async (page: Page) => {
    const menu = page.locator('#mobile-menu')
    if (!(await menu.isVisible())) await page.locator('button[commandfor="mobile-menu"]').first().click()
    const group = menu.locator(CONTROLS).nth(index)
    await expect(group).toBeVisible()
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.locator(OPEN_ITEMS)).toHaveCount(1)
  },
}))

/** Opens all panels of the page at once, which no visitor can, and waits until they are drawn. */
export async function openAllPanels(page: Page): Promise<void> {
  await showPanels(page)
  await settle(page)
}

/** Waits until the page is drawn as it is meant to stay: styles follow with the next frame, and some change gradually. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => null)))
  })
}
