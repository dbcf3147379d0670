/** Counts a post of a client; resolves to 0, or, when the client has sent too many, to the seconds that it has to wait. */
export type Rate = (client: string) => Promise<number>

/** Counts the posts of each client by the minute, in the memory of this process. */
export function rateInMemory(postsPerMinute: number, clock: () => number): Rate {
  const counts = new Map<string, number>()
  let minute = Number.NaN
  return async (client) => {
    const minutes = clock() / 60_000
    if (Math.floor(minutes) !== minute) counts.clear()
    minute = Math.floor(minutes)
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return count > postsPerMinute ? Math.ceil((minute + 1 - minutes) * 60) : 0
  }
}
