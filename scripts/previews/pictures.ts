import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Bundles } from 'i18next-workbench'
import { hasContours } from '../../src/config/art.ts'
import { brand, fonts, logo } from '../../src/config/brand.ts'
import type { Locale } from '../../src/config/locales.ts'
import { allRoutes, type PageId } from '../../src/config/routes.ts'
import { wordmark } from '../../src/config/wordmark.ts'
import { withoutBreaks } from '../../src/i18n/breaks.ts'
import { createI18n } from '../../src/i18n/create.ts'
import { once } from '../../src/i18n/once.ts'
import type { PreviewImage } from '../../src/seo/social.ts'
import { payloadFor } from '../build/texts/payload.ts'
import { cached } from '../lib/cache.ts'
import { artColors, palette } from '../lib/palette.ts'
import { drawPreview, type PreviewContent } from './draw.ts'

/** The picture of a page in a locale. */
export interface PreviewRequest extends PreviewContent {
  readonly page: PageId
  readonly locale: Locale['code']
}

const namespaces = ['common', ...allRoutes.map(({ id }) => `pages/${id}`)]

/** Returns a request for each page in each locale. Missing texts are in English. */
export function requestsFor(bundles: Bundles, locales: readonly Locale[]): PreviewRequest[] {
  return locales.flatMap(({ code, tag, dir }) => {
    const i18n = createI18n({ locale: code, payload: payloadFor(bundles, code, namespaces) })
    return allRoutes.map(({ id: page }) => {
      const title = i18n.t('hero.title', { ns: `pages/${page}` })
      // The label of the home page ("Home") is of no use outside the site.
      const label = page === 'home' ? title : i18n.t(`nav.pages.${page}`, { ns: 'common' })
      const section = label === title ? null : label
      const art = hasContours(page) ? page : `map-${code}`
      return { page, locale: code, title, section, localeTag: tag, dir, art }
    })
  })
}

/** The common input of all pictures: code, libraries, fonts, colors. */
const sources = readdirSync(import.meta.dirname).map((name) =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8'),
)
const look = JSON.stringify([sources, sharp.versions, logo, wordmark, palette, artColors, fonts])
const BATCH = 8

const drawingOf = once((art: string) => readFileSync(`public/art/${art}.svg`, 'utf8'))

/** Returns the hash of everything that a picture shows. Equal pictures of different pages have the same. */
function previewKey({ title, section, localeTag, dir, art }: PreviewContent): string {
  const shown = JSON.stringify([title, section, localeTag, dir, drawingOf(art)])
  return createHash('sha256').update(look).update(shown).digest('hex')
}

/**
 * Returns the path of a picture on the site: `/previews/pl/about-0123456789.png`. It depends on the request only, so a page can
 * name its picture before it is drawn, and changes with the picture, so browsers may cache it forever.
 */
function previewAddress(request: PreviewRequest): string {
  return `/previews/${request.locale}/${request.page}-${previewKey(request).slice(0, 10)}.png`
}

/** Returns the picture of a page for its head: path and alternative text. */
export function previewImage(request: PreviewRequest): PreviewImage {
  const texts = [request.title, request.section, brand].filter((text) => text !== null)
  return { url: previewAddress(request), alt: withoutBreaks(texts.join(' – ')) }
}

/** Writes pictures to their paths below a site's folder. Unchanged pictures come from the cache. */
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
  // sharp draws in its own threads. Each picture takes some MB.
  for (let first = 0; first < requests.length; first += BATCH) {
    await Promise.all(requests.slice(first, first + BATCH).map(write))
  }
}
