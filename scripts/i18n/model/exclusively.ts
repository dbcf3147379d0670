import path from 'node:path'
import { withLock } from '../../lib/lock.ts'
import { finishWriting, writeTogether } from '../../lib/write.ts'

/** Writes files together, or none of them. */
export type Write = (files: ReadonlyMap<string, string>) => Promise<void>

/**
 * Runs a body that reads the project in a folder and writes some of it, while no other process does: two that add a line each to
 * the records would otherwise lose one. What a killed process had begun to write is completed first. A person's own editor
 * and git take no lock.
 */
export function exclusively<T>(root: string, body: (write: Write) => Promise<T>): Promise<T> {
  const folder = path.join(root, '.cache/i18n')
  const journal = path.join(folder, 'writing.json')
  return withLock(path.join(folder, 'writing.lock'), async () => {
    await finishWriting(journal)
    return body((files) => writeTogether(files, journal))
  })
}
