import type { Page } from 'playwright'

/** Lists, as they come, the errors and warnings of a page's console, what it throws, and requests to other origins. */
export function watchNoise(page: Page, origin: string): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    // Chromium's own, where a view transition between two documents is cut off: https://drafts.csswg.org/css-view-transitions-2/.
    if (!/^Transition was (aborted|skipped)/.test(message)) noise.push(`thrown: ${message}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) noise.push(`asked: ${request.url()}`)
  })
  return noise
}
