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

/** The first paint on a desk, at full speed and without a line between, and the time from clicks on a link to the new heading. */
export async function visitDesk(browser: Browser, subject: Subject, address: string, target: string): Promise<Sample> {
  const follow = (hover: number, intent: boolean) => followOnDesk(browser, subject, address, target, { hover, intent })
  return {
    'desk first paint': await withTab(browser, async (page) => {
      await openOnDesk(page, subject, address)
      return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)
    }),
    'desk link': await follow(0, false),
    'desk link, hover': await follow(200, false),
    ...(subject.hydrates ? { 'desk link, intent': await follow(200, true) } : {}),
  }
}

async function openOnDesk(page: Page, subject: Subject, address: string) {
  await page.setViewport({ width: 1280, height: 900 })
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: blockedUrls(subject) })
  await page.goto(subject.origin + address)
  await pause(1000)
}

interface Pointer {
  /** Milliseconds for which the pointer rests on the link before the click. */
  readonly hover: number
  /** Whether the page is hydrated before. */
  readonly intent: boolean
}

function followOnDesk(browser: Browser, subject: Subject, address: string, target: string, { hover, intent }: Pointer) {
  return withTab(browser, async (page) => {
    await page.evaluateOnNewDocument(watchHeading)
    await openOnDesk(page, subject, address)
    if (intent) await page.evaluate(hydrateByTap, HYDRATED_ROOT)
    const link = await linkTo(page, address, target)
    const { x, y } = await link.clickablePoint()
    await page.mouse.move(x, y - 40)
    await page.mouse.move(x, y)
    await pause(hover)
    await page.mouse.click(x, y)
    return shownAfter(page)
  })
}

type Prepare = (page: Page) => Promise<void>

function follow(browser: Browser, subject: Subject, address: string, target: string, prepare: Prepare) {
  return withTab(browser, async (page) => {
    const session = await emulatePhone(page, subject)
    await page.evaluateOnNewDocument(watchHeading)
    await page.goto(subject.origin + address)
    await pause(3000)
    await prepare(page)
    const link = await linkTo(page, address, target)
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
    const milliseconds = await shownAfter(page)
    await pause(500)
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    return { milliseconds, bytes }
  })
}

/** The link of the footer to a page, or, as another site may have other pages, to any; scrolled to. */
async function linkTo(page: Page, address: string, target: string) {
  const other = `footer a[href^="/"]:not([href="${address}"])`
  const link = (await page.$(`footer a[href="${target}"]`)) ?? (await page.$(other))
  if (!link) throw new Error(`no link to ${target} in the footer`)
  await link.scrollIntoView()
  await pause(500)
  return link
}

/** Milliseconds from the click that watchHeading has noted to the new heading. */
async function shownAfter(page: Page): Promise<number> {
  const taken = await page.waitForFunction(() => Number(sessionStorage['shown']) - Number(sessionStorage['tapped']))
  return taken.jsonValue()
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
