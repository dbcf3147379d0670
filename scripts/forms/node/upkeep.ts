import { messageOf } from '../../lib/run.ts'
import { removeExpired } from '../core/retention.ts'
import type { SubmissionStore } from '../core/store.ts'

const DAY = 86_400_000

/** Deletes what has been kept for long enough, now and once a day until the returned function is called. */
export function keepUp(store: SubmissionStore, clock: () => number = Date.now): () => void {
  const remove = () => {
    removeExpired(store, clock()).catch((error) =>
      console.error(`Old submissions could not be deleted: ${messageOf(error)}`),
    )
  }
  remove()
  const daily = setInterval(remove, DAY).unref()
  return () => clearInterval(daily)
}
