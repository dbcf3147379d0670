import path from 'node:path'
import { hashOfBuild } from '../../lib/hashOfBuild.ts'
import { readSealed, writeSealed } from '../../lib/sealed.ts'
import { cacheFile, type Project } from '../../project.ts'
import type { Usage } from '../coverage.ts'

interface KeptUsage {
  /** The hash of the sources that the pages were rendered from. */
  readonly sources: string
  readonly usage: readonly (readonly [string, readonly string[]])[]
}

const usageFile = (project: Project) => cacheFile(project, 'usage.json')

/** Stores the messages that the pages read; `sources` is the hash of the sources of that rendering. */
export const keepUsage = (project: Project, usage: Usage, sources: string): Promise<void> =>
  writeSealed(usageFile(project), { sources, usage: [...usage] } satisfies KeptUsage)

/**
 * Returns the messages that the pages read when they were last rendered; null if they were never rendered on this
 * machine. With `sources`, also null if they were rendered from other sources.
 */
export async function readUsage(project: Project, sources?: string): Promise<Usage | null> {
  const kept = await readSealed<KeptUsage>(usageFile(project))
  return kept && (sources === undefined || kept.sources === sources) ? new Map(kept.usage) : null
}

/** A hash of the input of a rendering: the sources, the English texts and the settings of a build. */
export const hashOfSources = ({ root, layout, sourceLocale }: Project): Promise<string> =>
  hashOfBuild(root, ['src', path.join(layout.folder, sourceLocale)])
