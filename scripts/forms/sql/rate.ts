import { hex } from '../core/key.ts'
import type { Rate } from '../core/rate.ts'
import type { Database } from './database.ts'

const forget = 'DELETE FROM posts WHERE minute < ?1'
const count = `INSERT INTO posts (client, minute, count) VALUES (?1, ?2, 1)
  ON CONFLICT (client) DO UPDATE SET count = count + 1 RETURNING count`

/** Counts the posts of each client by the minute, in a database that has the tables of migrations/. No address is stored. */
export function rateIn(database: Database, postsPerMinute: number, clock: () => number): Rate {
  return async (client) => {
    const minutes = clock() / 60_000
    const minute = Math.floor(minutes)
    const name = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${minute} ${client}`)))
    const [, rows] = await database.run([
      [forget, minute],
      [count, name, minute],
    ])
    return Number(rows?.[0]?.['count']) > postsPerMinute ? Math.ceil((minute + 1 - minutes) * 60) : 0
  }
}
