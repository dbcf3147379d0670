import type { Database } from './sql.ts'

/**
 * Counts the posts of a client. Resolves to 0, or to the seconds to wait if the client or all clients together exceed the
 * limit per minute.
 */
export type Rate = (client: string, posts: number) => Promise<number>

/** The total limit in multiples of a client's limit. Posts over the client's own limit do not count towards the total. */
export const MOST_CLIENTS = 10

type Count = (client: string, minute: number, posts: number) => Promise<{ readonly own: number; readonly all: number }>

function rateOf(count: Count, postsPerMinute: number, clock: () => number): Rate {
  return async (client, posts) => {
    const minutes = clock() / 60_000
    const minute = Math.floor(minutes)
    const { own, all } = await count(client, minute, posts)
    const isTooMuch = own > postsPerMinute || all > MOST_CLIENTS * postsPerMinute
    return isTooMuch ? Math.ceil((minute + 1 - minutes) * 60) : 0
  }
}

/** Counts in memory. */
export function rateInMemory(postsPerMinute: number, clock: () => number): Rate {
  const counts = new Map<string, number>()
  let current = Number.NaN
  const add = (name: string, posts: number) => {
    const sum = (counts.get(name) ?? 0) + posts
    counts.set(name, sum)
    return sum
  }
  const count: Count = async (client, minute, posts) => {
    if (minute !== current) counts.clear()
    current = minute
    const own = add(client, posts)
    return { own, all: own > postsPerMinute ? 0 : add('all', posts) }
  }
  return rateOf(count, postsPerMinute, clock)
}

const forget = 'DELETE FROM posts WHERE minute < ?1'
const countOwn = `INSERT INTO posts (client, minute, count) VALUES (?1, ?2, ?3)
  ON CONFLICT (client) DO UPDATE SET count = count + excluded.count RETURNING count`
const countAll = `INSERT INTO posts (client, minute, count)
  SELECT 'all', ?2, ?3 FROM posts WHERE client = ?1 AND count <= ?4
  ON CONFLICT (client) DO UPDATE SET count = count + excluded.count RETURNING count`

/** Counts in a database, for platforms without long-lived processes. Stores no addresses. */
export function rateInDatabase(database: Database, postsPerMinute: number, clock: () => number): Rate {
  const count: Count = async (client, minute, posts) => {
    const name = await digestOf(`${minute} ${client}`)
    const [, own, all] = await database.run([
      [forget, minute],
      [countOwn, name, minute, posts],
      [countAll, name, minute, posts, postsPerMinute],
    ])
    return { own: Number(own?.[0]?.['count']), all: Number(all?.[0]?.['count']) }
  }
  return rateOf(count, postsPerMinute, clock)
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
