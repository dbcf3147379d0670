import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** The sum of a document's layout shifts. */
    shifted: number
  }
}

/** Makes every further document of the page add up its layout shifts: https://web.dev/articles/cls. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of shifts after pending frames. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return window.shifted
  })
