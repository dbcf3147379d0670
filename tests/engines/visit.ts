import { onTestFinished } from 'vitest'
import type { Language } from '../fixtures/languages.ts'
import type { Page } from './page.ts'
import type { Site } from './site.ts'

/** The shared state of an engine's tests, available while they run. */
export interface Tour {
  readonly page: Page
  readonly site: Site
}

/** The language and the hydration of the tested pages. */
export interface Visit {
  readonly language: Language
  /** False if the application is blocked. */
  readonly hydrated: boolean
  readonly tour: () => Tour
}

export const wide = [1440, 900] as const
export const narrow = [450, 844] as const

/** The selector of controls that open a panel. */
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
  // Moves the mouse to the corner, where it hovers over nothing.
  await page.browser.moveMouse(5, 5)
  await page.open(language.prefix + path || '/')
  if (hydrated) await page.hydrate()
  return page
}
