import { randomUUID } from 'node:crypto'
import { access, chmod, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from './run.ts'

/**
 * Writes some files together. Each is first written whole next to its place and flushed to the disk, then all are moved
 * into place, with the mode of the replaced file. If a step fails, or a file may not be written, the earlier files are
 * restored, and an error is thrown.
 */
export async function writeTogether(files: ReadonlyMap<string, string>): Promise<void> {
  const before = new Map<string, Buffer | null>()
  const staged: [string, string][] = []
  const moved: string[] = []
  try {
    for (const folder of new Set([...files.keys()].map((file) => path.dirname(file)))) await removeLeftovers(folder)
    for (const [file, text] of files) {
      const mode = await modeOf(file)
      before.set(file, mode === null ? null : await readFile(file))
      const aside = `${file}.next-${process.pid}`
      await mkdir(path.dirname(file), { recursive: true })
      // Removes anything with that name: a link would redirect the write.
      await rm(aside, { force: true })
      staged.push([aside, file])
      await writeFile(aside, text, { flush: true, flag: 'wx' })
      if (mode !== null) await chmod(aside, mode)
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

/** Null for a missing file. A move over a file would need no permission of that file. */
async function modeOf(file: string): Promise<number | null> {
  const { mode } = (await stat(file).catch(() => null)) ?? {}
  if (mode === undefined) return null
  // Root may write everything, so that a read-only file is one that its owner wants to keep.
  const isReadOnly =
    (mode & 0o222) === 0 ||
    (await access(file, constants.W_OK).then(
      () => false,
      () => true,
    ))
  if (isReadOnly) throw new Error(`${file} is read-only`)
  return mode
}

/** In milliseconds. No write takes as long. */
const OLD = 3_600_000

/** Removes the temporary files of a killed run. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.next-\d+$/.test(name)) continue
    const file = path.join(folder, name)
    const { mtimeMs = Date.now() } = (await stat(file).catch(() => null)) ?? {}
    if (Date.now() - mtimeMs > OLD) await rm(file, { force: true })
  }
}

/** Writes a file of a cache, under a temporary name until it is complete. Several processes may write the same file. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(aside, content)
  await rename(aside, file)
}
