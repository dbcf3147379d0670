import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { readSealed, writeSealed } from './sealed.ts'

/** The number of folders of a kind that are kept, for people who switch between branches. */
const MOST = 6

const sealOf = (folder: string) => `${folder}.json`

/** The folders that this process is making, for concurrent requests. */
const underWay = new Map<string, Promise<void>>()

/** Makes a folder unless it is cached. `make` writes to the given folder, and always the same for the same name. */
export async function keptFolder(folder: string, make: (made: string) => Promise<unknown>): Promise<void> {
  const making = underWay.get(folder) ?? makeKept(folder, make).finally(() => underWay.delete(folder))
  underWay.set(folder, making)
  await making
}

async function makeKept(folder: string, make: (made: string) => Promise<unknown>): Promise<void> {
  if (await isKept(folder)) return
  const made = `${folder}.${process.pid}`
  try {
    await make(made)
    await moveToKept(made, folder)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
  await sealKept(folder)
}

/** True if a folder exists, with all its files unchanged. */
async function isKept(folder: string): Promise<boolean> {
  const files = await readSealed<Record<string, string>>(sealOf(folder))
  const found = await hashesIn(folder).catch(() => ({}))
  if (!files || JSON.stringify(found) !== JSON.stringify(files)) return false
  const now = new Date()
  await utimes(sealOf(folder), now, now)
  return true
}

/** Moves a folder into the cache. It counts as cached only after sealKept(). */
async function moveToKept(made: string, folder: string): Promise<void> {
  await rm(sealOf(folder), { force: true })
  await rm(folder, { recursive: true, force: true })
  // A move to a cache on another file system fails.
  await rename(made, folder).catch(() => cp(made, folder, { recursive: true }))
}

/** Marks a folder as cached. Removes the oldest ones of its kind, whose names are the same up to the last hyphen. */
async function sealKept(folder: string): Promise<void> {
  await writeSealed(sealOf(folder), await hashesIn(folder))
  const kindOf = (name: string) => name.replace(/-[^-]*$/, '')
  const seals = (await readdir(path.dirname(folder)))
    .filter((name) => name.endsWith('.json') && kindOf(name) === kindOf(path.basename(folder)))
    .map((name) => path.join(path.dirname(folder), name))
  const dated = await Promise.all(seals.map(async (file) => ({ file, time: (await stat(file)).mtimeMs })))
  for (const { file } of dated.sort((a, b) => b.time - a.time).slice(MOST)) {
    await rm(file, { force: true })
    await rm(file.slice(0, -'.json'.length), { recursive: true, force: true })
  }
}

async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    // A link counts as its target, so that a link is noticed.
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
  const hashes = names.map(async (name) => {
    const content = await readFile(path.join(folder, name))
    return [name, createHash('sha256').update(content).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}
