import type { LocaleCode } from '../../../src/config/locales.ts'
import type { FormId } from '../../../src/forms/fields.ts'

/** A statement of SQLite's dialect with the values of ?1, ?2 and so on. */
export type Statement = readonly [sql: string, ...values: (string | number | null)[]]

export type Row = Readonly<Record<string, unknown>>

/** A database with SQLite's dialect on any platform. */
export interface Database {
  /** Runs statements in one transaction. Resolves to the rows of each once they are durable. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>
  /** Returns the used size in bytes, without deleted rows. */
  size(): Promise<number>
}

interface Message {
  /** ISO 8601 in UTC. */
  readonly receivedAt: string
  readonly form: FormId
  /** The language of the page that was sent, for the reply. */
  readonly locale: LocaleCode
  /** The values as sent, by the field names at that time. Fields that were not sent are missing. */
  readonly fields: Readonly<Partial<Record<string, string>>>
}

export interface NewSubmission extends Message {
  /** A digest of form and fields. */
  readonly key: string
  /** True if the owner gets a mail about it. */
  readonly isMailed: boolean
}

export interface Submission extends Message {
  readonly id: number
  readonly notice: Notice | null
}

/** The mail to the owner about one submission. */
export interface Notice {
  readonly attempts: number
  /** The time of the next attempt, in ms; null once it is sent or abandoned. */
  readonly due: number | null
  /** ISO 8601 in UTC; null until it is sent. */
  readonly sentAt: string | null
  /** The error of the last attempt. */
  readonly failure: string | null
}

/** In ms: an equal submission that comes later is stored again. */
const SAME = 10 * 60_000

const release = 'UPDATE submissions SET key = NULL WHERE key = ?1 AND received_at < ?2'
const insert = `INSERT INTO submissions (received_at, form, locale, fields, key) VALUES (?1, ?2, ?3, ?4, ?5)
  ON CONFLICT (key) DO NOTHING`
// A retry finds the existing notice of its post.
const queue = `INSERT INTO notices (submission, kind, due) SELECT id, 'mail', ?2 FROM submissions WHERE key = ?1
  ON CONFLICT DO NOTHING`
const select = `SELECT json_object('id', id, 'receivedAt', received_at, 'form', form, 'locale', locale, 'fields', json(fields),
    'notice', (
      SELECT json_object('attempts', attempts, 'due', due, 'sentAt', told_at, 'failure', failure)
      FROM notices WHERE submission = id AND kind = 'mail'
    )) AS submission
  FROM submissions WHERE ?1 IS NULL OR id IN (SELECT value FROM json_each(?1)) ORDER BY id`
const erase = 'DELETE FROM submissions WHERE id IN (SELECT value FROM json_each(?1)) RETURNING id'
const eraseBefore = 'DELETE FROM submissions WHERE received_at < ?1'
const claim = `UPDATE notices SET attempts = attempts + 1, due = ?2 WHERE kind = 'mail' AND submission IN (
    SELECT submission FROM notices WHERE kind = 'mail' AND due <= ?1 ORDER BY due LIMIT 20
  ) RETURNING submission`
const settle = `UPDATE notices SET due = ?2, told_at = ?3, failure = ?4 WHERE submission = ?1 AND kind = 'mail'`

export type SubmissionStore = ReturnType<typeof storeIn>

/**
 * Creates a store in a database with the tables of migrations/. Every function rejects with the error of the platform, without
 * changes.
 */
export function storeIn(database: Database) {
  const rowsOf = async (...statement: Statement) => (await database.run([statement]))[0] ?? []
  const read = async (ids: readonly unknown[] | null) =>
    (await rowsOf(select, ids && JSON.stringify(ids))).map(submissionOf)
  return {
    /**
     * Stores a submission and its notice, due immediately, in one transaction. Does nothing if the same was stored within ten
     * minutes: a visitor who got no answer sends it again, also after a reload.
     */
    add: async ({ receivedAt, form, locale, fields, key, isMailed }: NewSubmission): Promise<void> => {
      await database.run([
        [release, key, new Date(Date.parse(receivedAt) - SAME).toISOString()],
        [insert, receivedAt, form, locale, JSON.stringify(fields), key],
        ...(isMailed ? [[queue, key, Date.parse(receivedAt)] as const] : []),
      ])
    },
    /** Returns all submissions, oldest first. */
    all: () => read(null),
    /** Deletes submissions and their notices permanently. Resolves to their number. */
    remove: async (ids: readonly number[]) => (await rowsOf(erase, JSON.stringify(ids))).length,
    /** Deletes submissions received before a time (ISO 8601, UTC). */
    removeBefore: async (time: string) => void (await rowsOf(eraseBefore, time)),
    /** Returns submissions with a notice due at `now` and counts the attempt. Other claims do not return them before `until`. */
    claim: async (now: number, until: number): Promise<Submission[]> => {
      const claimed = await rowsOf(claim, now, until)
      return claimed.length === 0 ? [] : read(claimed.map(({ submission }) => submission))
    },
    /** Stores the result of an attempt. */
    settle: async (submission: number, { due, sentAt, failure }: Omit<Notice, 'attempts'>) =>
      void (await rowsOf(settle, submission, due, sentAt, failure)),
    /** Returns the used size in bytes. */
    size: () => database.size(),
  }
}

const submissionOf = (row: Row): Submission => JSON.parse(String(row['submission']))

/** The used part of a D1 database: https://developers.cloudflare.com/d1/worker-api/d1-database/. */
export interface D1 {
  prepare(sql: string): { bind(...values: (string | number | null)[]): object }
  /** Runs statements in one transaction; size_after is the bytes of the whole database. */
  batch(statements: object[]): Promise<{ readonly results: readonly Row[]; readonly meta: { size_after: number } }[]>
}

/** Adapts a D1 database to the store. */
export function databaseOf(d1: D1): Database {
  return {
    run: async (statements) => {
      const answers = await d1.batch(statements.map(([sql, ...values]) => d1.prepare(sql).bind(...values)))
      return answers.map(({ results }) => results)
    },
    size: async () => (await d1.batch([d1.prepare('SELECT 1').bind()]))[0]?.meta.size_after ?? 0,
  }
}
