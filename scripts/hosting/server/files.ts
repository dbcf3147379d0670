import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isHidden } from '../policy.ts'
import { codings, mediaTypeOf } from '../types.ts'
import { acceptedCodings, isCurrent, rangeIn } from './conditions.ts'

/** A file of the site in the form in which a client takes it. */
export interface Found {
  readonly file: string
  /** By the name of the original, when this is a compressed variant. */
  readonly type: string
  readonly coding: string | null
  readonly size: number
  /** Strong, and another for each variant: RFC 9110, section 8.8.3. */
  readonly etag: string
  readonly modified: Date
}

/**
 * The file for a clean address (itself, with .html, or index.html for the root), as the compressed variant that the
 * client prefers where there is one. Null for what does not exist, is hidden or lies outside of the folder.
 */
export async function findFile(dist: string, pathname: string, acceptEncoding = ''): Promise<Found | null> {
  if (isHidden(pathname) || pathname.includes('\0')) return null
  const names = pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`]
  for (const name of names) {
    const file = path.join(dist, name)
    if (!file.startsWith(dist + path.sep)) return null
    const plain = await found(file, null)
    if (!plain) continue
    for (const { coding, suffix } of acceptedCodings(acceptEncoding, codings)) {
      const variant = await found(file, { coding, suffix })
      if (variant) return variant
    }
    return plain
  }
  return null
}

async function found(original: string, variant: { coding: string; suffix: string } | null): Promise<Found | null> {
  const file = original + (variant?.suffix ?? '')
  const stats = await stat(file).catch(() => null)
  if (!stats?.isFile()) return null
  const etag = [stats.size, Math.round(stats.mtimeMs), ...(variant ? [variant.coding] : [])].join('-')
  return {
    file,
    type: mediaTypeOf(original) ?? 'application/octet-stream',
    coding: variant?.coding ?? null,
    size: stats.size,
    etag: `"${etag}"`,
    modified: stats.mtime,
  }
}

/**
 * Sends a file: conditional requests and single byte ranges by RFC 9110, sections 13 and 14. With a status other than
 * 200 the file is the page of an error, which is always sent whole.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, found: Found, status = 200) {
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Content-Type', found.type)
  if (found.coding) response.setHeader('Content-Encoding', found.coding)
  let range: ReturnType<typeof rangeIn> = null
  if (status === 200) {
    response.setHeader('ETag', found.etag)
    response.setHeader('Last-Modified', found.modified.toUTCString())
    response.setHeader('Accept-Ranges', 'bytes')
    if (isCurrent(request.headers, found)) {
      for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name)
      response.writeHead(304).end()
      return
    }
    range = rangeIn(request.headers, found)
  }
  if (range === 'unsatisfiable') {
    response.removeHeader('Content-Encoding')
    response.writeHead(416, { 'Content-Range': `bytes */${found.size}`, 'Content-Type': 'text/plain' }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 }
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${found.size}`)
  response.writeHead(range ? 206 : status, { 'Content-Length': end - start + 1 })
  if (request.method === 'HEAD' || found.size === 0) response.end()
  // A client that hangs up is no error of the server.
  else await pipeline(createReadStream(found.file, { start, end }), response).catch(() => response.destroy())
}
