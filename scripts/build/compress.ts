import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from '../lib/cache.ts'

const compressible = /\.(?:html|css|js|json|xml|svg)$/
/** In bytes. With a minimum of 4 KB, the small style files of /services would weigh 17 KB instead of 12. */
const MINIMUM = 256

const gz = promisify(gzip)
const br = promisify(brotliCompress)

/** The encoders by the suffixes of their files. */
const encoders: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.gz': (content) => gz(content, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (content) => br(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
}

/** True if a file of a site has compressed variants. */
export const isCompressed = (name: string, size: number) => compressible.test(name) && size >= MINIMUM

/** Writes the .br and .gz variants of a folder's files. Resolves to the number of compressed files. */
export async function compressFolder(folder: string, cache: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name))
  let count = 0
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const file = path.join(folder, name)
      const content = await readFile(file)
      if (!isCompressed(name, content.length)) continue
      count += 1
      // Encoders differ between releases of Node.
      const key = createHash('sha256').update(`${process.version}\n`).update(content).digest('hex')
      for (const [suffix, encode] of Object.entries(encoders))
        await writeFile(file + suffix, await cached(path.join(cache, key + suffix), () => encode(content)))
    }
  }
  // One more than cores, because each waits for files.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  return count
}
