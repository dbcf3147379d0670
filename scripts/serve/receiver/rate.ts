import type { Database } from './sql.ts'

/**
 * Counts the posts of a client. Resolves to 0, or to the seconds to wait if the client or all clients together exceed a
 * limit.
 */
export type Rate = (client: string, posts: number) => Promise<number>

/** In multiples of a client's limit per minute: the limit of a client per day, and that of all clients per minute. */
export const MOST = 10

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Adds posts to a count that ends at a time in ms. Resolves to the sum. */
type Add = (name: string, end: number, posts: number) => Promise<number>

/** A post beyond one limit does not count towards the next ones, so a single client cannot use up the limit of all. */
function rateOf(add: Add, postsPerMinute: number, clock: () => number): Rate {
  return async (client, posts) => {
    for (const [name, span, most] of [
      [client, MINUTE, postsPerMinute],
      [`day ${client}`, DAY, MOST * postsPerMinute],
      ['all', MINUTE, MOST * postsPerMinute],
    ] as const) {
      const end = (Math.floor(clock() / span) + 1) * span
      if ((await add(name, end, posts)) > most) return Math.ceil((end - clock()) / 1000)
    }
    return 0
  }
}

/** Counts in memory. */
export function rateInMemory(postsPerMinute: number, clock: () => number): Rate {
  /** The counts by the ends of their times. */
  const counts = new Map<number, Map<string, number>>()
  const add: Add = async (name, end, posts) => {
    for (const past of counts.keys()) if (past <= clock()) counts.delete(past)
    const current = counts.get(end) ?? new Map<string, number>()
    const sum = (current.get(name) ?? 0) + posts
    counts.set(end, current.set(name, sum))
    return sum
  }
  return rateOf(add, postsPerMinute, clock)
}

const forget = 'DELETE FROM posts WHERE minute <= ?1'
// `minute` is that of the end.
const count = `INSERT INTO posts (client, minute, count) VALUES (?1, ?2, ?3)
  ON CONFLICT (client) DO UPDATE SET count = count + excluded.count RETURNING count`

/** Counts in a database, for platforms without long-lived processes. Stores no addresses. */
export function rateInDatabase(database: Database, postsPerMinute: number, clock: () => number): Rate {
  const add: Add = async (name, end, posts) => {
    const [, counted] = await database.run([
      [forget, Math.floor(clock() / MINUTE)],
      [count, await digestOf(`${end} ${name}`), end / MINUTE, posts],
    ])
    return Number(counted?.[0]?.['count'])
  }
  return rateOf(add, postsPerMinute, clock)
}

/** Returns the network of a client: the IPv4 address, or the IPv6 /64, the prefix of one connection (RFC 6177). */
export function networkOf(address: string): string {
  // In the canonical form (RFC 5952).
  const canonical = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1)
  if (canonical === undefined) return address
  const [left = [], right = []] = canonical.split('::').map((part) => part.split(':'))
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** Returns the SHA-256 of a text in hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
