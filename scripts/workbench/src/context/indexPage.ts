import type { Locale } from '../config.ts'
import { escapeHtml, htmlHead } from '../lib/html.ts'
import { languageName } from '../model/localeNamed.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
ul { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1rem }
img { display: block; inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; object-position: top; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent) }
`

/** The list of the pages that have a picture, without scripts. `pages` holds file names without extension and titles. */
export function indexPage(pages: readonly { readonly name: string; readonly title: string }[], locale: Locale): string {
  return [
    htmlHead('Where each text is seen', style),
    `<h1>Where each text is seen</h1><p>${languageName(locale)} pages as visitors see them. Open one and point at a text to see its key.</p><ul>`,
    ...pages.map(
      ({ name, title }) =>
        `<li><a href="${name}.html"><img src="${name}.jpg" alt="" loading="lazy">${escapeHtml(title)}</a></li>`,
    ),
    '</ul></body></html>\n',
  ].join('\n')
}
