import { readFile, writeFile } from 'node:fs/promises'
import { viewIds } from '../../../src/config/routes.ts'
import { printTable } from '../../lib/output.ts'
import type { BuiltSite } from './builtSite.ts'
import { type Parts, partsOf } from './parts.ts'
import { measures } from './weigh.ts'

/** Sizes as they were when the budgets were last accepted. They explain a growth; nothing is checked against them. */
export type Accepted = Readonly<Record<string, number>>

/** Where the accepted sizes are, relative to the root. */
export const ACCEPTED = 'tests/build/accepted-sizes.json'

export async function readAccepted(file: string): Promise<Accepted> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Writes the sizes of all parts of all pages, sorted by name. */
export async function writeAccepted(site: BuiltSite, file: string): Promise<number> {
  const sizes = new Map<string, number>()
  for (const view of viewIds) {
    for (const measure of measures) for (const [name, size] of partsOf(site, view, measure)) record(sizes, name, size)
  }
  const sorted = [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  return sizes.size
}

/** A package has a part in several pages' scripts; what counts is the most of it that a page loads. */
function record(sizes: Map<string, number>, name: string, size: number): void {
  sizes.set(name, Math.max(size, sizes.get(name) ?? 0))
}

/** The parts that have grown most since the sizes were accepted, or the largest where none has, as a table. */
export function growthTable(parts: Parts, accepted: Accepted, limit = 8): string {
  const rows = [...parts].map(([name, size]) => ({ name, size, grown: size - (accepted[name] ?? 0) }))
  const grown = rows.filter((row) => row.grown > 0).sort((a, b) => b.grown - a.grown)
  const shown = grown.length > 0 ? grown : rows.sort((a, b) => b.size - a.size)
  const cells = shown
    .slice(0, limit)
    .map(({ name, size, grown }) => [
      name,
      name in accepted ? String(accepted[name]) : 'new',
      String(size),
      grown > 0 ? `+${grown}` : '',
    ])
  return printTable([grown.length > 0 ? 'what grew' : 'the largest', 'accepted', 'now', 'growth'], cells)
}
