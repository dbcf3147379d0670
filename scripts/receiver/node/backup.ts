/** Copies of a database of submissions, and the way back. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { count } from '../../lib/output.ts'
import { messageOf } from '../../lib/run.ts'
import { inTransaction, migrationNames, openDatabase, PRIVATE } from './database.ts'

/**
 * Writes what a database holds at one moment to a new file for its owner alone, while posts may come, and returns how many
 * submissions these are. Throws an Error for a database that is not there and for a file that is; no part of a file is left.
 */
export function backUp(file: string, to: string): number {
  if (!existsSync(file)) throw new Error(`${file}: expected a database of submissions, found none.`)
  if (existsSync(to)) throw new Error(`${to}: expected the name of a new file, found a file.`)
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true, mode: 0o700 })
  const part = `${to}.${process.pid}.part`
  const { connection, close } = openDatabase(file)
  try {
    const submissions = copyInto(part, connection)
    renameSync(part, to)
    return submissions
  } finally {
    close()
    removeDatabase(part)
  }
}

/**
 * Puts what a backup holds into a database, all or nothing, and returns how many submissions these are. A server may have
 * the database open; a backup of earlier versions will do. Throws an Error that names the file for what is no sound backup, and
 * for a database with submissions, unless they are to be replaced.
 */
export function restore(from: string, file: string, replace: boolean): number {
  const copy = `${path.resolve(file)}.${process.pid}.part`
  const { connection, close } = openCopy(from, copy, file)
  try {
    connection.prepare('ATTACH ? AS backup').run(copy)
    const restored = inTransaction(connection, () => {
      const there = countIn(connection, 'main')
      if (there > 0 && !replace)
        throw new Error(
          `${file}: expected a database without submissions, found ${there}. With --replace, the backup takes their place.`,
        )
      // The rest counts posts by the minute.
      for (const table of ['submissions', 'notices', 'nearly_full'])
        connection.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM backup.${table}`)
      return countIn(connection, 'main')
    })
    connection.exec('DETACH backup; PRAGMA wal_checkpoint(TRUNCATE)')
    return restored
  } finally {
    close()
    removeDatabase(copy)
  }
}

/** Opens a database, with a sound copy of a backup beside it that has all migrations. */
function openCopy(from: string, copy: string, file: string) {
  if (!existsSync(from)) throw new Error(`${from}: expected a backup of submissions, found none.`)
  let opened: ReturnType<typeof openDatabase> | undefined
  try {
    opened = openDatabase(file)
    const backup = new DatabaseSync(from, { readOnly: true })
    try {
      const fault = faultOf(backup)
      if (fault !== null) throw new Error(fault)
      copyInto(copy, backup)
    } finally {
      backup.close()
    }
    openDatabase(copy).close()
    return opened
  } catch (error) {
    opened?.close()
    removeDatabase(copy)
    throw new Error(`${from}: expected a backup of submissions; found: ${messageOf(error)}.`)
  }
}

/** Why a database is no backup that can be restored; null where it is one. */
function faultOf(backup: DatabaseSync): string | null {
  const check = backup.prepare('PRAGMA integrity_check').get()?.['integrity_check']
  if (check !== 'ok') return String(check)
  const version = Number(backup.prepare('PRAGMA user_version').get()?.['user_version'])
  const newest = migrationNames().length
  if (version >= 1 && version <= newest) return null
  return version === 0 ? 'another database' : `one that has had ${version} of ${count(newest, 'migration')}`
}

/** Writes what a connection reads into a new file, for good, and returns how many submissions these are. */
function copyInto(file: string, connection: DatabaseSync): number {
  // SQLite takes an empty file, and its mode.
  closeSync(openSync(file, 'wx', PRIVATE))
  connection.prepare('VACUUM INTO ?').run(file)
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    return countIn(copy, 'main')
  } finally {
    copy.close()
  }
}

const countIn = (connection: DatabaseSync, schema: string) =>
  Number(connection.prepare(`SELECT count(*) AS n FROM ${schema}.submissions`).get()?.['n'])

/** A database with what SQLite puts beside it. */
function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
}
