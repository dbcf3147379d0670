import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LocaleCode } from '../../src/config/locales.ts'
import type { FormId } from '../../src/forms/fields.ts'
import { messageOf } from '../lib/run.ts'

export interface NewSubmission {
  /** ISO 8601 in UTC. */
  readonly receivedAt: string
  readonly form: FormId
  /** The language of the page that was sent, so that the answer can be written in it. */
  readonly locale: LocaleCode
  /** The values exactly as they were sent, by the names of that day; a field that was not sent is not there. */
  readonly fields: Readonly<Partial<Record<string, string>>>
}

export interface Submission extends NewSubmission {
  readonly id: number
}

export interface SubmissionStore {
  /** Returns the row's id once the row is on the disk. Throws what SQLite throws; nothing is stored then. */
  add(submission: NewSubmission): number
  /** All submissions, or those of one form, oldest first. */
  all(form?: FormId): Submission[]
  /** Deletes rows for good, in the file and in its log; returns how many there were. */
  remove(ids: readonly number[]): number
  /** Closing twice does nothing. After it add() and all() throw. */
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
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY,
    received_at TEXT NOT NULL,
    form TEXT NOT NULL,
    locale TEXT NOT NULL,
    fields TEXT NOT NULL CHECK (json_valid(fields))
  ) STRICT`

/**
 * Opens the database of submissions; creates it, and its folder readable by the owner only, when they are not there.
 * Several processes may have it open. Throws an Error that names the file and the cause.
 */
export function openStore(file: string): SubmissionStore {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    database = new DatabaseSync(file, { timeout: 5000 })
    database.exec(setUp)
    return storeIn(database)
  } catch (error) {
    if (database?.isOpen) database.close()
    throw new Error(
      `${file}: expected a database of submissions, or a place to create one; found: ${messageOf(error)}.`,
    )
  }
}

/**
 * The values are kept as JSON: it writes a null byte as \u0000, where plain TEXT would end for SQLite's own functions
 * and for most tools.
 */
function storeIn(database: DatabaseSync): SubmissionStore {
  const insert = database.prepare('INSERT INTO submissions (received_at, form, locale, fields) VALUES (?, ?, ?, ?)')
  const erase = database.prepare('DELETE FROM submissions WHERE id = ?')
  const select = database.prepare(
    'SELECT id, received_at AS receivedAt, form, locale, fields FROM submissions WHERE ?1 IS NULL OR form = ?1 ORDER BY id',
  )
  return {
    add: ({ receivedAt, form, locale, fields }) =>
      Number(insert.run(receivedAt, form, locale, JSON.stringify(fields)).lastInsertRowid),
    all: (form) =>
      select.all(form ?? null).map((row) => ({ ...row, fields: JSON.parse(String(row['fields'])) }) as Submission),
    remove: (ids) => {
      const removed = ids.reduce((sum, id) => sum + Number(erase.run(id).changes), 0)
      // Until then the rows stand in the log.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return removed
    },
    close: () => {
      if (database.isOpen) database.close()
    },
  }
}
