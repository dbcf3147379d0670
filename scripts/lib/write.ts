import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from './isRunning.ts'
import { messageOf } from './run.ts'

/**
 * Writes some files together: each is first written whole beside its place and flushed to the disk, then all are moved
 * into place. When a step fails, what was there before is there again, and an error that says so is thrown. With `journal`,
 * a file of that name says what is being moved, so that `finishWriting` can go on when the process is killed meanwhile.
 */
export async function writeTogether(files: ReadonlyMap<string, string>, journal?: string): Promise<void> {
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
    if (journal) await writeFile(journal, printJournal(staged, before), { flush: true })
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
    if (journal) await rm(journal, { force: true })
    throw new Error(`Nothing was changed, because a file could not be written: ${messageOf(cause)}.`, { cause })
  }
  if (journal) await rm(journal, { force: true })
}

/**
 * Goes on with what a killed process had begun to move into place. A file that was changed since is left as it is. Without a
 * whole journal nothing was moved yet, and nothing is.
 */
export async function finishWriting(journal: string): Promise<void> {
  const text = await readFile(journal, 'utf8').catch(() => null)
  if (text === null) return
  for (const { aside, file, before } of parseJournal(text)) {
    const present = hashOf(await readFile(file).catch(() => null))
    if (present === before) await rename(aside, file).catch(() => {})
    await rm(aside, { force: true })
  }
  await rm(journal, { force: true })
}

interface Move {
  readonly aside: string
  readonly file: string
  /** Hash of the file as it was; empty when there was none. */
  readonly before: string
}

function printJournal(staged: readonly [string, string][], before: ReadonlyMap<string, Buffer | null>): string {
  const moves = staged.map(([aside, file]): Move => ({ aside, file, before: hashOf(before.get(file) ?? null) }))
  return JSON.stringify(moves)
}

function parseJournal(text: string): Move[] {
  try {
    const moves: unknown = JSON.parse(text)
    return Array.isArray(moves) ? moves : []
  } catch {
    return []
  }
}

const hashOf = (bytes: Buffer | null) => (bytes ? createHash('sha256').update(bytes).digest('hex') : '')

/** Files beside their place of a run that was killed. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const writer = /\.next-(\d+)$/.exec(name)?.[1]
    if (writer !== undefined && !isRunning(Number(writer))) await rm(path.join(folder, name), { force: true })
  }
}

/** Writes a file of a cache, under another name until it is whole: a build that is cut off leaves no half that the next one would take. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const aside = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(aside, content)
  await rename(aside, file)
}
