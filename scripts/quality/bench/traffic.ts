import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright'

export const byteTypes = ['html', 'css', 'js', 'fonts', 'art', 'strings', 'other'] as const
export type ByteType = (typeof byteTypes)[number]

/** Bytes of response bodies as they were sent, without headers. */
export type Transfer = Readonly<Record<ByteType | 'total', number>>

interface Started {
  readonly type: ByteType
  /** The path of the address. */
  readonly name: string
}

const typeByResource: Readonly<Record<string, ByteType>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'art',
  fetch: 'strings',
}

/**
 * Listens to what a page requests from now on. `sum` adds up the bodies that have arrived; styles that stand inside the
 * document are counted as CSS. With `until`, only requests are counted up to the one after which it says no.
 */
export function traffic(page: Page) {
  const requests: { request: Request; started: Started }[] = []
  const arrived = new Set<Request>()
  page.on('request', (request) => {
    const type = typeByResource[request.resourceType()] ?? 'other'
    requests.push({ request, started: { type, name: new URL(request.url()).pathname } })
  })
  page.on('requestfinished', (request) => arrived.add(request))
  return {
    async sum(styles: number, until: (started: Started[]) => boolean = () => true): Promise<Transfer> {
      const bytes = Object.fromEntries(byteTypes.map((type) => [type, 0]))
      const started: Started[] = []
      for (const entry of requests) {
        started.push(entry.started)
        if (!until(started)) break
        if (!arrived.has(entry.request)) continue
        const { responseBodySize } = await entry.request.sizes()
        // What comes from the browser's cache is told as less than nothing: no body, minus the headers.
        bytes[entry.started.type] = (bytes[entry.started.type] ?? 0) + Math.max(0, responseBodySize)
      }
      return withTotal(bytes, styles)
    },
  }
}

function withTotal(bytes: Record<string, number>, styles: number): Transfer {
  const of = (type: ByteType) => bytes[type] ?? 0
  return {
    html: of('html') - styles,
    css: of('css') + styles,
    js: of('js'),
    fonts: of('fonts'),
    art: of('art'),
    strings: of('strings'),
    other: of('other'),
    total: byteTypes.reduce((sum, type) => sum + of(type), 0),
  }
}

/** What the style elements of a document weigh when they are compressed by themselves. */
export function inlinedStyles(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('\n')
  const known = weights.get(styles) ?? (styles === '' ? 0 : brotliCompressSync(styles).length)
  weights.set(styles, known)
  return known
}

/** Many pages carry the same styles. */
const weights = new Map<string, number>()
