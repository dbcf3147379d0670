import { type Result, startFlow } from 'lighthouse'
import type { Browser, Page } from 'puppeteer-core'
import { HYDRATED_ROOT } from '../../../src/config/protocol.ts'
import type { PageId } from '../../../src/config/routes.ts'
import { hydrateByTap } from '../../lib/hydrateByTap.ts'

/** A page of each kind that differs in what it is made of. */
export interface BenchPage {
  readonly page: PageId
  /** What is tapped first. */
  readonly control: 'menu' | 'accordion'
  /** A page that the footer links to. */
  readonly target: PageId
}

export const benchPages: readonly BenchPage[] = [
  { page: 'home', control: 'menu', target: 'services' },
  { page: 'solutions-healthcare', control: 'accordion', target: 'services' },
  { page: 'contacts', control: 'menu', target: 'services' },
  { page: 'services', control: 'menu', target: 'about' },
]

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
const viewport = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Its processor and line, in Lighthouse's words. */
const throttling = {
  cpuSlowdownMultiplier: 4,
  requestLatencyMs: 150,
  downloadThroughputKbps: 1600,
  uploadThroughputKbps: 750,
}

const blockedUrls = ({ blocksScripts }: Subject): string[] => (blocksScripts ? ['*.js'] : [])

/** Opens a tab with an empty cache, and closes it afterwards. */
async function withTab<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext()
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']

/**
 * Lets Lighthouse load a page ("navigation") and then, where there are scripts, hydrate it ("timespan"). A key
 * that does nothing is enough of an intent. Samples are named by mode and audit, bytes by mode and type of resource.
 */
export async function loadAndHydrate(browser: Browser, subject: Subject, address: string): Promise<Sample> {
  const settings = {
    // The visit itself is slowed down; by default it is computed what it would have taken.
    throttlingMethod: 'devtools' as const,
    throttling,
    screenEmulation: { ...viewport, mobile: true },
    blockedUrlPatterns: blockedUrls(subject),
    onlyAudits: [...metrics, 'resource-summary'],
    disableFullPageScreenshot: true,
  }
  return withTab(browser, async (page) => {
    const flow = await startFlow(page, { config: { extends: 'lighthouse:default', settings } })
    await flow.navigate(subject.origin + address)
    if (subject.hydrates) {
      await flow.startTimespan()
      await hydrate(page)
      await flow.endTimespan()
    }
    const { steps } = await flow.createFlowResult()
    return Object.fromEntries(steps.flatMap(({ lhr }) => readResult(lhr)))
  })
}

function readResult({ audits, gatherMode, runtimeError }: Result): [string, number][] {
  if (runtimeError) throw new Error(runtimeError.message)
  const details = audits['resource-summary']?.details
  const resources = details?.type === 'table' ? details.items : []
  return [
    ...metrics.map((id) => [id, audits[id]?.numericValue] as const),
    ...resources.map(({ resourceType, transferSize }) => [resourceType, transferSize] as const),
  ].flatMap(([name, value]) => (typeof value === 'number' ? [[`${gatherMode} ${name}`, value]] : []))
}

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

/** The names of the samples of followLink(), before and after hydration. */
const linkSamples = {
  plain: ['link to heading', 'link bytes'],
  hydrated: ['hydrated link', 'hydrated link bytes'],
} as const

/**
 * A tap on a link of the footer, 3 s after load, once the page is hydrated where that is asked for: the time to the new
 * heading, and all bytes that came meanwhile.
 */
export function followLink(
  browser: Browser,
  subject: Subject,
  address: string,
  target: string,
  state: keyof typeof linkSamples,
): Promise<Sample> {
  return withTab(browser, async (page) => {
    const session = await emulatePhone(page, subject)
    await page.evaluateOnNewDocument(watchHeading)
    await page.goto(subject.origin + address)
    await pause(3000)
    if (state === 'hydrated') await hydrate(page)
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
    const [time, bytes] = linkSamples[state]
    return { [time]: milliseconds, [bytes]: [...sizes.values()].reduce((sum, size) => sum + size, 0) }
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

async function hydrate(page: Page): Promise<void> {
  await page.evaluate(hydrateByTap, HYDRATED_ROOT)
  await page.waitForNetworkIdle({ idleTime: 1000 })
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
