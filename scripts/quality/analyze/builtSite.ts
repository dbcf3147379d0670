import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type CheerioAPI, load } from 'cheerio'
import type { Locale } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { fileOf } from '../../vite-plugin-ssg/render/render.ts'
import { type ChunkStats, readStats } from '../../vite-plugin-stats/index.ts'

/** A finished build, with the statistics of its scripts. */
export interface BuiltSite {
  readonly dist: string
  readonly chunks: readonly ChunkStats[]
  /** The chunk of a file name or of a source module; undefined where there is none. */
  chunk(name: string): ChunkStats | undefined
  document(locale: Locale, view: ViewId): { readonly file: string; readonly html: string; readonly $: CheerioAPI }
  /** Bytes of a file as a host sends it: brotli where that is smaller. The name is an address, with or without a slash. */
  sent(address: string): number
}

/**
 * Reads a build and its statistics. Throws one sentence when there are none, or when they belong to another build than
 * the one in the folder.
 */
export async function readBuiltSite(root: string, outDir: string): Promise<BuiltSite> {
  const dist = path.resolve(root, outDir)
  const chunks = await readStats(root, outDir)
  const absent = chunks.find(({ file }) => !existsSync(path.join(dist, file)))
  if (absent) {
    throw new Error(`${outDir}/${absent.file}: named by the statistics, but not there. Run "npm run build" again.`)
  }
  const byName = new Map(
    chunks.flatMap((chunk) => [[chunk.file, chunk] as const, [chunk.source ?? chunk.file, chunk] as const]),
  )
  const sizes = new Map<string, number>()
  return {
    dist,
    chunks,
    chunk: (name) => byName.get(name),
    document(locale, view) {
      const file = fileOf(locale, view)
      const html = readFileSync(path.join(dist, file), 'utf8')
      return { file, html, $: load(html) }
    },
    sent(address) {
      const known = sizes.get(address) ?? sentSize(path.join(dist, address))
      sizes.set(address, known)
      return known
    },
  }
}

/** A build without compressed variants is weighed as if it had them. */
function sentSize(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  const content = readFileSync(file)
  return file.endsWith('.woff2') ? content.length : Math.min(content.length, brotliCompressSync(content).length)
}
