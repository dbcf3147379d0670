import { expect, type Page } from 'playwright/test'
import { CONTROLS, showPanels } from '../../scripts/lib/panels.ts'
import { menuGroups } from '../../src/config/menu.ts'
import { OPEN_ITEMS } from './disclosure.ts'

/** Something that a visitor can bring about on a page. */
export interface State {
  readonly name: string
  /** Brings it about and waits for it; resolves to the selectors of what it has changed. */
  readonly open: (page: Page) => Promise<readonly string[]>
}

async function popover(page: Page, id: string): Promise<readonly string[]> {
  await page.locator(`header button[popovertarget="${id}"]`).click()
  await expect(page.locator(`#${id}:popover-open`)).toBeVisible()
  return ['header']
}

/** The dropdowns of the wide header, each of which closes the one before. */
export const dropdowns: readonly State[] = menuGroups.map(({ id }) => ({
  name: `dropdown "${id}"`,
  open: (page) => popover(page, `menu-${id}`),
}))

export const languageMenu: State = { name: 'language menu', open: (page) => popover(page, 'menu-language') }

/** The mobile menu with each of its groups, which closes the one before. */
export const mobileMenu: readonly State[] = menuGroups.map(({ id }, index) => ({
  name: `mobile menu, "${id}"`,
  open: async (page) => {
    const menu = page.locator('#mobile-menu')
    if (!(await menu.isVisible())) await page.locator('button[commandfor="mobile-menu"]').first().click()
    const group = menu.locator(CONTROLS).nth(index)
    await expect(group).toBeVisible()
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.locator(OPEN_ITEMS)).toHaveCount(1)
    return ['#mobile-menu']
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
