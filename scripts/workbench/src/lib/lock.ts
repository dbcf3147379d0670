import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** In milliseconds: how long a process waits for another one, and how often it looks. */
const PATIENCE = 10_000
const INTERVAL = 10

/**
 * Runs a body while no other process, and no other call in this one, runs one with the same lock file. The lock is that
 * of an empty SQLite database, which the operating system frees when a process ends. Throws an error if it is not free
 * within ten seconds.
 */
export async function withLock<T>(file: string, body: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    const until = performance.now() + PATIENCE
    while (!take(database)) {
      if (performance.now() > until) throw new Error(refusal(file))
      await wait(INTERVAL)
    }
    return await body()
  } finally {
    database.close()
  }
}

function take(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && error.message === 'database is locked') return false
    throw error
  }
}

const refusal = (file: string) =>
  `${file} was held by another process for ${PATIENCE / 1000} seconds. Another command is writing: try again, or end that process.`
