import { isDeepStrictEqual } from 'node:util'
import { securityHeaders } from '../../scripts/hosting/policy.ts'
import type { SiteEnv } from '../../src/config/env.ts'
import type { Answer, Send } from './http.ts'

/** A running server, and what is known of the site that it serves. */
export interface Subject {
  readonly send: Send
  /** The codings that the server can send, those with the smallest files first. */
  readonly codings: readonly string[]
  /** The folder that it serves. */
  readonly folder: string
  /** All files of the folder, as addresses. */
  readonly files: readonly string[]
  readonly env: SiteEnv
}

/** What the files with each coding end in. */
export const suffixes: Readonly<Record<string, string>> = { identity: '', br: '.br', gzip: '.gz' }

/** One line of the table. */
export interface Row {
  readonly name: string
  readonly check: (subject: Subject, probe: Probe) => Promise<void>
}

/** Counts the comparisons of a row and keeps those that failed. */
export class Probe {
  count = 0
  readonly problems: string[] = []

  equal(found: unknown, expected: unknown, where: string): void {
    this.count += 1
    const same =
      Buffer.isBuffer(found) && Buffer.isBuffer(expected) ? found.equals(expected) : isDeepStrictEqual(found, expected)
    if (!same) this.problems.push(`${where}: expected ${show(expected)}, found ${show(found)}`)
  }

  match(found: unknown, expected: RegExp, where: string): void {
    this.count += 1
    if (typeof found !== 'string' || !expected.test(found))
      this.problems.push(`${where}: expected ${expected}, found ${show(found)}`)
  }

  /** Whether an answer has the headers that every one has. */
  hasHeaders({ headers }: Answer, env: SiteEnv, where: string): void {
    for (const [name, value] of securityHeaders(env)) this.equal(headers[name.toLowerCase()], value, `${where} ${name}`)
  }

  holds(truth: boolean, expected: string, where: string): void {
    this.count += 1
    if (!truth) this.problems.push(`${where}: expected ${expected}`)
  }
}

/** Buffers are compared by content and shown by size. */
function show(value: unknown): string {
  return Buffer.isBuffer(value) ? `${value.length} bytes` : JSON.stringify(value)
}

/** Runs a function over a list, so many at a time. */
export async function each<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: 8 }, work))
}
