import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ViewId, viewIds } from '../../../../src/config/routes.ts'
import { hashOfBuild } from '../../../lib/hashOfBuild.ts'
import type { Usage } from '../coverage.ts'
import { isObject } from '../jsonFile.ts'

/** Where what the pages read is kept: { "sources": "<hash>", "<view>": ["namespace:key", …] }. */
export const usageFile = (root: string) => path.join(root, '.cache/i18n/usage.json')

/** Keeps what the pages read; `sources` is the hash of the sources that they were rendered from. */
export async function keepUsage(root: string, usage: Usage, sources: string): Promise<void> {
  const file = usageFile(root)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ sources, ...Object.fromEntries(usage) }, null, 1)}\n`)
}

/**
 * What the pages have read when they were last rendered; null when they never were, or the file is not one. With
 * `sources`, also null when they were rendered from others.
 */
export async function readUsage(root: string, sources?: string): Promise<Usage | null> {
  const text = await readFile(usageFile(root), 'utf8').catch(() => null)
  const tree = text === null ? null : parse(text)
  if (!isObject(tree) || (sources !== undefined && tree['sources'] !== sources)) return null
  const usage = new Map<ViewId, readonly string[]>()
  for (const [name, keys] of Object.entries(tree)) {
    const view = viewIds.find((id) => id === name)
    if (view && Array.isArray(keys)) usage.set(view, keys.map(String))
  }
  return usage
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A hash of all that decides what the pages read: the sources, the English texts and the settings of a build. */
export const hashOfSources = (root: string): Promise<string> => hashOfBuild(root, ['src', 'locales/en'])
