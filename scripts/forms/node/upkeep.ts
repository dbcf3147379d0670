import { messageOf } from '../../lib/run.ts'
import { defaultLimits } from '../core/limits.ts'
import { type Notifier, tellDue, warnOfRoom } from '../core/notify/tell.ts'
import { removeExpired } from '../core/retention.ts'
import type { SubmissionStore } from '../core/store.ts'

const MINUTE = 60_000
const DAY = 86_400_000

export interface Upkeep {
  /** Sends the notices that are due and warns when room is short, in the background. */
  tell(): void
  stop(): void
}

/**
 * Until it is stopped: once a day deletes what has been kept for long enough, every minute sends notices that are due. Warns
 * when room is short, now and with every message.
 */
export function keepUp(
  store: SubmissionStore,
  notifiers: readonly Notifier[] = [],
  clock: () => number = Date.now,
  storeBytes: number = defaultLimits.storeBytes,
): Upkeep {
  let stopped = false
  const inBackground = (what: string, work: () => Promise<unknown>) => () => {
    work().catch((error) => stopped || console.error(`${what}: ${messageOf(error)}`))
  }
  const tell = inBackground('Notices could not be sent', () => tellDue(store, notifiers, clock))
  const warn = inBackground('The room could not be watched', () => warnOfRoom(store, notifiers, storeBytes, clock))
  const remove = inBackground('Old submissions could not be deleted', () => removeExpired(store, clock()))
  remove()
  tell()
  warn()
  const timers = [setInterval(remove, DAY).unref(), setInterval(tell, MINUTE).unref()]
  return {
    tell: () => {
      tell()
      warn()
    },
    stop: () => {
      stopped = true
      for (const timer of timers) clearInterval(timer)
    },
  }
}
