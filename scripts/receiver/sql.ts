import type { ClaimedNotice, Submission, SubmissionStore } from './store.ts'

/** A statement of SQLite's dialect with the values of ?1, ?2 and so on. */
export type Statement = readonly [sql: string, ...values: (string | number | null)[]]

export type Row = Readonly<Record<string, unknown>>

/** A database of SQLite's dialect, wherever it runs. */
export interface Database {
  /** Runs statements in one transaction, all or none; resolves to the rows of each once they are stored for good. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>
  /** How many bytes it takes, those of deleted rows left out. */
  size(): Promise<number>
}

const insert = `INSERT INTO submissions (received_at, form, locale, fields, key, doubts) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
  ON CONFLICT (key) DO NOTHING`
// A retry finds the notices of the post that it repeats.
const queue = `INSERT INTO notices (submission, kind, due)
  SELECT submissions.id, json_each.value, ?3 FROM submissions, json_each(?2) WHERE submissions.key = ?1
  ON CONFLICT DO NOTHING`
const erase = 'DELETE FROM submissions WHERE id IN (SELECT value FROM json_each(?1)) RETURNING id'
const select = `SELECT id, received_at AS receivedAt, form, locale, fields, doubts, (
    SELECT json_group_array(json_object('kind', kind, 'attempts', attempts, 'due', due, 'toldAt', told_at, 'failure', failure))
    FROM notices WHERE submission = id
  ) AS notices FROM submissions
  WHERE (?1 IS NULL OR form = ?1) AND (?2 IS NULL OR received_at < ?2)
    AND (?3 IS NULL OR id IN (SELECT value FROM json_each(?3))) ORDER BY id`
const claim = `UPDATE notices SET attempts = attempts + 1, due = ?2 WHERE (submission, kind) IN (
    SELECT submission, kind FROM notices WHERE due <= ?1 AND kind IN (SELECT value FROM json_each(?3)) ORDER BY due LIMIT 20
  ) RETURNING submission, kind, attempts`
const noteFull = 'INSERT INTO nearly_full VALUES (1) ON CONFLICT DO NOTHING RETURNING id'
const noteRoom = 'DELETE FROM nearly_full'
const settle = 'UPDATE notices SET due = ?3, told_at = ?4, failure = ?5 WHERE submission = ?1 AND kind = ?2'

/**
 * Submissions in a database that has the tables of migrations/. The values are kept as JSON: it writes a null byte as
 * \u0000, where plain TEXT would end for SQLite's own functions and for most tools.
 */
export function storeIn(database: Database): SubmissionStore {
  const rowsOf = async (...statement: Statement) => (await database.run([statement]))[0] ?? []
  const store: SubmissionStore = {
    add: async ({ receivedAt, form, locale, fields, doubts = [], key, notices }) => {
      await database.run([
        [insert, receivedAt, form, locale, JSON.stringify(fields), key, JSON.stringify(doubts)],
        [queue, key, JSON.stringify(notices), Date.parse(receivedAt)],
      ])
    },
    all: async ({ form = null, before = null, ids } = {}) =>
      (await rowsOf(select, form, before, ids ? JSON.stringify(ids) : null)).map(submissionOf),
    remove: async (ids) => (await rowsOf(erase, JSON.stringify(ids))).length,
    claim: async ({ now, until, kinds }) => {
      const claimed = await rowsOf(claim, now, until, JSON.stringify(kinds))
      if (claimed.length === 0) return []
      const submissions = await store.all({ ids: claimed.map(({ submission }) => Number(submission)) })
      return claimed.flatMap(({ submission: id, ...notice }) => {
        const submission = submissions.find((found) => found.id === id)
        return submission ? [{ ...notice, submission } as ClaimedNotice] : []
      })
    },
    settle: async (submission, kind, { due, toldAt, failure }) => {
      await rowsOf(settle, submission, kind, due, toldAt, failure)
    },
    size: () => database.size(),
    noteNearlyFull: async (isNearlyFull) => (await rowsOf(isNearlyFull ? noteFull : noteRoom)).length > 0,
  }
  return store
}

function submissionOf(row: Row): Submission {
  return {
    ...row,
    fields: JSON.parse(String(row['fields'])),
    doubts: JSON.parse(String(row['doubts'] ?? '[]')),
    notices: JSON.parse(String(row['notices'])),
  } as Submission
}

/** What is used of a D1 database: https://developers.cloudflare.com/d1/worker-api/d1-database/. */
export interface D1 {
  prepare(sql: string): { bind(...values: (string | number | null)[]): D1Statement }
  /** In one transaction. */
  batch(statements: D1Statement[]): Promise<{ readonly results: readonly Row[]; readonly meta: Meta }[]>
}

type D1Statement = object

interface Meta {
  /** The bytes of the whole database. */
  readonly size_after: number
}

/** A D1 database as the store wants it. */
export function databaseOf(d1: D1): Database {
  return {
    run: async (statements) => {
      const answers = await d1.batch(statements.map(([sql, ...values]) => d1.prepare(sql).bind(...values)))
      return answers.map(({ results }) => results)
    },
    size: async () => (await d1.batch([d1.prepare('SELECT 1').bind()]))[0]?.meta.size_after ?? 0,
  }
}
