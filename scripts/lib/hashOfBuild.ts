import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Returns a hash of the input of a build: its files and folders, and its settings. */
export async function hashOfBuild(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`)
  }
  const settings = (await readdir(root)).filter((name) => name.startsWith('.env'))
  const files = await Promise.all(sources.map((source) => filesIn(root, source)))
  for (const name of [...settings, ...files.flat()].sort()) {
    // Synchronous, since passing a small file to another thread costs more than reading it.
    hash.update(`${name}\0`).update(readFileSync(path.join(root, name)))
  }
  return hash.digest('hex')
}

async function filesIn(root: string, source: string): Promise<string[]> {
  const place = path.join(root, source)
  const found = await stat(place).catch(() => null)
  if (!found?.isDirectory()) return found ? [source] : []
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}
