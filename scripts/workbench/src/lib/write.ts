import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from './run.ts'

/**
 * Writes some files together. Each is first written whole next to its place and flushed to the disk, then all are moved
 * into place, with the mode of the replaced file. If a step fails, the earlier files are restored, and an error is
 * thrown.
 */
export async function writeTogether(files: ReadonlyMap<string, string>): Promise<void> {
  const before = new Map<string, Buffer | null>()
  const staged: [string, string][] = []
  const moved: string[] = []
  try {
    for (const [file, text] of files) {
      const { mode } = (await stat(file).catch(() => null)) ?? {}
      before.set(file, mode === undefined ? null : await readFile(file))
      const aside = `${file}.next`
      await mkdir(path.dirname(file), { recursive: true })
      // Left by a killed run, or a link that would redirect the write.
      await rm(aside, { force: true })
      staged.push([aside, file])
      await writeFile(aside, text, { flush: true, flag: 'wx' })
      if (mode !== undefined) await chmod(aside, mode)
    }
    for (const [aside, file] of staged) {
      await rename(aside, file)
      moved.push(file)
    }
  } catch (cause) {
    for (const file of moved) {
      const text = before.get(file) ?? null
      if (text === null) await rm(file, { force: true })
      else await writeFile(file, text, { flush: true })
    }
    await Promise.all(staged.map(([aside]) => rm(aside, { force: true })))
    throw new Error(`Nothing was changed, because a file could not be written: ${messageOf(cause)}.`, { cause })
  }
}

/** Writes a file of a cache, under a temporary name until it is complete. Several processes may write the same file. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(aside, content)
  await rename(aside, file)
}
