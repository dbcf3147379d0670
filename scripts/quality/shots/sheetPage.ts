import { escapeHtml, htmlHead } from '../../i18n/context/viewPage.ts'
import { groupBy, type Picture, pictureFile, pictureName, thumbnailFile, thumbnailScale } from './pictures.ts'

const style = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
body { margin: 0 1.5rem 3rem }
form { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; align-items: center; padding-block: .7rem; background: canvas; border-block-end: 1px solid #8888 }
h1, h2 { font-size: 1rem; margin: 1.6rem 0 .5rem } h1 { margin: 0 } input { font: inherit } label { padding-inline-end: .6rem }
.row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem } figure { margin: 0 }
figcaption { font-size: .8rem; opacity: .75 } img { display: block; max-block-size: 26rem; object-fit: cover; object-position: top; border: 1px solid #8886 }
[hidden] { display: none !important }
`

/** Shows what fits the text and the boxes. Runs on the sheet, which opens from a folder and has nothing else to load. */
const script = `
const form = document.forms[0]
const show = () => {
  const kept = new FormData(form)
  const text = kept.get('page').trim().toLowerCase()
  for (const one of document.querySelectorAll('figure')) {
    const { name, surface, locale } = one.dataset
    one.hidden = !(name.includes(text) && kept.getAll('surface').includes(surface) && kept.getAll('locale').includes(locale))
  }
  for (const part of document.querySelectorAll('section')) part.hidden = !part.querySelector('figure:not([hidden])')
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
`

/**
 * The contact sheet: every picture as a thumbnail that leads to it, a row for each page, to be filtered by name, surface
 * and language. `heading` follows their number.
 */
export function sheetPage(pictures: readonly Picture[], heading: string): string {
  const rows = [...groupBy(pictures, ({ view }) => view)].map(([view, shown]) => {
    return `<section><h2>${escapeHtml(view)}</h2><div class="row">\n${shown.map(figure).join('\n')}\n</div></section>`
  })
  const surfaces = [...new Set(pictures.map(({ surface }) => surface.name))]
  const locales = [...new Set(pictures.map(({ locale }) => locale))]
  return [
    htmlHead('Contact sheet', style),
    `<form><h1>${pictures.length} pictures, ${escapeHtml(heading)}</h1>`,
    '<label>Page <input type="search" name="page" placeholder="about, menu, tab"></label>',
    `<span>${surfaces.map((name) => box('surface', name)).join('')}</span>`,
    `<span>${locales.map((name) => box('locale', name)).join('')}</span></form>`,
    ...rows,
    `<script>${script}</script></body></html>\n`,
  ].join('\n')
}

const box = (group: string, value: string) =>
  `<label><input type="checkbox" name="${group}" value="${escapeHtml(value)}" checked> ${escapeHtml(value)}</label>`

function figure(picture: Picture): string {
  const name = pictureName(picture)
  const scale = thumbnailScale(picture)
  const size = `width="${Math.round(picture.width * scale)}" height="${Math.round(picture.height * scale)}"`
  const { locale, surface, state } = picture
  return [
    `<figure data-name="${escapeHtml(name)}" data-surface="${escapeHtml(surface.name)}" data-locale="${locale}">`,
    `<a href="${pictureFile(picture)}"><img src="${thumbnailFile(picture)}" ${size} alt="${escapeHtml(name)}" loading="lazy"></a>`,
    `<figcaption>${[locale, surface.name, state].filter(Boolean).join(' · ')}</figcaption></figure>`,
  ].join('')
}
