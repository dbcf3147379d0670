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
