import { readFile } from 'node:fs/promises'
import { isObject, jsonIn } from '../../lib/json/values.ts'
import { writeWhole } from '../../lib/write.ts'
import { cacheFile, type Project } from '../project.ts'
import type { Usage } from '../coverage.ts'

const usageFile = (project: Project) => cacheFile(project, 'usage.json')

/** The hash of the inputs of the pages. */
export const hashOfSources = async ({ root, hashOfSources: hash }: Project): Promise<string> =>
  (await hash?.(root)) ?? ''

/** Stores the messages that the pages read; `sources` is the hash of the sources of that rendering, by default today's. */
export async function keepUsage(project: Project, usage: Usage, sources?: string): Promise<void> {
  const kept = { sources: sources ?? (await hashOfSources(project)), usage: Object.fromEntries(usage) }
  await writeWhole(usageFile(project), JSON.stringify(kept))
}

/**
 * Returns the messages that the pages read when they were last rendered; null if they were never rendered on this
 * machine. With `sources`, also null if they were rendered from other sources.
 */
export async function readUsage(project: Project, sources?: string): Promise<Usage | null> {
  const kept = jsonIn(await readFile(usageFile(project), 'utf8').catch(() => null))
  if (!isObject(kept) || !isObject(kept['usage'])) return null
  if (sources !== undefined && kept['sources'] !== sources) return null
  return new Map(
    Object.entries(kept['usage']).map(([view, ids]) => [
      view,
      Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    ]),
  )
}
