import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from '../lib/cache.ts'

const compressible = /\.(?:html|css|js|json|xml|svg)$/
/** In bytes. A page has dozens of small files: from 4 KB on, those of /services would weigh 17 KB of styles instead of 12. */
const WORTH_IT = 256

const gz = promisify(gzip)
const br = promisify(brotliCompress)

const encodings: readonly { readonly suffix: string; encode(content: Buffer): Promise<Buffer> }[] = [
  { suffix: '.gz', encode: (content) => gz(content, { level: constants.Z_BEST_COMPRESSION }) },
  { suffix: '.br', encode: brotli },
]

/** Whether a file of a site has compressed variants. */
export const isCompressed = (name: string, size: number) => compressible.test(name) && size >= WORTH_IT

/** A content as a host sends it to a browser that reads Brotli. */
export function brotli(content: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return br(content, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}

/** Writes .br and .gz beside the compressible files of a folder. Resolves to the number of these files. */
export async function compressFolder(folder: string, cache: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name))
  let count = 0
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const file = path.join(folder, name)
      const content = await readFile(file)
      if (!isCompressed(name, content.length)) continue
      count += 1
      // Another release of Node brings other encoders.
      const key = createHash('sha256').update(`${process.version}\n`).update(content).digest('hex')
      for (const { suffix, encode } of encodings)
        await writeFile(file + suffix, await cached(path.join(cache, key + suffix), () => encode(content)))
    }
  }
  // One more, for the core that is idle while a file is read or written.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  return count
}
