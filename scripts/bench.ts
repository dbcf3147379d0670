/**
 * npm run bench [-- --rounds 11]: compares three pages of dist/ with plain HTML of the same text, in turn, on a desk and on a slow phone.
 * Prints medians as ratios, plain HTML = 1. Refuses to where the machine has other work: docs/speed.md.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { load } from 'cheerio'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { compressFolder } from './build/compress.ts'
import { assertBuilt, builds } from './lib/builds.ts'
import { findChromium, sandboxArgs } from './lib/chromium.ts'
import { command, run } from './lib/command.ts'
import { serve } from './serve/server.ts'

/** The pages, each with a link of its text that is followed. */
const pages = [
  { name: 'home', address: '/', link: '/contacts' },
  { name: 'content page', address: '/services/translation-services', link: '/contacts' },
  { name: 'contacts', address: '/contacts', link: '/privacy' },
]
const addresses = [...new Set(pages.flatMap(({ address, link }) => [address, link]))]
const files = addresses.map((address) => `${address === '/' ? 'index' : address.slice(1)}.html`)

/** The phone is slowed down (slowDown). */
const devices: Readonly<Record<string, BrowserContextOptions>> = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

const HOVER_MS = 200

await run(
  command('npm run bench --')
    .description('Compares pages of dist/ with plain HTML of the same text. Needs a machine without other work.')
    .option('--rounds <number>', 'how often each page is opened', '11')
    .action(({ rounds }) => bench(Number(rounds))),
)

async function bench(rounds: number): Promise<void> {
  if ((loadavg()[0] ?? 0) > 1)
    throw new Error(
      'The machine has other work: its load must be below 1. Run the benchmark again when nothing else runs.',
    )
  assertBuilt([builds.dist])
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const folders = { ours: path.join(folder, 'ours'), plain: path.join(folder, 'plain') }
  await copyPages(folders.ours)
  await writePlain(folders.plain)
  // Both as a host sends them.
  for (const each of Object.values(folders)) await compressFolder(each, '.cache/compress')
  const [ours, plain] = [await serve({ dist: folders.ours, port: 0 }), await serve({ dist: folders.plain, port: 0 })]
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...sandboxArgs] })
  try {
    const rows: Record<string, Record<string, string>> = {}
    for (const [device, context] of Object.entries(devices)) {
      for (const page of pages) {
        const samples: Record<'ours' | 'plain', Sample[]> = { ours: [], plain: [] }
        for (let round = 0; round < rounds; round += 1) {
          samples.ours.push(await sample(browser, context, ours.url, page))
          samples.plain.push(await sample(browser, context, plain.url, page))
        }
        rows[`${device}, ${page.name}`] = rowOf(samples)
      }
    }
    console.table(rows)
  } finally {
    await browser.close()
    for (const { server } of [ours, plain]) server.close()
    await rm(folder, { recursive: true })
  }
}

/** Writes plain documents of the same text, headings, lists, tables, forms and links. */
async function writePlain(folder: string): Promise<void> {
  for (const file of files) {
    const $ = load(await readFile(path.join('dist', file), 'utf8'))
    $('script, style, link, svg, img, meta:not([charset], [name=viewport], [name=description])').remove()
    const kept = ['href', 'name', 'content', 'charset', 'lang', 'type', 'for', 'id', 'value']
    for (const element of $('*').toArray()) {
      for (const name of Object.keys($(element).attr() ?? {})) if (!kept.includes(name)) $(element).removeAttr(name)
    }
    $('main div, main span').each((_, box) => void $(box).replaceWith($(box).contents()))
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), $.html())
  }
  for (const name of ['_headers', '404.html']) await cp(`dist/${name}`, path.join(folder, name))
}

/** Copies the pages with all their files. */
async function copyPages(folder: string): Promise<void> {
  for (const name of [...files, 'assets', '_headers', '404.html'])
    await cp(path.join('dist', name), path.join(folder, name), { recursive: true })
}

/** The values of a page in one round: times in ms; the shift has no unit. */
type Sample = Awaited<ReturnType<typeof sample>>

async function sample(
  browser: Browser,
  context: BrowserContextOptions,
  origin: string,
  { address, link }: (typeof pages)[number],
) {
  const { sinceClick, ...seen } = await visit(browser, context, origin + address, link, 0)
  // A finger does not hover.
  const hovered = context.isMobile ? null : await visit(browser, context, origin + address, link, HOVER_MS)
  return { ...seen, link: sinceClick, hovered: hovered?.sinceClick }
}

/** Opens a page with empty caches, then follows a link of it. */
async function visit(browser: Browser, context: BrowserContextOptions, address: string, link: string, hover: number) {
  const tab = await browser.newContext(context)
  const page = await tab.newPage()
  if (context.isMobile) await slowDown(page)
  await page.addInitScript(() => {
    const note = (event: Event) => sessionStorage.setItem('clicked', `${performance.timeOrigin + event.timeStamp}`)
    addEventListener('click', note, true)
  })
  await page.goto(address, { waitUntil: 'load' })
  const seen = await page.evaluate(readPaints)
  const found = page.locator(`main a[href="${link}"]:visible, footer a[href="${link}"]:visible`).first()
  await found.scrollIntoViewIfNeeded()
  if (hover > 0) {
    await found.hover()
    await wait(hover)
  }
  await Promise.all([
    page.waitForURL(`**${link}`, { waitUntil: 'load' }),
    context.isMobile ? found.tap() : found.click(),
  ])
  const { sinceClick } = await page.evaluate(readPaints)
  await tab.close()
  // The browser ends its own work.
  await wait(500)
  return { ...seen, sinceClick }
}

/** 4x slower, slow 4G. */
async function slowDown(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
  await debug.send('Network.emulateNetworkConditions', network)
}

/** Runs in the page. Reads paints and layout shifts after 0.8 s at rest. */
async function readPaints() {
  const entries: Record<string, PerformanceEntry[]> = {}
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift'])
    new PerformanceObserver((list) => {
      entries[type] = [...(entries[type] ?? []), ...list.getEntries()]
    }).observe({ type, buffered: true })
  await new Promise((resolve) => setTimeout(resolve, 800))
  const paint = entries['paint']?.[0]?.startTime ?? Number.NaN
  const shifts = (entries['layout-shift'] ?? []) as (PerformanceEntry & { value: number })[]
  return {
    paint,
    largest: entries['largest-contentful-paint']?.at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    sinceClick: performance.timeOrigin + paint - Number(sessionStorage.getItem('clicked')),
  }
}

function rowOf({ ours, plain }: Record<'ours' | 'plain', readonly Sample[]>): Record<string, string> {
  const ratio = (measure: keyof Sample) => {
    const [own, other] = [median(ours, measure), median(plain, measure)]
    return Number.isNaN(other) ? '' : `${(own / other).toFixed(2)} (${other.toFixed(0)} ms)`
  }
  return {
    'first paint': ratio('paint'),
    'largest paint': ratio('largest'),
    link: ratio('link'),
    [`link, ${HOVER_MS} ms of hover`]: ratio('hovered'),
    shift: `${median(ours, 'shift').toFixed(3)} (${median(plain, 'shift').toFixed(3)})`,
  }
}

function median(samples: readonly Sample[], measure: keyof Sample): number {
  const values = samples.map((one) => one[measure] ?? Number.NaN).sort((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? Number.NaN
}
