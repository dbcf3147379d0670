import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { localeOf } from '../../../src/config/locales.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import { watchNoise } from './noise.ts'
import { type Picture, pictureFile, thumbnailFile, thumbnailScale } from './pictures.ts'
import type { Shot } from './plan.ts'
import { openStates, type State } from './states.ts'
import { holdStill } from './still.ts'

/** Where pages come from and pictures go. */
export interface Places {
  /** The address of the built site, without a slash at its end. */
  readonly site: string
  readonly out: string
}

/** A tab for the pictures of one language on one surface. */
export interface Tab {
  readonly page: Page
  /** What the pages that were opened in it have complained of since it was emptied last. */
  readonly noise: string[]
}

/** What was taken of a page, and what was wrong with it. */
export interface Taken {
  readonly pictures: readonly Picture[]
  readonly troubles: readonly string[]
}

/** Pictures of windows, such as those of menus, have this height. */
const HEIGHT = 900

/** Opens a tab; closing the page's context closes it. */
export async function openTab(browser: Browser, { locale, surface }: Shot, site: string): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: surface.width, height: HEIGHT },
    reducedMotion: 'reduce',
    colorScheme: surface.scheme,
    // A reader of the language; others are offered their own.
    locale: localeOf(locale).tag,
  })
  const page = await context.newPage()
  return { page, noise: watchNoise(page, site) }
}

/** Takes a page as it is opened and, on request, in each of its states. */
export async function takeShot(tab: Tab, { site, out }: Places, shot: Shot, withStates: boolean): Promise<Taken> {
  const { page, noise } = tab
  noise.length = 0
  await page.emulateMedia({ media: 'screen' })
  await page.goto(site + viewHref(shot.locale, shot.view))
  await holdStill(page)
  if (shot.surface.media === 'print') await page.emulateMedia({ media: 'print' })
  const troubles = [...noise.splice(0), ...(await tooWide(page))]
  const pictures = [await takePicture(page, out, shot, null)]
  if (withStates && shot.surface.media === 'screen') {
    for await (const state of openStates(page, shot.view)) {
      pictures.push(await takePicture(page, out, shot, state))
      troubles.push(...[...noise.splice(0), ...(await tooWide(page))].map((trouble) => `${state.name}: ${trouble}`))
    }
  }
  return { pictures, troubles }
}

async function tooWide(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return over > 0 ? [`scrolls sideways by ${over} px`] : []
}

async function takePicture(page: Page, out: string, shot: Shot, state: State | null): Promise<Picture> {
  const clip = await clipOf(page, state?.frame ?? 'page')
  const picture = { ...shot, state: state?.name ?? null, width: clip.width, height: clip.height }
  const file = path.join(out, pictureFile(picture))
  await page.screenshot({ path: file, fullPage: true, clip, animations: 'disabled' })
  await writeThumbnail(page, path.join(out, thumbnailFile(picture)), { ...clip, scale: thumbnailScale(picture) })
  return picture
}

/** In whole pixels of the page. */
async function clipOf(page: Page, frame: State['frame']) {
  // The header follows the reader: on a picture of the whole page it stands at the top.
  if (frame === 'page') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const box = typeof frame === 'string' ? null : await frame.boundingBox()
  const { top, width, height, window } = await page.evaluate(() => ({
    top: scrollY,
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
    window: innerHeight,
  }))
  if (frame === 'page') return { x: 0, y: 0, width, height }
  if (!box) return { x: 0, y: top, width, height: window }
  return { x: 0, y: Math.floor(box.y + top), width, height: Math.ceil(box.height) }
}

/** Drawn by the browser at its size: sharper than a picture made smaller, and without another library. */
async function writeThumbnail(
  page: Page,
  file: string,
  clip: { x: number; y: number; width: number; height: number; scale: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    captureBeyondViewport: true,
    clip,
  })
  await session.detach()
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, data, 'base64')
}
