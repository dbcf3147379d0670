import type { Browser, CDPSession, Page } from 'playwright'
import { blockingTime } from './figures.ts'
import { clickEarly, observe, wakingStarted, watchNavigation } from './inPage.ts'
import type { Control } from './pages.ts'
import { inlinedStyles, type Transfer, traffic } from './traffic.ts'

/** A phone of the middle: Lighthouse's viewport, processor and line (1.6 Mbit/s, 150 ms). */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

const selectors: Record<Control, string> = {
  menu: 'header [aria-haspopup="dialog"]',
  accordion: 'main button[aria-expanded="false"]',
}
const AWAKE = '#root[data-awake]'

/** The address of a page, and whether it has scripts that will wake up. */
export interface Visited {
  readonly url: string
  readonly wakes: boolean
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Opens a page with an empty cache; `slow` takes a processor 4 times slower and the slow line. */
async function visit<T>(browser: Browser, slow: boolean, use: (page: Page, cdp: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    if (slow) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', slowLine)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    return await use(page, cdp)
  } finally {
    await context.close()
  }
}

/** A key that does nothing is an intent: the application wakes, if it has not by itself. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForSelector(AWAKE, { state: 'attached' })
}

/** What a first visit transfers: before anything wakes, up to load + 3 s without any input, and once awake. */
export function weigh(browser: Browser, { url, wakes }: Visited) {
  return visit(browser, false, async (page) => {
    const log = traffic(page)
    const response = await page.goto(url, { waitUntil: 'load' })
    const html = (await response?.text()) ?? ''
    const styles = inlinedStyles(html)
    await pause(3000)
    const idle = await log.sum(styles)
    const first = await log.sum(
      styles,
      (started) => !started.some(({ type, name }) => type === 'js' && !html.includes(name)),
    )
    if (!wakes) return { first, idle, awake: idle }
    await wake(page)
    await pause(1500)
    return { first, idle, awake: await log.sum(styles) }
  })
}

/** LCP, CLS and total blocking time up to load + 3 s, and the blocking time of waking up. */
export function vitals(browser: Browser, { url, wakes }: Visited) {
  return visit(browser, true, async (page) => {
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await pause(3000)
    const { lcp = 0 } = (await page.evaluate(() => window.benchObserved)) ?? {}
    if (wakes) await wake(page)
    await pause(1000)
    const seen = await page.evaluate(() => window.benchObserved)
    const started = (await page.evaluate(wakingStarted)) ?? Number.POSITIVE_INFINITY
    if (!seen) throw new Error(`${url}: nothing could be observed.`)
    return {
      lcp,
      cls: seen.cls,
      tbtBefore: blockingTime(seen.tasks, seen.fcp, started),
      tbtWaking: blockingTime(seen.tasks, started),
    }
  })
}

/** From the start of the navigation until the first click on a control is answered. */
export function answer(browser: Browser, { url }: Visited, control: Control) {
  return visit(browser, true, async (page) => {
    await page.addInitScript(clickEarly, selectors[control])
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.benchAnswer !== undefined, undefined, { polling: 250 })
    return { answer: await page.evaluate(() => window.benchAnswer ?? Number.NaN) }
  })
}

/** A tap on a link of the footer, 3 s after load: milliseconds to the new heading, and the bytes that it took. */
export function navigate(browser: Browser, { url }: Visited, target: string) {
  return visit(browser, true, async (page, cdp) => {
    await page.addInitScript(watchNavigation)
    await page.goto(url, { waitUntil: 'load' })
    await pause(3000)
    const link = page.locator(`footer a[href="${target}"]`).first()
    await link.scrollIntoViewIfNeeded()
    await pause(500)
    const log = traffic(page)
    await page.evaluate(() => {
      sessionStorage['armed'] = 'yes'
    })
    await tap(cdp, await centreOf(link))
    await page.waitForURL((address) => address.pathname === target, { waitUntil: 'commit' })
    await page.waitForFunction(() => Boolean(sessionStorage['t1']), undefined, { polling: 100 })
    await pause(500)
    const milliseconds = await page.evaluate(() => Number(sessionStorage['t1']) - Number(sessionStorage['t0']))
    const { total }: Transfer = await log.sum(0)
    return { navigation: milliseconds, navigationBytes: total }
  })
}

async function centreOf(element: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The link to tap is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger rests on the glass for about 80 ms; some of the work of a navigation begins meanwhile. */
async function tap(cdp: CDPSession, point: { x: number; y: number }): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await pause(80)
  // Not waited for: a link that is followed takes away the document that would answer.
  cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined)
}
