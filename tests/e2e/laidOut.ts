import type { Page } from 'playwright/test'

/** Whether the browser has laid out the last of the sections, the footer. */
export const isLaidOut = (page: Page): Promise<boolean> =>
  page
    .locator('footer h2')
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
