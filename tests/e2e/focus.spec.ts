import type { Page } from 'playwright/test'
import { source } from '../fixtures/languages.ts'
import { focusSeen } from './focus.ts'
import { openStatic } from './application.ts'
import { expect, test } from './test.ts'

const { menu } = source.common

/** Pages with one of each kind of control, some of which have to be opened first. */
const pages: readonly (readonly [path: string, width: number, before?: (page: Page) => Promise<void>])[] = [
  ['/', 1440],
  ['/', 1440, (page) => page.getByRole('button', { name: menu.services.label, exact: true }).press('Enter')],
  ['/', 390, (page) => page.getByRole('button', { name: menu.open }).press('Enter')],
  ['/services/translation-services', 1440],
  ['/services/translation-services', 390],
  ['/contacts', 1440],
]

// Outlines would be caught half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [path, width, before] of pages) {
  const opened = before ? ', a menu open' : ''
  test(`in both schemes the focus is seen on every stop of ${path} at ${width} px${opened}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openStatic(page, path)
    await before?.(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { count, weak } = await focusSeen(page)
      expect(count).toBeGreaterThan(5)
      expect(weak, colorScheme).toEqual([])
    }
  })
}
