import { access, constants, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { BuildFailure, messageOf } from './errors.ts'

/** The staging folder of a process; ignored by git, removed after the build. */
export const stagingFolder = (root: string) => path.join(root, `.dist-next-${process.pid}`)

/**
 * Makes an empty folder to build in. Throws when dist/ could not be replaced at the end.
 * Returns the function that removes it again.
 */
export async function createStagingDir(staging: string, dist: string): Promise<() => Promise<void>> {
  try {
    await access(path.dirname(dist), constants.W_OK)
    await access(dist, constants.W_OK).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    await rm(staging, { recursive: true, force: true })
    await mkdir(staging, { recursive: true })
  } catch (error) {
    throw new BuildFailure('Nothing was built:', [
      `${dist} cannot be written (${messageOf(error)}). Make it and its parent folder writable for this user.`,
    ])
  }
  return () => rm(staging, { recursive: true, force: true })
}

/** Replaces dist/ with a finished site; restores the old dist/ on failure. */
export async function swapIn(site: string, dist: string): Promise<void> {
  const old = path.join(path.dirname(dist), '.dist-previous')
  await rm(old, { recursive: true, force: true })
  const hadOld = await rename(dist, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw new BuildFailure('The new site was not put in place:', [`${dist} cannot be moved (${error.message}).`])
    },
  )
  try {
    await rename(site, dist)
  } catch (error) {
    if (hadOld) await rename(old, dist)
    throw new BuildFailure('The new site was not put in place, the previous one is back:', [messageOf(error)])
  }
  await rm(old, { recursive: true, force: true })
}
