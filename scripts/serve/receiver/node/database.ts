import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '../../../lib/run.ts'
import { type Database, type SubmissionStore, storeIn } from '../sql.ts'

export interface FileStore extends SubmissionStore {
  /** Closing twice does nothing. After it the other functions reject. */
  close(): void
}

/**
 * FULL syncs the log at every commit: with WAL's usual NORMAL a power cut could take rows that were acknowledged.
 * fullfsync is what macOS needs for the same promise; other systems ignore it.
 */
const setUp = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA checkpoint_fullfsync = ON;
  PRAGMA secure_delete = ON`

const migrationsFolder = path.join(import.meta.dirname, '../migrations')

/** For its owner alone to read and write. */
const PRIVATE = 0o600

/**
 * Opens the database of submissions; creates it and its folder when they are not there. File and folder are for their owner
 * alone. Several processes may have it open. Throws an Error that names the file and the cause.
 */
export function openStore(file: string): FileStore {
  const { database, connection, close } = openDatabase(file)
  const store = storeIn(database)
  /** Deleted rows stay in the log until this. */
  const clean = () => connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const remove = async (ids: readonly number[]) => {
    const removed = await store.remove(ids)
    clean()
    return removed
  }
  const removeBefore = async (time: string) => {
    await store.removeBefore(time)
    clean()
  }
  return { ...store, remove, removeBefore, close }
}

/** The database of a file, opened as by openStore(). */
export function openDatabase(file: string): { database: Database; connection: DatabaseSync; close: () => void } {
  let connection: DatabaseSync | undefined
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    // SQLite gives its log and its index the mode of the file.
    if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE))
    const opened = new DatabaseSync(file, { timeout: 5000 })
    connection = opened
    opened.exec(setUp)
    migrate(opened)
    return { database: databaseOf(opened), connection: opened, close: () => close(opened) }
  } catch (error) {
    if (connection) close(connection)
    throw new Error(
      `${file}: expected a database of submissions, or a place to create one; found: ${messageOf(error)}.`,
    )
  }
}

function close(connection: DatabaseSync): void {
  if (connection.isOpen) connection.close()
}

/** The files of all migrations, in their order. */
const migrationNames = (): string[] => readdirSync(migrationsFolder).sort()

/** Applies the migrations that the file has not seen, each whole or not at all. user_version is how many it has seen. */
function migrate(connection: DatabaseSync): void {
  const names = migrationNames()
  const seen = () => Number(connection.prepare('PRAGMA user_version').get()?.['user_version'])
  if (seen() >= names.length) return
  inTransaction(connection, () => {
    // Another process may have applied them in the meantime.
    for (const name of names.slice(seen())) connection.exec(readFileSync(path.join(migrationsFolder, name), 'utf8'))
    connection.exec(`PRAGMA user_version = ${names.length}`)
  })
}

const size = `SELECT (page_count - freelist_count) * page_size AS bytes
  FROM pragma_page_count, pragma_freelist_count, pragma_page_size`

function databaseOf(connection: DatabaseSync): Database {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const statementOf = (sql: string) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  return {
    run: async (statements) =>
      inTransaction(connection, () => statements.map(([sql, ...values]) => statementOf(sql).all(...values))),
    size: async () => Number(statementOf(size).get()?.['bytes']),
  }
}

/** Runs a function in a transaction of its own, which is undone when it throws. */
function inTransaction<T>(connection: DatabaseSync, body: () => T): T {
  connection.exec('BEGIN IMMEDIATE')
  try {
    const result = body()
    connection.exec('COMMIT')
    return result
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK')
    throw error
  }
}

/**
 * Writes a database as it is at one moment to a new file for its owner alone, while posts may come. Throws an Error where there is no
 * database, and where the file is there already.
 */
export function backUp(file: string, to: string): void {
  if (!existsSync(file)) throw new Error(`${file}: expected a database of submissions, found none.`)
  if (existsSync(to)) throw new Error(`${to}: expected the name of a new file, found a file.`)
  const { connection, close } = openDatabase(file)
  try {
    // SQLite takes an empty file, and its mode.
    closeSync(openSync(to, 'wx', PRIVATE))
    connection.prepare('VACUUM INTO ?').run(to)
  } finally {
    close()
  }
}
