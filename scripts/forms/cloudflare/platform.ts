import type { HostVariables } from '../core/hosted.ts'
import type { Database, Row } from '../sql/database.ts'

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

/** The bindings of the project: docs/deploying.md says how each is made. */
export interface Bindings extends HostVariables {
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
    size: async () => (await d1.batch([d1.prepare('SELECT 1').bind()]))[0]?.meta.size_after ?? 0,
  }
}
