import { printTable } from '../../lib/output.ts'
import type { ChunkShare } from './shares.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** A line for each script: what it weighs, for which module it is, and its three largest parts. */
export function chunksTable(chunks: readonly ChunkShare[]): string {
  const rows = chunks.map(({ file, source, sent, parts }) => [
    file.replace(/^assets\//, ''),
    String(sent),
    source ?? 'shared',
    parts
      .slice(0, 3)
      .map(({ name, share }) => `${name} ${percent(share)}`)
      .join(', '),
  ])
  return printTable(['script', 'brotli', 'for', 'largest parts'], rows)
}

/** The parts of the three heaviest scripts from 1 % on. About what each weighs compressed is its share of the script. */
export function modulesTable(chunks: readonly ChunkShare[]): string {
  const rows = chunks
    .slice(0, 3)
    .flatMap(({ file, sent, parts }) =>
      parts
        .filter(({ share }) => share >= 0.01)
        .map(({ name, size, share }) => [
          file.replace(/^assets\//, ''),
          name,
          String(size),
          percent(share),
          String(Math.round(sent * share)),
        ]),
    )
  return printTable(['script', 'module or package', 'bytes', 'share', 'of brotli, about'], rows)
}
