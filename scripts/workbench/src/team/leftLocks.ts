import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from '../lib/isRunning.ts'
import type { Repository } from './repository.ts'

/**
 * Runs a body that has git change its files. When the last one that did was killed, with its git, what git has locked then is
 * free again first: git itself leaves that to people, who would not know.
 */
export async function withoutLeftLocks<T>(repository: Repository, body: () => Promise<T>): Promise<T> {
  const marker = path.join(repository.gitFolder, 'translate-running')
  const last = await readFile(marker, 'utf8').catch(() => null)
  if (last !== null && !isRunning(Number(last))) await removeLocks(repository.gitFolder)
  await writeFile(marker, String(process.pid))
  try {
    return await body()
  } finally {
    await rm(marker, { force: true })
  }
}

async function removeLocks(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const locks = names.filter((name) => name.endsWith('.lock') && !name.startsWith('objects'))
  await Promise.all(locks.map((name) => rm(path.join(folder, name), { force: true })))
}
