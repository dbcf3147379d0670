import type { Sheet } from './sheet.ts'

/** A sheet with what it is of. */
export interface Shown {
  readonly heading: string
  readonly sheet: Sheet
}

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page with all that follows from a brand in both schemes: of one state of it, or of two side by side. */
export function brandPage(shown: readonly Shown[]): string {
  const columns = schemes.flatMap((scheme) => shown.map((one, at) => ({ ...one, scheme, at })))
  const row = (title: string, cell: (sheet: Sheet, scheme: Scheme, others: Sheet) => string) =>
    `<h2>${title}</h2><div class="row">${columns
      .map(({ heading, sheet, scheme, at }) => {
        const other = shown[1 - at]?.sheet ?? sheet
        return `<section class="look look${at}" style="color-scheme:${scheme}"><h3>${escaped(heading)}, ${scheme}</h3>${cell(sheet, scheme, other)}</section>`
      })
      .join('')}</div>`
  const [first] = shown
  const name = shown.at(-1)?.sheet.name ?? first?.sheet.name ?? ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Brand of ${escaped(name)}</title>
<link rel="icon" href="${shown.at(-1)?.sheet.pictures['favicon.svg'] ?? ''}">
<style>@layer ui, sections;${pageStyles}
${shown.map(({ sheet }, at) => scoped(sheet, at)).join('\n')}</style></head><body style="--count:${columns.length}">
<h1>${escaped(name)}</h1>
${row('Logo', ({ logo }) => `<p class="logo">${logo}</p><p class="logo deep">${logo}</p>`)}
${row('Fonts', letters)}
${row('Icons', icons)}
${row('Colors', swatches)}
${row('Contrasts', contrasts)}
${row('Buttons and a card', controls)}
${row('Art', ({ pictures }) => `${picture(pictures, 'hero.svg')}<div class="deep">${picture(pictures, 'closing.svg')}</div>`)}
${row('Preview picture', ({ pictures }) => picture(pictures, 'preview.png'))}
</body></html>`
}

/** The styles of a state of the brand, which hold for its cells alone. */
function scoped({ palette, styles, fonts }: Sheet, at: number): string {
  const colors = Object.entries(palette).map(([name, pair]) => `--${name}:light-dark(${pair.join()})`)
  const faces = Object.entries(fonts).map(
    ([role, { address }]) => `@font-face{font-family:${role}${at};src:url(${address});font-weight:100 900}`,
  )
  const families = `--serif:heading${at};--sans:text${at}`
  return `${faces.join('')}@scope (.look${at}) {\n${styles.replaceAll('.look', ':scope')}\n:scope{${colors.join(';')};${families}}\n}`
}

const picture = (pictures: Sheet['pictures'], name: string, width?: number) =>
  `<img src="${pictures[name] ?? ''}" alt="${name}"${width ? ` width="${width}"` : ''}>`

function letters({ title, fonts }: Sheet): string {
  return `<p class="heading">${escaped(title)}</p><p class="text">${escaped(title)} <b>${escaped(title)}</b></p>
<p>${escaped(fonts.heading.name)}, ${escaped(fonts.text.name)}</p>`
}

function icons({ pictures, name, shortName }: Sheet): string {
  const sizes = [
    ['favicon.svg', 16],
    ['favicon.svg', 32],
    ['favicon.ico', 32],
    ['apple-touch-icon.png', 60],
    ['icon-192.png', 60],
    ['icon-maskable-512.png', 60],
  ] as const
  const drawn = sizes.map(
    ([file, width]) => `<figure>${picture(pictures, file, width)}<figcaption>${file}</figcaption></figure>`,
  )
  return `<div class="icons">${drawn.join('')}</div><p>${escaped(name)}; short: ${escaped(shortName)}</p>`
}

function swatches({ palette }: Sheet, scheme: Scheme, other: Sheet): string {
  const at = schemes.indexOf(scheme)
  const items = Object.entries(palette).map(([name, pair]) => {
    const changed = other.palette[name]?.[at] !== pair[at]
    return `<li${changed ? ' class="changed"' : ''}><i style="background:${pair[at]}"></i>${name} <code>${pair[at]}</code></li>`
  })
  return `<ul class="swatches">${items.join('')}</ul>`
}

function contrasts({ contrasts }: Sheet, scheme: Scheme): string {
  const items = contrasts
    .filter((pair) => pair.scheme === scheme)
    .map(({ name, ground, color, on, least, found }) => {
      const isWeak = found < least
      const verdict = isWeak ? `<strong>${found.toFixed(1)}, expected ${least}</strong>` : found.toFixed(1)
      return `<li><b style="color:${color};background:${on}">${name}</b> on ${ground}: ${verdict}</li>`
    })
  return `<ul class="contrasts">${items.join('')}</ul>`
}

function controls({ pictures, title, shortName }: Sheet): string {
  const button = (text: string, attributes = '') => `<a class="button" href="#"${attributes}>${text}</a>`
  return `<p class="buttons">${button('Primary')} ${button('Secondary', ' data-secondary="true"')}</p>
<p class="buttons deep">${button('On dark', ' data-on-dark="true"')} ${button('Secondary', ' data-on-dark="true" data-secondary="true"')}</p>
<div class="card" data-linked><img class="strip" src="${pictures['strip.svg'] ?? ''}" alt=""><div class="body">
<h3><a class="link" href="#">${escaped(shortName)}</a></h3><p>${escaped(title)}</p><span class="more">More</span></div></div>`
}

/** Of the page itself, which has no colors but those of the system. */
const pageStyles = `
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
.row { display: grid; grid-template-columns: repeat(var(--count), minmax(0, 1fr)); gap: 1rem }
.look { padding: 1rem; background: var(--paper); color: var(--text); border: 1px solid var(--rule) }
.heading { margin: 0 0 1rem; font: 2.5rem/1.1 var(--serif); color: var(--ink) } .text { margin: 0; font-family: var(--sans) } .text b { font-weight: 600 }
.look > h3 { margin: 0 0 1rem; font-size: .875rem; color: var(--quiet) }
.look img { max-inline-size: 100%; block-size: auto; color-scheme: inherit }
.logo { margin: 0 0 1rem; color: var(--ink) } .logo svg { block-size: 2.5rem; max-inline-size: 100% }
.deep { padding: 1rem; background: var(--deep); color: var(--on-deep) } .look .deep img { color-scheme: dark }
.icons { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end } figure { margin: 0 } figcaption { font-size: .75rem }
ul { margin: 0; padding: 0; list-style: none; font-size: .8125rem }
.swatches, .contrasts { columns: 15rem } .swatches i { display: inline-block; inline-size: 1.5rem; block-size: 1.5rem; vertical-align: middle; border: 1px solid var(--rule) }
.swatches .changed { font-weight: 700 } .contrasts b { display: inline-block; padding: 0 .5rem }
.buttons { margin: 0 0 1rem; display: flex; flex-wrap: wrap; gap: .75rem }
@media (max-width: 60rem) { .row { grid-template-columns: repeat(2, minmax(0, 1fr)) } }
`
