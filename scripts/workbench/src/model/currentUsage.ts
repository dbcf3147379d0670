import { rendering, rootOf, viewIds } from '../config.ts'
import { messageOf } from '../lib/run.ts'
import type { Usage } from './coverage.ts'
import type { Project } from './project.ts'
import { hashOfSources, keepUsage, readUsage } from './records/usageFile.ts'

/**
 * What the pages read today: as kept by the last build or run of the workbench when the sources are still the same, else
 * by rendering each page once, which takes some seconds. Throws when the pages cannot be rendered.
 */
export async function currentUsage({ folder, bundles }: Pick<Project, 'folder' | 'bundles'>): Promise<Usage> {
  if (viewIds().length === 0) return new Map()
  const root = rootOf(folder)
  const sources = await hashOfSources(root)
  const kept = await readUsage(root, sources)
  if (kept) return kept
  try {
    const usage = await (await rendering()).renderUsage(root, bundles)
    await keepUsage(root, usage, sources)
    return usage
  } catch (error) {
    throw new Error(
      `The pages could not be rendered to find which messages they show. Correct this first:\n${messageOf(error)}`,
    )
  }
}

/** The same; null with a note on the standard error when the pages cannot be rendered: `lost` is what is left undone. */
export async function currentUsageOrNote(project: Project, lost: string): Promise<Usage | null> {
  try {
    return await currentUsage(project)
  } catch (error) {
    console.error(`${messageOf(error)}\nUntil then, ${lost}.\n`)
    return null
  }
}
