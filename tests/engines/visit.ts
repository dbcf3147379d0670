import { onTestFinished } from 'vitest'
import type { Language } from '../fixtures/languages.ts'
import type { Page } from './page.ts'
import type { Site } from './site.ts'

/** What the tests of an engine share, there when they run. */
export interface Tour {
  readonly page: Page
  readonly site: Site
}

/** How the pages are visited whose controls are tested. */
export interface Visit {
  readonly language: Language
  /** Otherwise the application is blocked. */
  readonly hydrated: boolean
  readonly tour: () => Tour
}

export const wide = [1440, 900] as const
export const narrow = [450, 844] as const

/** What opens a panel. */
export const CONTROL = '[aria-expanded]'

/** Opens a page of the language in a window of that size; hydrated, or with the application blocked. */
export async function openPage(
  { language, hydrated, tour }: Visit,
  path: string,
  [width, height]: typeof wide | typeof narrow,
) {
  const { page, site } = tour()
  if (!hydrated) onTestFinished(site.hold())
  await page.resize(width, height)
  // Not over what stands still under it.
  await page.browser.moveMouse(5, 5)
  await page.open(language.prefix + path || '/')
  if (hydrated) await page.hydrate()
  return page
}
