import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PreviewImage } from '../../src/seo/social.ts'
import type { PreviewContent } from './draw.ts'
import { latinFonts, otherPackages } from './fonts.ts'
import type { PreviewRequest } from './requests.ts'
import { palette } from './tokens.ts'

/** The files that decide how a picture looks: a change in one of them is a change of every picture. */
const sources = [
  './draw.ts',
  './fonts.ts',
  './joinedText.ts',
  './layout.ts',
  './lines.ts',
  './mark.ts',
  './measure.ts',
  './places.ts',
  './png.ts',
  './raster.ts',
  '../vite-plugin-art/curve.ts',
  '../vite-plugin-art/draw.ts',
  '../vite-plugin-art/labels.ts',
  '../vite-plugin-art/landscape.ts',
  '../vite-plugin-art/letters.ts',
].map((file) => new URL(file, import.meta.url))
const libraries = ['satori', '@resvg/resvg-wasm/index_bg.wasm', ...otherPackages.map((name) => `${name}/package.json`)]

let look: string | undefined

/** A digest of all that pictures have in common: code, libraries, fonts, colours. Read once. */
function commonLook(): string {
  if (look !== undefined) return look
  const { resolve } = createRequire(import.meta.url)
  const hash = createHash('sha256').update(JSON.stringify(palette))
  for (const file of [...sources, ...libraries.map((name) => resolve(name))]) hash.update(readFileSync(file))
  for (const { data } of latinFonts) hash.update(new Uint8Array(data))
  look = hash.digest('hex')
  return look
}

/** What a picture is, as 64 hex digits: equal for requests that show the same, whichever page or locale asks. */
export function previewKey({ title, brand, section, localeTag, dir, seed, ramp, terms }: PreviewContent): string {
  return createHash('sha256')
    .update(JSON.stringify([commonLook(), title, brand, section, localeTag, dir, seed, ramp, terms]))
    .digest('hex')
}

/**
 * Where the picture of a page stands on the site, as an absolute path: `/previews/pl/about-0123456789.png`. It follows
 * from the request alone, so that a page can name its picture before it is drawn; it changes with the picture, so that
 * networks and browsers may keep it for ever.
 */
export function previewAddress(request: PreviewRequest): string {
  return `/previews/${request.locale}/${request.page}-${previewKey(request).slice(0, 10)}.png`
}

/** The picture of a page as its head names it: a path of the site, and in words what the picture shows. */
export function previewImage(request: PreviewRequest): PreviewImage {
  const texts = [request.title, request.section, request.brand].filter((text) => text !== null)
  return { url: previewAddress(request), alt: texts.join(' – ') }
}
