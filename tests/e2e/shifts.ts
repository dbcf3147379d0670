import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** The layout shifts of a document, added up. */
    shifted: number
  }
}

/** Has every document that the page opens from now on add up its layout shifts: https://web.dev/articles/cls. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Their sum, once what is on its way has been drawn. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return window.shifted
  })
