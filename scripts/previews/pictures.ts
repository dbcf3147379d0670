import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { readSealedBytes, writeSealedBytes } from 'i18next-workbench/lib/sealed.ts'
import { Tinypool } from 'tinypool'
import { brand, fonts, logo } from '../../src/config/brand.ts'
import { once } from '../../src/i18n/once.ts'
import type { PreviewImage } from '../../src/seo/social.ts'
import { artColors, palette } from '../lib/palette.ts'
import { messageOf } from '../lib/run.ts'
import type { PreviewContent } from './draw.ts'
import { fontPackages } from './fonts.ts'
import type { PreviewRequest } from './requests.ts'

/** The files that decide how a picture looks: a change in one of them is a change of every picture. */
const sources = [
  './logo.ts',
  './sign.ts',
  './draw.ts',
  './fonts.ts',
  './layout.ts',
  './lines.ts',
  './raster.ts',
  '../lib/brandFonts.ts',
  '../lib/scriptOf.ts',
  '../texts/phrases.ts',
  '../art/letters.ts',
  '../../src/config/wordmark.json',
].map((file) => new URL(file, import.meta.url))
const { resolve } = createRequire(import.meta.url)
const packages = [
  path.join(path.dirname(resolve('sharp')), '../package.json'),
  path.join(path.dirname(resolve('harfbuzzjs/dist/harfbuzz.wasm')), '../package.json'),
  ...fontPackages.map((name) => resolve(`${name}/package.json`)),
]

const drawingOf = once((art: string) => readFileSync(`public/art/${art}.svg`, 'utf8'))

let look: string | undefined

/** A digest of all that pictures have in common: code, libraries, fonts, colours. Read once. */
function commonLook(): string {
  if (look !== undefined) return look
  const hash = createHash('sha256').update(JSON.stringify([logo, palette, artColors, fonts]))
  for (const file of [...sources, ...packages]) hash.update(readFileSync(file))
  look = hash.digest('hex')
  return look
}

/** What a picture is, as 64 hex digits: equal for requests that show the same, whichever page or locale asks. */
export function previewKey({ title, section, localeTag, dir, art }: PreviewContent): string {
  return createHash('sha256')
    .update(JSON.stringify([commonLook(), title, section, localeTag, dir, art, drawingOf(art)]))
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
  const texts = [request.title, request.section, brand].filter((text) => text !== null)
  return { url: previewAddress(request), alt: texts.join(' – ') }
}

/** Threads that draw, until they are destroyed. */
export type DrawPool = Pick<Tinypool, 'run' | 'destroy'>

/** A thread takes a second to start; past four, memory (150 MB each) buys no more time. */
const MOST_THREADS = 4

function startPool(pictures: number): DrawPool {
  const filename = new URL('./draw.ts', import.meta.url).href
  const maxThreads = Math.min(availableParallelism(), MOST_THREADS, pictures)
  return new Tinypool({ filename, name: 'drawPreview', minThreads: 0, maxThreads })
}

export interface Preview {
  /** Absolute path on the site. */
  readonly address: string
  /** The picture in the cache, under a seal. */
  readonly file: string
}

export interface Previews {
  readonly pictures: readonly Preview[]
  /** How many were not in the cache. */
  readonly drawn: number
}

/**
 * The pictures of some pages, from the cache folder as far as it has them; the others are drawn on all cores and added.
 * `drawPool` stands in for the drawing threads in tests. Failures are thrown as one error, a line each:
 * `locale page: cause`; what could be drawn stays in the cache.
 */
export async function previewsFor(
  requests: readonly PreviewRequest[],
  cacheFolder: string,
  drawPool: typeof startPool = startPool,
): Promise<Previews> {
  const pictures = requests.map((request) => {
    return { request, address: previewAddress(request), file: path.join(cacheFolder, `${previewKey(request)}.png`) }
  })
  const known = new Set<string>()
  for (const { file } of pictures) if (!known.has(file) && (await readSealedBytes(file))) known.add(file)
  // By file, because pages in several locales may show the same picture.
  const missing = new Map(
    pictures
      .filter(({ file }) => !known.has(file))
      // A thread keeps the art of one page.
      .sort((one, other) => one.request.art.localeCompare(other.request.art))
      .map(({ file, request }) => [file, request]),
  )
  if (missing.size > 0) await drawAll(missing, drawPool)
  return { pictures: pictures.map(({ address, file }) => ({ address, file })), drawn: missing.size }
}

/** Copies pictures to their addresses under a site's folder. */
export async function writePreviews({ pictures }: Previews, siteFolder: string): Promise<void> {
  const copies = pictures.map(({ address, file }) => ({ from: file, to: path.join(siteFolder, address) }))
  for (const folder of new Set(copies.map(({ to }) => path.dirname(to)))) await mkdir(folder, { recursive: true })
  await Promise.all(copies.map(async ({ from, to }) => writeFile(to, await pictureIn(from))))
}

async function pictureIn(file: string): Promise<Buffer> {
  const picture = await readSealedBytes(file)
  if (!picture) throw new Error(`${file}: expected the picture as it was kept, found another file.`)
  return picture
}

async function drawAll(missing: ReadonlyMap<string, PreviewRequest>, drawPool: typeof startPool): Promise<void> {
  const pool = drawPool(missing.size)
  try {
    const results = await Promise.all(
      [...missing].map(([file, request]) =>
        drawInto(file, request, pool).then(
          () => null,
          (error: unknown) => `  ${request.locale} ${request.page}: ${messageOf(error)}`,
        ),
      ),
    )
    const problems = results.filter((line) => line !== null)
    if (problems.length > 0) throw new Error(`Preview pictures that were not drawn:\n${problems.join('\n')}`)
  } finally {
    await pool.destroy()
  }
}

async function drawInto(file: string, request: PreviewRequest, pool: DrawPool): Promise<void> {
  await writeSealedBytes(file, await pool.run(request))
}
