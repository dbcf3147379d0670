import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { localeOf } from '../../../src/config/locales.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import { startBrowser } from '../../lib/chromium.ts'
import { messageOf } from '../../lib/run.ts'
import { watchNoise } from './noise.ts'
import type { Shot } from './plan.ts'
import { openStates, type State } from './states.ts'
import { holdStill } from './still.ts'

export interface TakeOptions {
  /** The address of the built site, without a slash at its end. */
  readonly site: string
  /** Where the pictures go. */
  readonly out: string
  /** Whether to open what can be opened on a page, too. */
  readonly states: boolean
}

/** A picture that was taken, and what was wrong with the page then. */
export interface Picture {
  readonly shot: Shot
  /** Relative to the folder of all: en/1440/about.png, en/1440-dark/home.menu-about.png. */
  readonly file: string
  readonly problems: readonly string[]
}

/** Pictures of windows, such as those of menus, have this height. */
const HEIGHT = 900

/** Takes all pictures, as many at once as there are cores. Throws when there is no browser or a page does not open. */
export async function takeAll(shots: readonly Shot[], options: TakeOptions, onDone: (done: number) => void) {
  const browser = await startBrowser()
  const taken: Picture[][] = []
  const queue = shots.entries()
  const work = async () => {
    for (const [index, shot] of queue) {
      taken[index] = await takeShot(browser, shot, options)
      onDone(Object.keys(taken).length)
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work))
    return taken.flat()
  } finally {
    await browser.close()
  }
}

/** Takes a page as it is opened and, on request, in each of its states. */
async function takeShot(browser: Browser, shot: Shot, { site, out, states }: TakeOptions): Promise<Picture[]> {
  const { view, locale, surface } = shot
  const context = await browser.newContext({
    viewport: { width: surface.width, height: HEIGHT },
    reducedMotion: 'reduce',
    colorScheme: surface.scheme,
    // A reader of the language; others are offered their own.
    locale: localeOf(locale).tag,
  })
  try {
    const page = await context.newPage()
    const noise = watchNoise(page, site)
    const take = async (name: string, frame: State['frame']): Promise<Picture> => {
      const file = `${locale}/${surface.name}/${name}.png`
      await takePicture(page, path.join(out, file), frame)
      return { shot, file, problems: [...noise.splice(0), ...(await tooWide(page))] }
    }
    await page.goto(site + viewHref(locale, view))
    await holdStill(page)
    await page.emulateMedia({ media: surface.media })
    const pictures = [await take(view, 'page')]
    if (states && surface.media === 'screen') {
      for await (const { name, frame } of openStates(page, view)) pictures.push(await take(`${view}.${name}`, frame))
    }
    return pictures
  } catch (cause) {
    throw new Error(`${locale}/${surface.name}/${view}: ${messageOf(cause)}`, { cause })
  } finally {
    await context.close()
  }
}

async function takePicture(page: Page, file: string, frame: State['frame']): Promise<void> {
  const options = { path: file, animations: 'disabled' } as const
  if (frame === 'window') return void (await page.screenshot(options))
  // The header follows the reader: on a picture of the whole page it stands at the top.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const clip = frame === 'page' ? null : await frame.boundingBox()
  await page.screenshot({ ...options, fullPage: true, ...(clip ? { clip } : {}) })
}

async function tooWide(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return over > 0 ? [`scrolls sideways by ${over} px`] : []
}
