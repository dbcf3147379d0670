import { createHash, randomUUID } from 'node:crypto'
import { access, chmod, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from './isRunning.ts'
import { jsonIn } from './json/values.ts'
import { messageOf } from './run.ts'

/**
 * Writes some files together. Each is first written whole next to its place and flushed to the disk, then all are moved
 * into place, with the mode of the replaced file. If a step fails, or a file may not be written, the earlier files are
 * restored, and an error is thrown. With `journal`, a file of that name lists the moves, so that
 * `finishWriting` can continue if the process is killed meanwhile.
 */
export async function writeTogether(files: ReadonlyMap<string, string>, journal?: string): Promise<void> {
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

/**
 * Continues the moves of a killed process. A file that has changed since is not touched. Without a complete journal
 * nothing was moved yet, and nothing is. `assertOwn` throws for files that the writer does not own. A journal that
 * names one, or that has moves which `writeTogether` does not make, is foreign, and is renamed.
 */
export async function finishWriting(
  journal: string,
  assertOwn: (files: readonly string[]) => Promise<void>,
): Promise<void> {
  const read = jsonIn(await readFile(journal, 'utf8').catch(() => null))
  const moves: unknown[] = Array.isArray(read) ? read : []
  try {
    if (!moves.every(isMove)) throw new Error('Other moves than a save makes.')
    await assertOwn(moves.flatMap(({ aside, file }) => [aside, file]))
  } catch {
    await rename(journal, `${journal}.refused`)
    const kept = `Nothing of it was done; it is now called ${path.basename(journal)}.refused.`
    console.error(`${journal} does not look like what an interrupted save leaves. ${kept}`)
    return
  }
  for (const { aside, file, before } of moves) {
    const present = hashOf(await readFile(file).catch(() => null))
    if (present === before) await rename(aside, file).catch(() => {})
    await rm(aside, { force: true })
  }
  await rm(journal, { force: true })
}

interface Move {
  readonly aside: string
  readonly file: string
  /** Hash of the earlier file; empty if there was none. */
  readonly before: string
}

function printJournal(staged: readonly [string, string][], before: ReadonlyMap<string, Buffer | null>): string {
  const moves = staged.map(([aside, file]): Move => ({ aside, file, before: hashOf(before.get(file) ?? null) }))
  return JSON.stringify(moves)
}

function isMove(value: unknown): value is Move {
  const { aside, file, before }: Partial<Record<keyof Move, unknown>> = Object(value)
  if (typeof aside !== 'string' || typeof file !== 'string' || typeof before !== 'string') return false
  return aside.startsWith(file) && /^\.next-\d+$/.test(aside.slice(file.length)) && /^([0-9a-f]{64})?$/.test(before)
}

const hashOf = (bytes: Buffer | null) => (bytes ? createHash('sha256').update(bytes).digest('hex') : '')

/** Removes the temporary files of a killed run. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const writer = /\.next-(\d+)$/.exec(name)?.[1]
    if (writer !== undefined && !isRunning(Number(writer))) await rm(path.join(folder, name), { force: true })
  }
}

/** Writes a file of a cache, under a temporary name until it is complete. Several processes may write the same file. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(aside, content)
  await rename(aside, file)
}
