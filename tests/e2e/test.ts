import { test as base, expect, type Page } from 'playwright/test'
import { CLOCK } from '../../src/config/protocol.ts'
import { watchNoise } from './states.ts'

/**
 * The browser test of this project. It fails if a page logs an error or a warning, throws, or requests another origin. A
 * test that expects such noise empties the list.
 */
export const test = base.extend<{ noise: string[] }>({
  noise: [
    async ({ page, baseURL }, use) => {
      const noise = watchNoise(page, baseURL ?? '')
      await use(noise)
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})

export { hydrate } from './states.ts'
export { expect }

/** Removes the browser's log of an expected status 404 from the noise. */
export const forgiveNotFound = (noise: string[]) =>
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404 (Not Found)')))

/** The text of main, without styles and clocks. */
export const mainText = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main, clock) => {
    const copy = document.importNode(main, true)
    for (const time of copy.querySelectorAll(`[${clock}]`)) time.remove()
    const texts = [...copy.children].filter((child) => !child.matches('[hidden]'))
    return texts.map(({ textContent }) => textContent).join('\n')
  }, CLOCK)
