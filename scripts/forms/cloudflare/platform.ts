import type { Source } from '../core/notify/settings.ts'
import type { Database, Row } from '../sql/database.ts'

/** What is used of a D1 database: https://developers.cloudflare.com/d1/worker-api/d1-database/. */
export interface D1 {
  prepare(sql: string): { bind(...values: (string | number | null)[]): D1Statement }
  /** In one transaction. */
  batch(statements: D1Statement[]): Promise<{ readonly results: readonly Row[] }[]>
}

type D1Statement = object

/** The bindings of the project: docs/deploying.md says how each is made. */
export interface Bindings extends Source {
  readonly SUBMISSIONS: D1
  /** The files of the site. */
  readonly ASSETS: { fetch(request: Request | URL): Promise<Response> }
}

export interface Context {
  /** Keeps the worker alive after its answer, for half a minute at most. */
  waitUntil(work: Promise<unknown>): void
}

/** A D1 database as the store wants it. */
export function databaseOf(d1: D1): Database {
  return {
    run: async (statements) => {
      const answers = await d1.batch(statements.map(([sql, ...values]) => d1.prepare(sql).bind(...values)))
      return answers.map(({ results }) => results)
    },
  }
}
