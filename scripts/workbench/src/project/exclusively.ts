import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from '../lib/lock.ts'
import { writeTogether } from '../lib/write.ts'
import { cacheFile, type Project } from './project.ts'

/** Writes files together, or none of them. */
export type Write = (files: ReadonlyMap<string, string>) => Promise<void>

/**
 * Runs a body that reads the project in a folder and writes to it, while no other process does. Otherwise, of two
 * processes that add a line each to the records, one would lose its line. Editors and git take no lock.
 */
export const exclusively = <T>(project: Project, body: (write: Write) => Promise<T>): Promise<T> =>
  withLock(cacheFile(project, 'writing.db'), () =>
    body(async (files) => {
      for (const file of files.keys()) await assertInside(project, file)
      await writeTogether(files)
    }),
  )

/** Throws an error if the folder of a file is reached by a link, which a commit could lead anywhere. */
async function assertInside({ root }: Project, file: string): Promise<void> {
  const folder = path.relative(root, path.dirname(file))
  if ((await realFolder(path.dirname(file))) === path.join(await realpath(root), folder)) return
  throw new Error(`${folder} is a link to another place. Replace it by a folder.`)
}

const realFolder = (folder: string): Promise<string> =>
  realpath(folder).catch(async () => path.join(await realFolder(path.dirname(folder)), path.basename(folder)))
