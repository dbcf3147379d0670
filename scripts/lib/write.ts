import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from './run.ts'

/**
 * Writes some files together: each is first written whole beside its place and flushed to the disk, then all are moved
 * into place. When a step fails, what was there before is there again, and an error that says so is thrown.
 */
export async function writeTogether(files: ReadonlyMap<string, string>): Promise<void> {
  const before = new Map<string, Buffer | null>()
  const staged: [string, string][] = []
  const moved: string[] = []
  try {
    for (const folder of new Set([...files.keys()].map((file) => path.dirname(file)))) await removeLeftovers(folder)
    for (const [file, text] of files) {
      before.set(file, await readFile(file).catch(() => null))
      const aside = `${file}.next-${process.pid}`
      await mkdir(path.dirname(file), { recursive: true })
      staged.push([aside, file])
      await writeFile(aside, text, { flush: true })
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

/** Files beside their place of a run that was killed. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const writer = /\.next-(\d+)$/.exec(name)?.[1]
    if (writer !== undefined && !isRunning(Number(writer))) await rm(path.join(folder, name), { force: true })
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Writes a file of a cache, under another name until it is whole: a build that is cut off leaves no half that the next one would take. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const aside = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(aside, content)
  await rename(aside, file)
}
