import { facts } from '../../../src/config/site.ts'
import type { SubmissionStore } from './store.ts'

const DAY = 86_400_000

/** Deletes for good what is older than the privacy page says that it is kept; resolves to how many there were. */
export async function removeExpired(store: SubmissionStore, now: number): Promise<number> {
  const before = new Date(now - facts.messageRetentionDays * DAY).toISOString()
  const expired = await store.all({ before })
  return expired.length === 0 ? 0 : store.remove(expired.map(({ id }) => id))
}
