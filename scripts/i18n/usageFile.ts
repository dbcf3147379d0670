import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import type { Usage } from './coverage.ts'

/** Where a build leaves what its pages have read: { "<view>": ["namespace:key", …] }. */
export const usageFile = (root: string) => path.join(root, '.cache/i18n/usage.json')

/** The text of that file. */
export function printUsage(usage: Usage): string {
  return `${JSON.stringify(Object.fromEntries(usage), null, 1)}\n`
}

/** What the last build's pages have read; null when there has been no build, or the file is not one. */
export async function readUsage(root: string): Promise<Usage | null> {
  const text = await readFile(usageFile(root), 'utf8').catch(() => null)
  if (text === null) return null
  const usage = new Map<ViewId, readonly string[]>()
  const tree: unknown = parse(text)
  if (typeof tree !== 'object' || tree === null) return null
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
