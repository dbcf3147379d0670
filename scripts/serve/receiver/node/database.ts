import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '../../../lib/run.ts'
import { type Database, type SubmissionStore, storeIn } from '../sql.ts'

export interface FileStore extends SubmissionStore {
  /** Idempotent. The other functions reject afterwards. */
  close(): void
}

/**
 * FULL syncs the log at every commit. With NORMAL, usual for WAL, a power failure could lose acknowledged rows. macOS needs
 * fullfsync for the same guarantee; other systems ignore it.
 */
const setUp = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA checkpoint_fullfsync = ON;
  PRAGMA secure_delete = ON`

const migrationsFolder = path.join(import.meta.dirname, '../migrations')

/** Read and write for the owner only. */
const PRIVATE = 0o600

/**
 * Opens the database of submissions. Creates file and folder if missing, with permissions for the owner only. Several
 * processes may open it. Throws an Error with the file and the cause.
 */
export function openStore(file: string): FileStore {
  const { database, connection, close } = openDatabase(file)
  const store = storeIn(database)
  /** Removes deleted rows from the log. */
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

/** Opens the database of a file as openStore() does. */
export function openDatabase(file: string): { database: Database; connection: DatabaseSync; close: () => void } {
  let connection: DatabaseSync | undefined
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    // SQLite creates its log and index with the mode of the file.
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

/** Returns the files of all migrations in order. */
const migrationNames = (): string[] => readdirSync(migrationsFolder).sort()

/** Applies pending migrations, each in a transaction. user_version is the number of applied migrations. */
function migrate(connection: DatabaseSync): void {
  const names = migrationNames()
  const seen = () => Number(connection.prepare('PRAGMA user_version').get()?.['user_version'])
  if (seen() >= names.length) return
  inTransaction(connection, () => {
    // Read again, because another process may have applied them.
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

/** Runs a function in a transaction, which is rolled back if it throws. */
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
 * Writes a consistent snapshot of a database to a new file for the owner only, also while posts arrive. Throws an Error if
 * there is no database or the file already exists.
 */
export function backUp(file: string, to: string): void {
  if (!existsSync(file)) throw new Error(`${file}: expected a database of submissions, found none.`)
  if (existsSync(to)) throw new Error(`${to}: expected the name of a new file, found a file.`)
  const { connection, close } = openDatabase(file)
  try {
    // SQLite uses an existing empty file and keeps its mode.
    closeSync(openSync(to, 'wx', PRIVATE))
    connection.prepare('VACUUM INTO ?').run(to)
  } finally {
    close()
  }
}
