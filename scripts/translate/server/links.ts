import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * A sentence about the first thing in a folder, or the folder itself, that is neither a file nor a folder; null when there
 * is none. What is written through a symbolic link lands elsewhere.
 */
export async function findLink(folder: string): Promise<string | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const root = { entry: await lstat(folder), file: folder }
  const all = [root, ...entries.map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))]
  const other = all.find(({ entry }) => !entry.isFile() && !entry.isDirectory())
  if (!other) return null
  const found = other.entry.isSymbolicLink() ? 'a symbolic link' : 'something else'
  const name = path.relative(path.dirname(folder), other.file)
  return `${name}: expected a file or a folder, found ${found}. Nothing is written to ${path.basename(folder)}/ while it is there.`
}
