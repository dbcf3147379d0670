import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from '../../../lib/run.ts'
import { type Database, type SubmissionStore, storeIn } from '../sql.ts'

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

/** Empties the log, which has the old content of deleted rows. Waits for readers for half a second. */
const emptyLog = 'PRAGMA busy_timeout = 500; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = 0'

/**
 * Opens the database of submissions. Creates file and folder if missing, with permissions for the owner only. Several
 * processes may open it. Throws an Error with the file and the cause. close() is idempotent; the other functions reject afterwards.
 */
export function openStore(file: string): SubmissionStore & { close: () => void } {
  const { database, clean, close } = openDatabase(file)
  const store = storeIn(database)
  return {
    ...store,
    remove: (ids) => store.remove(ids).finally(clean),
    removeBefore: (time) => store.removeBefore(time).finally(clean),
    close,
  }
}

/**
 * Opens the database of a file as openStore() does. If the file was removed or replaced meanwhile, a call rejects, and the
 * next one uses the new file, which is created if missing.
 */
export function openDatabase(file: string): { database: Database; clean: () => void; close: () => void } {
  let connection = connect(file)
  let place = placeOf(file)
  let isClosed = false
  const clean = () => connection.exec(emptyLog)
  const reconnect = () => {
    if (connection.isOpen) {
      // Writes the log to the removed file. The database in its place must not get it.
      clean()
      connection.close()
    }
    connection = connect(file)
    place = placeOf(file)
  }
  const use = <T>(work: (connection: DatabaseSync) => T): Promise<T> =>
    whenFree(() => {
      if (!connection.isOpen && !isClosed) reconnect()
      const result = work(connection)
      if (placeOf(file) === place) return result
      reconnect()
      throw new Error(`${file} was removed or replaced. It is opened again for the next post`)
    })
  return {
    clean,
    close: () => {
      isClosed = true
      if (connection.isOpen) connection.close()
    },
    database: {
      run: (statements) =>
        use((connection) =>
          inTransaction(connection, () => statements.map(([sql, ...values]) => connection.prepare(sql).all(...values))),
        ),
      size: () => use((connection) => Number(connection.prepare(size).get()?.['bytes'])),
    },
  }
}

function connect(file: string): DatabaseSync {
  let connection: DatabaseSync | undefined
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    // SQLite creates its log and index with the mode of the file.
    if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE))
    connection = new DatabaseSync(file, { timeout: 500 })
    connection.exec(setUp)
    migrate(connection)
    connection.exec('PRAGMA busy_timeout = 0')
    return connection
  } catch (error) {
    connection?.close()
    throw new Error(
      `${file}: expected a database of submissions, or a place to create one; found: ${messageOf(error)}.`,
    )
  }
}

/** Device and inode of a file. */
function placeOf(file: string): string {
  const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${dev} ${ino}`
}

/** In ms: the wait for another process that writes, and how often this one tries. A visitor gets an answer within a second. */
const PATIENCE = 500
const INTERVAL = 50

/** Tries again while the database is locked. The timeout of SQLite would block the event loop, and pages with it. */
async function whenFree<T>(work: () => T): Promise<T> {
  const until = performance.now() + PATIENCE
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error
    }
    await wait(INTERVAL)
  }
}

/** https://sqlite.org/rescode.html: the last byte is the primary code. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5

/** Applies pending migrations, each in a transaction. user_version is the number of applied migrations. */
function migrate(connection: DatabaseSync): void {
  const names = readdirSync(migrationsFolder).sort()
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
 * the file already exists.
 */
export function backUp(file: string, to: string): void {
  if (existsSync(to)) throw new Error(`${to}: expected the name of a new file, found a file.`)
  const connection = connect(file)
  try {
    // SQLite uses an existing empty file and keeps its mode.
    closeSync(openSync(to, 'wx', PRIVATE))
    connection.prepare('VACUUM INTO ?').run(to)
  } finally {
    connection.close()
  }
}
