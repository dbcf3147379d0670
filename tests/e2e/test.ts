import { test as base, expect, type Page } from 'playwright/test'
import { CLOCK, RENDER_EAGER } from '../../src/config/protocol.ts'
import { watchNoise } from './states.ts'

/**
 * The browser test of this project: a page that logs an error or a warning, throws, or asks another origin for anything
 * has failed. A test that expects such noise empties the list.
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

/** Takes out of the noise what the browser logs of a page for unknown addresses, which comes with the status 404, as it should. */
export const forgiveNotFound = (noise: string[]) =>
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404 (Not Found)')))

/** The text of main, without the styles that stand in it and the clocks. */
export const mainText = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main, clock) => {
    const copy = document.importNode(main, true)
    for (const time of copy.querySelectorAll(`[${clock}]`)) time.remove()
    const texts = [...copy.children].filter((child) => !child.matches('[hidden]'))
    return texts.map(({ textContent }) => textContent).join('\n')
  }, CLOCK)

/** Has the browser lay out every section at once, as what measures a page needs. */
export const disableContentVisibility = (page: Page): Promise<void> =>
  page.locator('html').evaluate((html, name) => html.setAttribute(name, ''), RENDER_EAGER)
