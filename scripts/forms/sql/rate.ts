import { hex } from '../core/key.ts'
import { MOST_CLIENTS, type Rate } from '../core/rate.ts'
import type { Database } from './database.ts'

const forget = 'DELETE FROM posts WHERE minute < ?1'
const count = `INSERT INTO posts (client, minute, count) VALUES (?1, ?2, ?3)
  ON CONFLICT (client) DO UPDATE SET count = count + excluded.count RETURNING count`
const countAll = `INSERT INTO posts (client, minute, count)
  SELECT 'all', ?2, ?3 FROM posts WHERE client = ?1 AND count <= ?4
  ON CONFLICT (client) DO UPDATE SET count = count + excluded.count RETURNING count`

/** Counts the posts of each client by the minute, in a database that has the tables of migrations/. No address is stored. */
export function rateIn(database: Database, postsPerMinute: number, clock: () => number): Rate {
  return async (client, posts) => {
    const minutes = clock() / 60_000
    const minute = Math.floor(minutes)
    const name = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${minute} ${client}`)))
    const [, own, all] = await database.run([
      [forget, minute],
      [count, name, minute, posts],
      [countAll, name, minute, posts, postsPerMinute],
    ])
    const isTooMuch =
      Number(own?.[0]?.['count']) > postsPerMinute || Number(all?.[0]?.['count']) > MOST_CLIENTS * postsPerMinute
    return isTooMuch ? Math.ceil((minute + 1 - minutes) * 60) : 0
  }
}
