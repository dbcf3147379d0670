import type { BuiltSite } from './builtSite.ts'
import { modulesOf } from './parts.ts'

/** A script of the build and what it is made of. */
export interface ChunkShare {
  readonly file: string
  /** The module for which it exists; null for what several share. */
  readonly source: string | null
  /** Bytes as sent (brotli). */
  readonly sent: number
  /** The largest first; packages as wholes. */
  readonly parts: readonly PartShare[]
}

export interface PartShare {
  readonly name: string
  /** Bytes after tree shaking, before minification and compression. */
  readonly size: number
  /** Of the script, from 0 to 1. */
  readonly share: number
}

/** The scripts of a build, the heaviest first. */
export function shareOf(site: BuiltSite): ChunkShare[] {
  return site.chunks
    .map((chunk) => {
      const sizes = [...modulesOf([chunk])]
      const whole = sizes.reduce((sum, [, size]) => sum + size, 0)
      return {
        file: chunk.file,
        source: chunk.source,
        sent: site.sent(chunk.file),
        parts: sizes
          .map(([name, size]) => ({ name, size, share: whole === 0 ? 0 : size / whole }))
          .sort((a, b) => b.size - a.size),
      }
    })
    .sort((a, b) => b.sent - a.sent)
}
