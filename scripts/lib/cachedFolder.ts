import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readdir, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { execaNode } from 'execa'
import { hashOfBuild } from './hashOfBuild.ts'

/** The number of cached folders of a kind, for people who switch between branches. */
const MOST = 6

/**
 * Returns a folder in .cache that a module fills, such as "marked/site". A change in one of its sources makes a new one. The module
 * gets the folder and further arguments, and runs in a process of its own, whose end frees the bundler's memory. The folder is moved
 * into place when it is complete.
 */
export async function cachedFolder(
  root: string,
  name: string,
  sources: readonly string[],
  module: string,
  args: readonly string[] = [],
): Promise<string> {
  const folder = path.join(root, '.cache', `${name}-${(await hashOfBuild(root, sources)).slice(0, 16)}`)
  if (!existsSync(folder)) await fillFolder(folder, module, args)
  const now = new Date()
  await utimes(folder, now, now)
  return folder
}

async function fillFolder(folder: string, module: string, args: readonly string[]): Promise<void> {
  const staging = `${folder}.${randomUUID()}`
  try {
    await execaNode(module, [staging, ...args], { stdio: 'inherit' })
    await rename(staging, folder).catch((error) => {
      // Another request was faster.
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  await removeOldest(folder)
}

/** Removes the least recently used folders of a kind. Their names differ only in the hash. */
async function removeOldest(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  const kindOf = (name: string) => name.replace(/-[^-]*$/, '')
  const names = (await readdir(parent)).filter((name) => kindOf(name) === kindOf(path.basename(folder)))
  const timeOf = (name: string) => statSync(path.join(parent, name)).mtimeMs
  const old = names.sort((one, other) => timeOf(other) - timeOf(one)).slice(MOST)
  for (const name of old) await rm(path.join(parent, name), { recursive: true, force: true })
}
