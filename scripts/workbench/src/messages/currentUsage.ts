import { messageOf } from '../lib/run.ts'
import { builtTargets, renderingOf } from '../project/project.ts'
import type { Usage } from '../project/coverage.ts'
import { ENTRY } from '../project/rendering.ts'
import { hashOfSources, keepUsage, readUsage } from '../project/records/usageFile.ts'
import type { ProjectTexts } from './texts.ts'

/**
 * Returns the messages that the pages read today. The result of the last build or run of the workbench is used if the
 * sources are still the same; otherwise each page is rendered once, which takes some seconds. Throws if the pages
 * cannot be rendered.
 */
export async function currentUsage(project: ProjectTexts): Promise<Usage> {
  if (project.pages.ids.length === 0) return new Map()
  const sources = await hashOfSources(project)
  const kept = await readUsage(project, sources)
  if (kept) return kept
  const lacking = builtTargets(project).flatMap(({ code }) => project.lackedBy?.(project.root, code) ?? [])
  if (lacking.length > 0) throw new Error(lacking.join('\n'))
  try {
    const usage = await (await renderingOf(project)).renderUsage(project.root, project.bundles, ENTRY)
    await keepUsage(project, usage, sources)
    return usage
  } catch (error) {
    throw new Error(`The pages could not be rendered to find their texts. Correct this first:\n${messageOf(error)}`)
  }
}

/** The same; null with a note on standard error if the pages cannot be rendered. `lost` names the skipped work. */
export async function currentUsageOrNote(project: ProjectTexts, lost: string): Promise<Usage | null> {
  try {
    return await currentUsage(project)
  } catch (error) {
    console.error(`${messageOf(error)}\nUntil then, ${lost}.\n`)
    return null
  }
}
