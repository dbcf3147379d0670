import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Returns the files of a folder with its subfolders, or a file itself, as paths from the root. Empty if there is nothing. */
export function filesIn(root: string, name: string): string[] {
  const place = path.join(root, name)
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [name] : []
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}
