import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'satori'

/**
 * The site's faces, one file for each range of letters, because that is how the packages come. A range is a family of
 * its own: satori takes one file for a family, and goes to the next family for a letter that the first lacks.
 * For another script, add its file here; a text in letters that no file has is left out of the picture.
 */
const files = [
  { family: 'serif', range: 'latin', file: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff' },
  { family: 'serif', range: 'latin-ext', file: '@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff' },
  { family: 'sans', range: 'latin', file: '@fontsource/figtree/files/figtree-latin-500-normal.woff' },
  { family: 'sans', range: 'latin-ext', file: '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff' },
] as const

const resolve = createRequire(import.meta.url).resolve

/** The fonts as satori takes them. */
export const fonts: Font[] = files.map(({ family, range, file }) => ({
  name: `${family}-${range}`,
  data: readFileSync(resolve(file)),
  weight: 500,
  style: 'normal',
}))

/** The value of font-family for one of the two faces: all its ranges in order. */
export function familyOf(face: 'serif' | 'sans'): string {
  return files
    .filter(({ family }) => family === face)
    .map(({ family, range }) => `${family}-${range}`)
    .join(', ')
}
