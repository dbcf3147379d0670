import type { Picture } from './take.ts'

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
