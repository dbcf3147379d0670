import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { families } from '../../scripts/lib/brandFonts.ts'
import { webFaces } from '../../scripts/lib/webFaces.ts'
import { tabletWords } from '../../src/config/isogloss.ts'
import { offices } from '../../src/config/site.ts'
import { once } from '../../src/i18n/once.ts'
import { built, dist, documents, sample, stylesOf } from './site.ts'

/** The number of font files that a page loads, by the letters of its locale. */
const ofBrand = families.heading.faces.length + families.text.faces.length
const FONTS = { latin: ofBrand, 'latin-ext': 2 * ofBrand, arabic: ofBrand + 2, system: 0 } as const

/** Japanese texts with a web font on pages in other languages (src/theme/specimens.css): all but addresses and language names. */
const japanese = ':root:not([lang="ja"]) main [lang|="ja"]:not(address, label)'
/** Texts in system fonts: language names, an authority, a Greek heading, spoken words of the map, and addresses of offices. */
const fromSystem = [
  ...['ar', 'el', 'hi', 'ja', 'ko', 'ru', 'th', 'vi', 'zh'],
  ...[...tabletWords, ...offices].map(({ lang }) => lang).filter(isNotLatin),
]
  .map((language) => `body [lang|="${language}"]`)
  .join()

function isNotLatin(language: string): boolean {
  return new Intl.Locale(language).maximize().script !== 'Latn'
}

/** The distinct letters of a text, without spaces and direction marks, which have no glyph. */
const lettersIn = (text: string) => [...new Set(text.replace(/[\s\p{Cf}]/gu, ''))].sort()

/** Variables of Mantine's theme and fields. Many are unset, since only the carousel has Mantine's styles. */
const ofMantine = /^--(?:mantine|input|combobox|ni)-/

/** The custom properties that a document sets, in its style sheet or in style attributes. */
const namesSetIn = (html: string) => new Set(html.match(/(?<![\w-])--[\w-]+(?=\s*:)/g))

describe.each(sample)('%s', (_name, locale, view) => {
  const document = built(locale, view)
  const { $ } = document
  // Includes style attributes.
  const html = document.html + stylesOf(document)

  it('sets every variable that it reads', () => {
    const set = namesSetIn(html)
    // An unset variable is valid only with a fallback.
    const read = [...html.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name)
    expect([...new Set(read)].filter((name) => !set.has(name) && !ofMantine.test(name))).toEqual([])
  })

  it('preloads the font files of its letters', () => {
    expect($('link[rel="preload"][as="font"]')).toHaveLength(FONTS[locale.fonts])
  })
})

/** The code points of a font file, and the fonts of a style sheet with those that a browser takes from their files. */
const glyphsIn = once(async (url: string) => {
  const sfnt = await subsetFont(readFileSync(path.join(dist, url)), null, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  })
  return new Set(new Face(new Blob(new Uint8Array(sfnt))).collectUnicodes())
})
const facesIn = once((styles: string) =>
  Promise.all(
    webFaces(styles, 'the document').map(async ({ url, codePoints }) => {
      const glyphs = await glyphsIn(url)
      return { url, codePoints: codePoints.filter((point) => glyphs.has(point)) }
    }),
  ),
)

/** The text of a document without that of some elements. */
function textWithout($: CheerioAPI, selector: string): string {
  const left = new Set<unknown>($(selector).toArray())
  let text = ''
  const todo = $.root().contents().toArray()
  for (let node = todo.pop(); node; node = todo.pop()) {
    if (node.type === 'text') text += node.data
    else if ('children' in node && !left.has(node)) todo.push(...node.children)
  }
  return text
}

it.each(documents)('%s shows no letter that its fonts lack', async (_name, locale, view) => {
  const document = built(locale, view)
  const { $ } = document
  const faces = await facesIn(stylesOf(document))
  const lacking = (text: string, has: (url: string) => boolean) => {
    const points = new Set(faces.filter(({ url }) => has(url)).flatMap(({ codePoints }) => codePoints))
    return lettersIn(text).filter((letter) => !points.has(letter.codePointAt(0) ?? 0))
  }
  const text = textWithout($, `style, script, ${fromSystem}`)
  if (locale.fonts !== 'system') expect(lacking(text, (url) => !url.includes('japanese'))).toEqual([])
  expect(lacking($(japanese).text(), (url) => url.includes('japanese'))).toEqual([])
})
