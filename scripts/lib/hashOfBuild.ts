import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { filesIn } from './filesIn.ts'

/** Returns a hash of the input of a build: its files and folders, and its settings. */
export async function hashOfBuild(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`)
  }
  const settings = (await readdir(root)).filter((name) => name.startsWith('.env'))
  for (const name of [...settings, ...sources.flatMap((source) => filesIn(root, source))].sort()) {
    // Synchronous, since passing a small file to another thread costs more than reading it.
    hash.update(`${name}\0`).update(readFileSync(path.join(root, name)))
  }
  return hash.digest('hex')
}
