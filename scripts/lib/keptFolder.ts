import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { hashOfBuild } from './hashOfBuild.ts'

/** The number of folders of a kind that are kept, for people who switch between branches. */
const MOST = 6

/** The folders that this process is making, for concurrent requests. */
const underWay = new Map<string, Promise<void>>()

/**
 * Returns a folder in .cache that `make` fills, such as "marked/site". It is made anew when one of its sources has
 * changed. The folder is moved into place when it is complete.
 */
export async function keptFolder(
  root: string,
  name: string,
  sources: readonly string[],
  make: (made: string) => Promise<unknown>,
): Promise<string> {
  const folder = path.join(root, '.cache', `${name}-${(await hashOfBuild(root, sources)).slice(0, 16)}`)
  const making = underWay.get(folder) ?? makeKept(folder, make).finally(() => underWay.delete(folder))
  underWay.set(folder, making)
  await making
  return folder
}

async function makeKept(folder: string, make: (made: string) => Promise<unknown>): Promise<void> {
  if (!existsSync(folder)) {
    const made = `${folder}.${process.pid}`
    try {
      await make(made)
      await rename(made, folder).catch((error) => {
        // Another process was faster.
        if (!existsSync(folder)) throw error
      })
    } finally {
      await rm(made, { recursive: true, force: true })
    }
    await removeOldest(folder)
  }
  const now = new Date()
  await utimes(folder, now, now)
}

/** Removes the folders of a kind that were not used for the longest time. Their names are the same but for the hash. */
async function removeOldest(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  const kindOf = (name: string) => name.replace(/-[^-]*$/, '')
  const names = (await readdir(parent)).filter((name) => kindOf(name) === kindOf(path.basename(folder)))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(parent, name))).mtimeMs })),
  )
  const old = dated.filter(({ name }) => name !== path.basename(folder)).sort((one, other) => other.time - one.time)
  for (const { name } of old.slice(MOST - 1)) await rm(path.join(parent, name), { recursive: true, force: true })
}
