/**
 * Counts what a client sends, in posts; resolves to 0, or, when it or all clients together have sent too many, to the seconds
 * that it has to wait.
 */
export type Rate = (client: string, posts: number) => Promise<number>

/** All clients together may send what so many of them may. What one sends beyond its limit takes nothing from the others. */
export const MOST_CLIENTS = 10

/** How large a post is that counts as one: a larger one counts for as many as it fills. */
export const POST_BYTES = 8 * 1024

/** Counts the posts of each client by the minute, in the memory of this process. */
export function rateInMemory(postsPerMinute: number, clock: () => number): Rate {
  const counts = new Map<string, number>()
  let minute = Number.NaN
  return async (client, posts) => {
    const minutes = clock() / 60_000
    if (Math.floor(minutes) !== minute) counts.clear()
    minute = Math.floor(minutes)
    const count = (name: string) => {
      const sum = (counts.get(name) ?? 0) + posts
      counts.set(name, sum)
      return sum
    }
    const isTooMuch = count(client) > postsPerMinute || count('all') > MOST_CLIENTS * postsPerMinute
    return isTooMuch ? Math.ceil((minute + 1 - minutes) * 60) : 0
  }
}

/** What is counted as one client: an address of IPv4, of IPv6 the /64, which one connection has as a whole (RFC 6177). */
export function networkOf(address: string): string {
  // In the one form of RFC 5952.
  const canonical = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1)
  if (canonical === undefined) return address
  const [left = [], right = []] = canonical.split('::').map((part) => part.split(':'))
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
