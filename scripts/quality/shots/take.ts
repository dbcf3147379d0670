import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import { startBrowser } from 'i18next-workbench/lib/chromium.ts'
import { messageOf } from 'i18next-workbench/lib/run.ts'
import { holdStill, openStates, type State, watchNoise } from './page.ts'

/** What a page is looked at on. */
interface Surface {
  /** Names the folder of its pictures: 1440, 1440-dark, print. */
  readonly name: string
  /** In CSS pixels. */
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly media: 'screen' | 'print'
}

/** A page in a language on a surface. */
interface Shot {
  readonly view: ViewId
  readonly locale: LocaleCode
  readonly surface: Surface
}

interface ShotOptions {
  readonly pages: readonly ViewId[]
  readonly locales: readonly LocaleCode[]
  readonly widths: readonly number[]
  readonly dark?: boolean
  readonly print?: boolean
}

/** A4 at 96 dpi less the margins that Chromium prints with. */
const PRINT_WIDTH = 718

/** Every picture to take, those of a page in a row. */
export function planShots({ pages, locales, widths, dark = false, print = false }: ShotOptions): Shot[] {
  const light = widths.map((width): Surface => ({ name: `${width}`, width, scheme: 'light', media: 'screen' }))
  const surfaces: Surface[] = [
    ...light,
    ...(dark ? light.map((one): Surface => ({ ...one, name: `${one.name}-dark`, scheme: 'dark' })) : []),
    ...(print ? [{ name: 'print', width: PRINT_WIDTH, scheme: 'light', media: 'print' } as const] : []),
  ]
  return pages.flatMap((view) => locales.flatMap((locale) => surfaces.map((surface) => ({ view, locale, surface }))))
}

interface TakeOptions {
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
    // Addresses of links and the day come with it (src/enhance).
    if (surface.media === 'print') await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
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

const style = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
body { margin: 0 1.5rem 3rem; display: flex; flex-wrap: wrap; gap: 1rem }
form { position: sticky; inset-block-start: 0; inline-size: 100%; padding-block: .7rem; background: canvas }
input { font: inherit; inline-size: 24rem } figure { margin: 0 } figcaption { font-size: .8rem }
a { display: block; max-block-size: 26rem; overflow: hidden; border: 1px solid #8886 }
img { display: block; min-block-size: 8rem }
`

/** Shows the pictures whose names have each word that is typed. */
const script = `
document.forms[0].addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(' ')
  for (const one of document.querySelectorAll('figure')) one.hidden = !words.every((word) => one.id.includes(word))
})
`

/** A page with all pictures side by side, to be filtered by name; each leads to the whole picture. */
export function sheetPage(pictures: readonly Picture[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${pictures.length} pictures</title>
<style>${style}</style>
<form><label>Show <input type="search" placeholder="about pl 390-dark"></label> of ${pictures.length} pictures</form>
${pictures.map(figure).join('\n')}
<script>${script}</script></html>
`
}

/** File names need no escaping: they are ids of pages, locales and states. */
function figure({ shot, file }: Picture): string {
  // Narrow pages stay larger, so that the shape of their text can be told.
  const width = Math.round(Math.min(shot.surface.width * 0.4, 320))
  const image = `<img src="${file}" alt="${file}" style="inline-size: ${width}px" loading="lazy">`
  return `<figure id="${file}"><a href="${file}">${image}</a><figcaption>${file}</figcaption></figure>`
}
