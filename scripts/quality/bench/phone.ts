import type { Browser, Page } from 'puppeteer-core'

/** A site that is measured beside others. */
export interface Subject {
  readonly name: string
  /** Without a slash at its end. */
  readonly origin: string
  /** Whether its script files are kept from loading. */
  readonly blocksScripts: boolean
  /** Whether it is a build of this site with its application. */
  readonly hydrates: boolean
}

/** What visits have measured, by name: milliseconds, bytes, or the score of layout shifts. */
export type Sample = Readonly<Record<string, number>>

/** A phone in the middle of the market. */
export const viewport = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Its processor and line, in Lighthouse's words. */
export const throttling = {
  cpuSlowdownMultiplier: 4,
  requestLatencyMs: 150,
  downloadThroughputKbps: 1600,
  uploadThroughputKbps: 750,
}

export const blockedUrls = ({ blocksScripts }: Subject): string[] => (blocksScripts ? ['*.js'] : [])

/** Opens a tab with an empty cache, and closes it afterwards. */
export async function withTab<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext()
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}
