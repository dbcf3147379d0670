import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readSealedBytes, writeSealedBytes } from 'i18next-workbench/lib/sealed.ts'
import { mediaTypes } from './types.ts'

/** What compressFolder did. */
export interface CompressResult {
  /** Compressed files beside their originals. */
  readonly files: number
  /** How many of the results were taken from the cache, those that are no smaller than the original included. */
  readonly fromCache: number
}

interface Encoder {
  readonly suffix: string
  /** Part of the cache key: other settings or another release of the library make other bytes. */
  readonly settings: string
  readonly encode: (content: Buffer) => Promise<Buffer>
}

/** A third of the time of 11 for 1 to 1.5 % more bytes, in what there is of each page: documents, messages, art. */
const PAGE_QUALITY = 10
/** In what all pages share. */
const CODE_QUALITY = 11

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const gzipEncoder: Encoder = {
  suffix: '.gz',
  settings: `zlib ${process.versions['zlib']} level 9`,
  encode: (content) => gz(content, { level: 9 }),
}
const pageEncoders = [brotliEncoder(PAGE_QUALITY), gzipEncoder]
const codeEncoders = [brotliEncoder(CODE_QUALITY), gzipEncoder]

/** Results that no build has asked for in this time leave the cache. */
const KEPT_DAYS = 30
/** In milliseconds. */
const DAY = 86_400_000

/**
 * Writes .br (quality 11 for scripts and styles, 10 for all else) and .gz (level 9) next to each compressible file of a folder,
 * where that is smaller than the file. A result is kept in the cache folder under the hash of content and settings, so that
 * unchanged content is never compressed again; the bytes are the same either way. Works on one file more at a time than there
 * are cores. Rejects with the first error of the file system.
 */
export async function compressFolder(folder: string, cache: string): Promise<CompressResult> {
  await mkdir(cache, { recursive: true })
  const names = (await readdir(folder, { recursive: true })).filter(isCompressible).sort()
  const result = { files: 0, fromCache: 0 }
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const file = path.join(folder, name)
      const content = await readFile(file)
      const encoders = /\.(?:css|js)$/.test(name) ? codeEncoders : pageEncoders
      for (const [index, encoder] of encoders.entries()) {
        const { bytes, known } = await encoded(content, encoder, cache)
        if (known) result.fromCache += 1
        if (bytes.length > 0) result.files += 1
        await writeVariant(file, encoder.suffix, bytes, index + 1)
      }
    }
  }
  // One more, for the core that is idle while a file is read or written.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  await prune(cache)
  return result
}

function isCompressible(name: string): boolean {
  return mediaTypes.some(({ extension, compressible }) => compressible && name.endsWith(`.${extension}`))
}

function brotliEncoder(quality: number): Encoder {
  return {
    suffix: '.br',
    settings: `brotli ${process.versions['brotli']} quality ${quality}`,
    encode: (content) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  }
}

/** A content as it is sent, from the cache where that has it under its seal; empty where there is nothing to gain. */
async function encoded(content: Buffer, { suffix, settings, encode }: Encoder, cache: string) {
  const key = createHash('sha256').update(`${settings}\n`).update(content).digest('hex')
  const file = path.join(cache, key + suffix)
  const known = await readSealedBytes(file)
  const now = new Date()
  if (known) {
    await utimes(file, now, now)
    return { bytes: known, known: true }
  }
  const made = await encode(content)
  const bytes = made.length < content.length ? made : Buffer.alloc(0)
  await writeSealedBytes(file, bytes)
  return { bytes, known: false }
}

/** Writes one variant of a file, so many seconds older than it, or removes one that would not be smaller. */
async function writeVariant(file: string, suffix: string, bytes: Buffer, secondsOlder: number): Promise<void> {
  const variant = file + suffix
  if (bytes.length === 0) return rm(variant, { force: true })
  await writeFile(variant, bytes)
  // Caddy makes the ETag of a variant from its size and time alone, and two variants may be of one size.
  const time = (await stat(file)).mtimeMs / 1000 - secondsOlder
  await utimes(variant, time, time)
}

/** Not in every build: looking at all that is kept takes longer than compressing a page that has changed. */
async function prune(cache: string): Promise<void> {
  const marker = path.join(cache, 'pruned')
  const last = await stat(marker).catch(() => null)
  if (last && Date.now() - last.mtimeMs < DAY) return
  await writeFile(marker, '')
  const oldest = Date.now() - KEPT_DAYS * DAY
  for (const name of await readdir(cache)) {
    const file = path.join(cache, name)
    // Another build may have removed it first.
    const found = await stat(file).catch(() => null)
    if (found && found.mtimeMs < oldest) await rm(file, { force: true })
  }
}
