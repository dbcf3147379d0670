import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { brand, fonts, logo } from '../../src/config/brand.ts'
import { wordmark } from '../../src/config/wordmark.ts'
import { withoutBreaks } from '../../src/i18n/breaks.ts'
import { once } from '../../src/i18n/once.ts'
import type { PreviewImage } from '../../src/seo/social.ts'
import { cached } from '../lib/cache.ts'
import { lazy } from '../lib/lazy.ts'
import { artColors, palette } from '../lib/palette.ts'
import { drawPreview, type PreviewContent } from './draw.ts'
import type { PreviewRequest } from './requests.ts'

/** What all pictures have in common: code, libraries, fonts, colors. */
const look = lazy(() => {
  const sources = readdirSync(import.meta.dirname).map((name) =>
    readFileSync(path.join(import.meta.dirname, name), 'utf8'),
  )
  return JSON.stringify([sources, sharp.versions, logo, wordmark, palette, artColors, fonts])
})
const AT_ONCE = 8

const drawingOf = once((art: string) => readFileSync(`public/art/${art}.svg`, 'utf8'))

/** What a picture is, as 64 hex digits: equal for requests that show the same, whichever page or locale asks. */
export function previewKey({ title, section, localeTag, dir, art }: PreviewContent): string {
  const shown = JSON.stringify([title, section, localeTag, dir, drawingOf(art)])
  return createHash('sha256').update(look()).update(shown).digest('hex')
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
  const texts = [request.title, request.section, brand].filter((text) => text !== null)
  return { url: previewAddress(request), alt: withoutBreaks(texts.join(' – ')) }
}

/** Writes the pictures of pages to their addresses under a site's folder, each drawn once until it changes. */
export async function writePreviews(
  requests: readonly PreviewRequest[],
  siteFolder: string,
  cache: string,
): Promise<void> {
  const write = async (request: PreviewRequest) => {
    const file = path.join(siteFolder, previewAddress(request))
    const png = await cached(path.join(cache, `${previewKey(request)}.png`), () => drawPreview(request))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, png)
  }
  // sharp draws in threads of its own; a picture takes some MB.
  for (let first = 0; first < requests.length; first += AT_ONCE) {
    await Promise.all(requests.slice(first, first + AT_ONCE).map(write))
  }
}
