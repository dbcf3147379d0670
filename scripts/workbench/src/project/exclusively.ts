import { lstat, realpath } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from '../lib/lock.ts'
import { finishWriting, writeTogether } from '../lib/write.ts'
import { cacheFile, type Project } from './project.ts'

/** Writes files together, or none of them. */
export type Write = (files: ReadonlyMap<string, string>) => Promise<void>

/**
 * Runs a body that reads the project in a folder and writes to it, while no other process does. Otherwise, of two
 * processes that add a line each to the records, one would lose its line. The unfinished write of a killed process is
 * completed first. Editors and git take no lock.
 */
export function exclusively<T>(project: Project, body: (write: Write) => Promise<T>): Promise<T> {
  const journal = cacheFile(project, 'writing.json')
  return withLock(cacheFile(project, 'writing.db'), async () => {
    await finishWriting(journal, (files) => assertInside(project, files))
    return body(async (files) => {
      await assertInside(project, files.keys())
      await writeTogether(files, journal)
    })
  })
}

/** The paths that the workbench's commands write: messages and records, and the table of locales. */
const placesOf = ({ layout, recordsFolder, localesFile }: Project) => {
  const texts = layout.folder === '' ? '' : `${layout.folder}/`
  return [texts, `${recordsFolder}/`, localesFile]
}

/** Throws an error if one of some files is a link, is reached by a link, or is outside the paths that commands write. */
async function assertInside(project: Project, files: Iterable<string>): Promise<void> {
  const { root } = project
  const places = placesOf(project)
  const home = await realpath(root)
  for (const file of files) {
    const name = path.relative(root, file)
    if (!places.some((place) => name.split(path.sep).join('/').startsWith(place)))
      throw new Error(`${name} is not written by the workbench, only ${places.join('*, ')}*.`)
    const isLink = (await lstat(file).catch(() => null))?.isSymbolicLink() ?? false
    if (!isLink && (await realFolder(path.dirname(file))) === path.join(home, path.dirname(name))) continue
    throw new Error(`${name} is a link to another place. Replace it by a file.`)
  }
}

const realFolder = (folder: string): Promise<string> =>
  realpath(folder).catch(async () => path.join(await realFolder(path.dirname(folder)), path.basename(folder)))
