import { artFiles, hasContours, partOf } from '../../src/config/art.ts'
import { logo, type Outlines } from '../../src/config/brand.ts'
import { builtLocales } from '../../src/config/locales.ts'
import { viewIds } from '../../src/config/routes.ts'
import { headingFont } from '../../src/config/wordmark.ts'
import { drawContours } from './contours.ts'
import { setWord } from './letters.ts'
import { drawMap } from './map.ts'

/** Returns the contour lines and maps of public/art by file name. Miniatures are drawn by hand. */
export async function drawings(): Promise<Map<string, string>> {
  const maps = builtLocales.map(
    async ({ code, tag }) => [artFiles.map.of(code), await drawMap(tag.split('-')[0] ?? '')] as const,
  )
  return new Map([
    ...viewIds
      .filter(hasContours)
      .map((view) => [artFiles.contours.of(view), drawContours(view, partOf(view))] as const),
    [artFiles.closing.of(), drawContours('closing', 'services', { plain: true })],
    ...(await Promise.all(maps)),
  ])
}

/** Font size, left edge and baseline of the word on the grid on which the sign is 128 units high. */
const place = { em: 102, left: 171, baseline: 88 }

/** Returns the content of src/config/wordmark.json: the word next to the sign in the heading font, as outlines. */
export async function drawnWordmark(): Promise<Outlines & { readonly word: string; readonly font: string }> {
  const word = typeof logo.word === 'string' ? logo.word : ''
  const { glyphs, width } = await setWord('en', word, place.em)
  const paths = glyphs.map(({ outline, x, y }) => {
    const [left, baseline] = [place.left + x, place.baseline + y]
    return outline.replace(
      /M(-?\d+) ?(-?\d+)/g,
      (_, across, down) => `M${Math.round(left + Number(across))} ${Math.round(baseline + Number(down))}`,
    )
  })
  return { word, font: headingFont, path: paths.join(''), width: Math.ceil(place.left + width) }
}
