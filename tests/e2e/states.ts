import { expect, type Page, type Route } from 'playwright/test'
import { CONTROLS, showPanels } from '../../scripts/lib/panels.ts'
import { menuGroups } from '../../src/config/menu.ts'
import type { FormId } from '../../src/forms/fields.ts'

import { fillForm, requiredOf } from '../fixtures/forms.ts'
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

/** The skip link, which only focus brings into view. */
export const skipLink: State = {
  name: 'skip link',
  open: async (page) => {
    const link = page.locator('a[href="#main"]')
    await link.focus()
    await expect(link).toBeInViewport()
    return ['a[href="#main"]']
  },
}

/** A state for each item of the page's accordions and for each of its tabs, as the width shows them. */
export async function panels(page: Page): Promise<State[]> {
  const all = page.locator(`main ${CONTROLS}`)
  const tabs = page.locator('main [role=tab]')
  return Array.from({ length: await all.count() }, (_, index) => ({
    name: `panel ${index + 1}`,
    open: async () => {
      const control = all.nth(index)
      const asAccordion = await control.isVisible()
      if ((await control.getAttribute('aria-expanded')) !== 'true')
        await (asAccordion ? control : tabs.nth(index)).click()
      await expect(control).toHaveAttribute('aria-expanded', 'true')
      return [`main section:has(${CONTROLS})`]
    },
  }))
}

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

/** What a form can say, in turn: every error, then a doubtful link while sending, a failure, a success. */
export function formStates(form: FormId): readonly State[] {
  const posts: Route[] = []
  const submit = (page: Page) => page.locator('form button[type=submit]').click()
  return [
    state('every error shown', ` [aria-invalid=true] >> nth=${requiredOf(form).length - 1}`, submit),
    state('sending', '[aria-busy=true] [aria-disabled]', async (page) => {
      // The link to a CV is one that the form doubts.
      await fillForm(page, form, { link: 'Ann Example' })
      // Answered by the states that follow.
      await page.route(`**/api/${form}`, (route) => void posts.push(route))
      await submit(page)
      await expect.poll(() => posts.length).toBe(1)
    }),
    state('failure', ' [role=alert] p', async () => {
      await posts[0]?.fulfill({ status: 500, json: {} })
    }),
    state('success', ' > [role=status] p', async (page) => {
      await submit(page)
      await expect.poll(() => posts.length).toBe(2)
      await posts[1]?.fulfill({ status: 200, json: {} })
    }),
  ]
}

/** A state of the form that is there once something in it can be seen. */
function state(name: string, sign: string, bring: (page: Page) => Promise<void>): State {
  return {
    name,
    open: async (page) => {
      await bring(page)
      await expect(page.locator(`form${sign}`)).toBeVisible()
      return ['form']
    },
  }
}
