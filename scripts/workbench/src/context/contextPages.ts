import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Locale, rendering, viewIds } from '../config.ts'
import { pageTitle } from '../model/pageNames.ts'
import { unitsIn } from '../model/project.ts'
import { escapeHtml, htmlHead } from '../lib/html.ts'
import { languageName } from '../model/localeNamed.ts'
import type { Box } from '../places/browser/findPlaces.ts'
import { PLACES_ENTRY } from '../places/tab.ts'
import { type Capture, type CaptureOptions, capturePages, menuView } from './capture.ts'
import { type Placed, placeMessages, reasons } from './messages.ts'

/** How the messages of a page were found. */
export interface ContextCount {
  readonly view: string
  readonly messages: number
  readonly boxed: number
  /** Not to be seen on the page: attributes, the head, text for screen readers, closed menus. */
  readonly unseen: number
  readonly lost: readonly string[]
}

export interface ContextOptions extends Omit<CaptureOptions, 'site'> {
  /** The folder of the project's code. */
  readonly root: string
  readonly out: string
}

/** Writes `<out>/<view>.webp` and `.html` for each view, and index.html for all that are there. */
export async function writeContext({ out, root, ...options }: ContextOptions): Promise<readonly ContextCount[]> {
  const { project, locale } = options
  const site = await (await rendering()).markedSite(root, PLACES_ENTRY)
  await mkdir(out, { recursive: true })
  const units = unitsIn(project, locale)
  const counts: ContextCount[] = []
  for await (const { view, ...taken } of capturePages({ ...options, site })) {
    const document = await site.document(project.bundles, locale.code, view)
    const placed = placeMessages(units, locale, { ...document, places: taken.places })
    await writeFile(path.join(out, `${view}.webp`), taken.picture)
    const title = pageTitle(project, view)
    await writeFile(path.join(out, `${view}.html`), viewPage({ view, title, locale }, taken, placed))
    counts.push(countOf(view, placed))
  }
  const there = viewIds().filter((view) => existsSync(path.join(out, `${view}.html`)))
  const pages = there.map((view) => ({ name: view, title: pageTitle(project, view) }))
  await writeFile(path.join(out, 'index.html'), indexPage(pages, locale))
  return counts
}

function countOf(view: string, placed: readonly Placed[]): ContextCount {
  const boxed = placed.filter(({ boxes }) => boxes.length > 0).length
  const lost = placed.filter(({ boxes, carriers }) => boxes.length === 0 && carriers.length === 0).map(({ id }) => id)
  return { view, messages: placed.length, boxed, unseen: placed.length - boxed - lost.length, lost }
}

const indexStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
ul { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1rem }
img { display: block; inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; object-position: top; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent) }
`

function indexPage(pages: readonly { readonly name: string; readonly title: string }[], locale: Locale): string {
  return [
    htmlHead('Where each text is seen', indexStyle),
    `<h1>Where each text is seen</h1><p>${languageName(locale)} pages as visitors see them. Open one and point at a text to see its key.</p><ul>`,
    ...pages.map(
      ({ name, title }) =>
        `<li><a href="${name}.html"><img src="${name}.webp" alt="" loading="lazy">${escapeHtml(title)}</a></li>`,
    ),
    '</ul></body></html>\n',
  ].join('\n')
}

const style = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --mark: #0a6f55; --strong: #d0480a }
body { margin: 0; display: grid; grid-template-columns: minmax(0, 1fr) 24rem; align-items: start }
.picture { position: relative; max-inline-size: 80rem; margin: 1rem; outline: 1px solid color-mix(in srgb, currentcolor 25%, transparent) }
.picture img { display: block; inline-size: 100%; block-size: auto }
.box { position: absolute; margin: -2px; border: 2px solid transparent; border-radius: 3px; padding: 0; scroll-margin: 45vh 2rem }
.picture:hover .box { border-color: color-mix(in srgb, var(--mark) 45%, transparent) }
.box:hover, .box:focus-visible { border-color: var(--mark); outline: none }
.box:target { border: 3px solid var(--strong); margin: -5px; padding: 2px; background: color-mix(in srgb, var(--strong) 12%, transparent) }
.box b { display: none; position: absolute; z-index: 1; inset: calc(100% + 5px) auto auto -3px; inline-size: max-content; max-inline-size: 22rem; padding: .4rem .6rem; border-radius: 4px; background: #1c1c1c; color: #fff; font: 13px/1.35 system-ui, sans-serif; overflow-wrap: anywhere }
.box:is(:hover, :focus-visible, :target) b { display: block } .box:hover b { z-index: 2 }
.right b { inset-inline: auto -3px }
aside { position: sticky; inset-block-start: 0; block-size: 100vh; box-sizing: border-box; overflow: auto; padding: 1rem; border-inline-start: 1px solid color-mix(in srgb, currentcolor 25%, transparent) }
h1 { font-size: 1.25rem; margin: .5rem 0 } h2 { font-size: 1rem; margin: 1.5rem 0 .5rem }
ul { list-style: none; margin: 0; padding: 0 } li { padding: .4rem .5rem; border-radius: 4px; scroll-margin: 6rem }
li:target { background: color-mix(in srgb, var(--strong) 20%, transparent); outline: 2px solid var(--strong) }
.translation { display: block; margin-block-start: .2rem; padding-inline-start: .5rem; border-inline-start: 2px solid color-mix(in srgb, currentcolor 40%, transparent) }
li > a, code { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere } small { display: block; opacity: .75 }
@media (max-width: 60rem) { body { display: block } aside { position: static; block-size: auto } }
`

interface Shown {
  readonly view: string
  readonly title: string
  readonly locale: Locale
}

/** A page's picture as one HTML document without scripts: each message is a box with the message's id, or a line. */
function viewPage({ view, title, locale }: Shown, capture: Capture, messages: readonly Placed[]): string {
  const boxes = messages.flatMap((one) =>
    one.boxes.map((box, index) => boxHtml(one, box, index === 0, capture, locale)),
  )
  const seen = messages.filter((one) => one.boxes.length > 0)
  const unseen = messages.filter((one) => one.boxes.length === 0)
  return [
    htmlHead(title, style),
    `<main class="picture"><img src="${view}.webp" width="${capture.width}" height="${capture.height}" alt="">`,
    ...boxes,
    `</main><aside><a href="index.html">All pages</a><h1>${escapeHtml(title)}</h1>`,
    `<h2>On the picture (${seen.length})</h2><ul>`,
    ...seen.map(
      (one) => `<li><a href="#${fragment(one.id)}">${escapeHtml(one.id)}</a><br>${textsHtml(one, locale)}</li>`,
    ),
    `</ul><h2>Not to be seen on it (${unseen.length})</h2><ul>`,
    ...unseen.map((one) => unseenHtml(one, view, locale)),
    '</ul></aside></body></html>\n',
  ].join('\n')
}

function textsHtml({ english, translation }: Placed, { tag, dir }: Locale): string {
  if (translation === null) return escapeHtml(english)
  return `${escapeHtml(english)}<br><span class="translation" lang="${tag}" dir="${dir}">${escapeHtml(translation)}</span>`
}

function boxHtml(one: Placed, box: Box, isFirst: boolean, { width, height }: Capture, locale: Locale): string {
  const id = escapeHtml(one.id)
  const shares = { left: box.x / width, top: box.y / height, width: box.width / width, height: box.height / height }
  const place = Object.entries(shares).map(([name, share]) => `${name}:${(100 * share).toFixed(3)}%`)
  const side = box.x > width / 2 ? 'box right' : 'box'
  const label = `<b>${id}<br>${textsHtml(one, locale)}</b>`
  return `<a class="${side}"${isFirst ? ` id="${id}"` : ''} href="#${fragment(one.id)}" style="${place.join(';')}">${label}</a>`
}

function unseenHtml(one: Placed, view: string, locale: Locale): string {
  const { carriers } = one
  const id = escapeHtml(one.id)
  const what = escapeHtml(carriers.length > 0 ? carriers.join('; ') : 'not found on the page')
  // The menus are the same everywhere, and open on one picture.
  const elsewhere = view !== menuView() && one.id.startsWith('common:') && carriers.includes(reasons.closed)
  const link = elsewhere ? ` (<a href="${menuView()}.html#${fragment(one.id)}">see it with open menus</a>)` : ''
  return `<li id="${id}"><code>${id}</code><br>${textsHtml(one, locale)}<small>${what}${link}</small></li>`
}

const fragment = (id: string) => encodeURIComponent(id)
