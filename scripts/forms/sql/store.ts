import type { Submission, SubmissionStore } from '../core/store.ts'
import type { Database, Row } from './database.ts'

const insert =
  'INSERT INTO submissions (received_at, form, locale, fields, key) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (key) DO NOTHING'
const erase = 'DELETE FROM submissions WHERE id IN (SELECT value FROM json_each(?1)) RETURNING id'
const select = `SELECT id, received_at AS receivedAt, form, locale, fields FROM submissions
  WHERE (?1 IS NULL OR form = ?1) AND (?2 IS NULL OR received_at < ?2) ORDER BY id`

/**
 * Submissions in a database that has the tables of migrations/. The values are kept as JSON: it writes a null byte as
 * \u0000, where plain TEXT would end for SQLite's own functions and for most tools.
 */
export function storeIn(database: Database): SubmissionStore {
  const rowsOf = async (sql: string, ...values: (string | number | null)[]) =>
    (await database.run([[sql, ...values]]))[0] ?? []
  return {
    add: async ({ receivedAt, form, locale, fields, key }) => {
      await rowsOf(insert, receivedAt, form, locale, JSON.stringify(fields), key)
    },
    all: async ({ form = null, before = null } = {}) => (await rowsOf(select, form, before)).map(submissionOf),
    remove: async (ids) => (await rowsOf(erase, JSON.stringify(ids))).length,
  }
}

function submissionOf(row: Row): Submission {
  return { ...row, fields: JSON.parse(String(row['fields'])) } as Submission
}
