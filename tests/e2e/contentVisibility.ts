import type { Page } from 'playwright/test'
import { RENDER_EAGER } from '../../src/config/protocol.ts'

/** Whether the browser has laid out the footer, the last element with content-visibility: auto. */
export const isLaidOut = (page: Page): Promise<boolean> =>
  page
    .locator('footer h2')
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

/** Keeps the page from laying out in idle time what is far below the screen, as on a machine that has none. */
export const withoutIdleTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** Has the browser lay out every section at once, as what measures a page needs. */
export const disableContentVisibility = (page: Page): Promise<void> =>
  page.locator('html').evaluate((html, name) => html.setAttribute(name, ''), RENDER_EAGER)
