import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The numbers of compressed files, and of results taken from the cache. */
export interface CompressResult {
  readonly files: number
  readonly fromCache: number
}

interface Encoder {
  readonly suffix: string
  /** Part of the cache key: other settings or another release of the library make other bytes. */
  readonly settings: string
  readonly encode: (content: Buffer) => Promise<Buffer>
}

const compressible = /\.(html|css|js|json|webmanifest|svg|xml|txt|ico|vtt)$/

/** For documents, messages and art: a third of the time of quality 11 for 1 to 1.5 % more bytes. */
const PAGE_QUALITY = 10
/** For scripts and styles, which all pages share. */
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

/**
 * Writes .br and .gz next to each compressible file of a folder, where that is smaller than the file. Results are kept in the cache
 * folder by a hash of content and settings. Rejects with the first error of the file system.
 */
export async function compressFolder(folder: string, cache: string): Promise<CompressResult> {
  await mkdir(cache, { recursive: true })
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name)).sort()
  const result = { files: 0, fromCache: 0 }
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const file = path.join(folder, name)
      const content = await readFile(file)
      for (const encoder of /\.(?:css|js)$/.test(name) ? codeEncoders : pageEncoders) {
        const { bytes, known } = await encoded(content, encoder, cache)
        if (known) result.fromCache += 1
        if (bytes.length > 0) result.files += 1
        await writeVariant(file, encoder.suffix, bytes)
      }
    }
  }
  // One more, for the core that is idle while a file is read or written.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  return result
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

/** A content as it is sent, from the cache where that has it; empty where compression gains nothing. */
async function encoded(content: Buffer, { suffix, settings, encode }: Encoder, cache: string) {
  const key = createHash('sha256').update(`${settings}\n`).update(content).digest('hex')
  const file = path.join(cache, key + suffix)
  const known = await readFile(file).catch(() => null)
  if (known) return { bytes: known, known: true }
  const made = await encode(content)
  const bytes = made.length < content.length ? made : Buffer.alloc(0)
  await writeWhole(file, bytes)
  return { bytes, known: false }
}

/** Another build, or a crash, never meets a part of the file: it gets its name when it is complete. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`
  await writeFile(part, bytes)
  await rename(part, file)
}

/** Writes a variant with the time of its file, of which servers make entity tags; removes one that is not smaller. */
async function writeVariant(file: string, suffix: string, bytes: Buffer): Promise<void> {
  if (bytes.length === 0) return rm(file + suffix, { force: true })
  await writeFile(file + suffix, bytes)
  const { atime, mtime } = await stat(file)
  await utimes(file + suffix, atime, mtime)
}
