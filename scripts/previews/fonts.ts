import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'satori'
import subsetFont from 'subset-font'
import { fontFiles } from '../lib/fontFiles.ts'
import { scriptOf } from './lines.ts'

/**
 * The site's faces, one file for each range of letters, because that is how the packages come. A range is a family of
 * its own: satori takes one file for a family, and goes to the next family for a letter that the first lacks.
 */
const files = [
  { family: 'serif', range: 'latin', file: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff' },
  { family: 'serif', range: 'latin-ext', file: '@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff' },
  { family: 'sans', range: 'latin', file: '@fontsource/figtree/files/figtree-latin-500-normal.woff' },
  { family: 'sans', range: 'latin-ext', file: '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff' },
] as const

type Face = (typeof files)[number]['family']

/**
 * The style sheets of fonts for other scripts, by ISO 15924 code. For another one, add its font here; a text in letters that
 * no font has is left out of the picture.
 */
const otherScripts: Readonly<Record<string, string>> = {
  Arab: '@fontsource/noto-naskh-arabic/500.css',
  Hans: '@fontsource-variable/noto-sans-sc/wght.css',
  Jpan: '@fontsource-variable/noto-sans-jp/wght.css',
}

/** The packages that those come from. */
export const otherPackages = Object.values(otherScripts).map((sheet) => path.posix.dirname(sheet))

const resolve = createRequire(import.meta.url).resolve

/** The fonts of Latin letters as satori takes them. */
export const latinFonts: readonly Font[] = files.map(({ family, range, file }) =>
  fontOf(`${family}-${range}`, readFileSync(resolve(file))),
)

/** Fonts for some texts, and the value of font-family for each of the two faces. */
export interface Fonts {
  readonly fonts: Font[]
  readonly familyOf: (face: Face) => string
}

/** The fonts that texts in a language (BCP 47) need: Latin ones and, of those of its script, the letters of the texts. */
export async function fontsFor(texts: readonly string[], tag: string): Promise<Fonts> {
  const sheet = otherScripts[scriptOf(tag)]
  const others = sheet ? await cutFonts(sheet, new Set(texts.join(''))) : []
  const familyOf = (face: Face) =>
    [...latinFonts.filter(({ name }) => name.startsWith(face)), ...others].map(({ name }) => name).join(', ')
  return { fonts: [...latinFonts, ...others], familyOf }
}

/** Those of the letters that the files of a style sheet have, as fonts of one weight, one for each file. */
async function cutFonts(sheet: string, letters: ReadonlySet<string>): Promise<Font[]> {
  const texts = new Map<string, string>()
  for (const [letter, file] of await fontFiles(letters, [sheet])) texts.set(file, (texts.get(file) ?? '') + letter)
  return Promise.all(
    [...texts].map(async ([file, text]) => {
      const variationAxes = file.includes('-wght-') ? { variationAxes: { wght: 500 } } : {}
      const data = await subsetFont(await readFile(file), text, { targetFormat: 'sfnt', ...variationAxes })
      return fontOf(path.basename(file, '.woff2'), data)
    }),
  )
}

function fontOf(name: string, data: Buffer): Font {
  return { name, data, weight: 500, style: 'normal' }
}
