import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Marks a folder as one of pictures, which the next run may empty. */
const MARK = 'shots.json'

/**
 * Empties the folder for the pictures, or makes it, and marks it. Throws an Error, and touches nothing, when it holds
 * anything else than what an earlier run has left.
 */
export async function prepareFolder(out: string): Promise<void> {
  const there = await readdir(out).catch(() => [])
  if (there.length > 0 && !existsSync(path.join(out, MARK))) {
    throw new Error(`--out: ${out} holds other files, and would be emptied; name a new folder.`)
  }
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await writeFile(path.join(out, MARK), '{}\n')
}
