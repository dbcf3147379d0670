import type { Browser, Page } from 'puppeteer-core'
import { HYDRATED_ROOT } from '../../../src/config/protocol.ts'
import { hydrateByTap } from '../../lib/hydrateByTap.ts'
import type { BenchPage } from './pages.ts'
import { blockedUrls, type Sample, type Subject, throttling, viewport, withTab } from './phone.ts'

const controls: Readonly<Record<BenchPage['control'], string>> = {
  menu: 'header [aria-haspopup="dialog"], header [popovertarget="drawer"]',
  accordion: 'main button[aria-expanded="false"], main summary',
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** From the start of the navigation until the first tap on a control is answered. */
export function firstTap(browser: Browser, subject: Subject, address: string, control: BenchPage['control']) {
  return withTab(browser, async (page): Promise<Sample> => {
    await emulatePhone(page, subject)
    await page.evaluateOnNewDocument(tapEarly, controls[control])
    await page.goto(subject.origin + address)
    const answered = await page.waitForFunction(() => performance.getEntriesByName('answered')[0]?.startTime)
    return { 'first tap': Number(await answered.jsonValue()) }
  })
}

/** A tap on a link of the footer, 3 s after load: the time to the new heading, and all bytes that came meanwhile. */
export async function followLink(browser: Browser, subject: Subject, address: string, target: string): Promise<Sample> {
  const { milliseconds, bytes } = await follow(browser, subject, address, target, async () => {})
  return { 'link to heading': milliseconds, 'link bytes': bytes }
}

/** The same once the page is hydrated. */
export async function followWhenHydrated(browser: Browser, subject: Subject, address: string, target: string) {
  const { milliseconds, bytes } = await follow(browser, subject, address, target, async (page) => {
    await page.evaluate(hydrateByTap, HYDRATED_ROOT)
    await page.waitForNetworkIdle({ idleTime: 1000 })
  })
  return { 'hydrated link': milliseconds, 'hydrated link bytes': bytes }
}

type Prepare = (page: Page) => Promise<void>

function follow(browser: Browser, subject: Subject, address: string, target: string, prepare: Prepare) {
  return withTab(browser, async (page) => {
    const session = await emulatePhone(page, subject)
    await page.evaluateOnNewDocument(watchHeading)
    await page.goto(subject.origin + address)
    await pause(3000)
    await prepare(page)
    // Another site may have other pages.
    const other = `footer a[href^="/"]:not([href="${address}"])`
    const link = (await page.$(`footer a[href="${target}"]`)) ?? (await page.$(other))
    if (!link) throw new Error(`no link to ${target} in the footer`)
    await link.scrollIntoView()
    await pause(500)
    const addresses = new Map<string, string>()
    const sizes = new Map<string | undefined, number>()
    session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
    // By address: a document that was prefetched is told of again, with all its bytes, when it is shown.
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId)
      sizes.set(address, Math.max(sizes.get(address) ?? 0, encodedDataLength))
    })
    const { x, y } = await link.clickablePoint()
    const finger = await page.touchscreen.touchStart(x, y)
    // A finger rests on the glass for about 80 ms; some of the work of a navigation begins meanwhile.
    await pause(80)
    await finger.end()
    const taken = await page.waitForFunction(() => Number(sessionStorage['shown']) - Number(sessionStorage['tapped']))
    const milliseconds = await taken.jsonValue()
    await pause(500)
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    return { milliseconds, bytes }
  })
}

/** What Lighthouse does before its own visits. */
async function emulatePhone(page: Page, subject: Subject) {
  const session = await page.createCDPSession()
  await page.setViewport(viewport)
  await page.emulateCPUThrottling(throttling.cpuSlowdownMultiplier)
  await page.emulateNetworkConditions({
    latency: throttling.requestLatencyMs,
    download: throttling.downloadThroughputKbps * 125,
    upload: throttling.uploadThroughputKbps * 125,
  })
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: blockedUrls(subject) })
  return session
}

/** Runs in the page: from the first paint on, taps a control every 50 ms until it is answered, and marks that moment. */
function tapEarly(selector: string): void {
  let control: HTMLElement | undefined
  const isAnswered = () =>
    control?.ariaExpanded === 'true' ||
    control?.closest('details')?.open ||
    document.querySelector('dialog[open], :popover-open') !== null
  const timer = setInterval(() => {
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return
    control ??= [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.offsetHeight > 0)
    if (!isAnswered()) control?.click()
    if (!isAnswered()) return
    performance.mark('answered')
    clearInterval(timer)
  }, 50)
}

/** Runs in each page: notes when a link was tapped, and the first frame with another heading, across documents. */
function watchHeading(): void {
  const now = () => String(performance.timeOrigin + performance.now())
  const heading = () => document.querySelector('h1')?.textContent ?? ''
  const note = () => {
    sessionStorage['heading'] = heading()
    sessionStorage['tapped'] = now()
  }
  addEventListener('click', note, { capture: true, once: true })
  const look = () => {
    const before = sessionStorage['heading']
    if (before && heading() && heading() !== before) sessionStorage['shown'] ??= now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
