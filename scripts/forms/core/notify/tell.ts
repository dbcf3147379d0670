import { messageOf } from '../../../lib/run.ts'
import type { ClaimedNotice, NoticeKind, Submission, SubmissionStore } from '../store.ts'

/** Tells the owner of a submission in one way. */
export interface Notifier {
  readonly kind: NoticeKind
  /** Rejects with what went wrong when it is not known that the owner is told, and when the signal says so. */
  tell(submission: Submission, signal: AbortSignal): Promise<void>
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long is waited after each try that failed; after as many and one more it is given up, within three days. */
export const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR] as const

/** How long one try may take, in ms. */
const TIMEOUT = 30_000

/** A process that dies between telling and noting it leaves the notice to others, which tell again after this time. */
export const LEASE = 5 * MINUTE

/**
 * Sends the notices that are due and notes what has become of each: a notice is sent at least once, and normally once. Rejects
 * only with what the store throws. The log gets no word of a submission: what went wrong is kept beside it.
 */
export async function tellDue(
  store: SubmissionStore,
  notifiers: readonly Notifier[],
  clock: () => number,
): Promise<void> {
  if (notifiers.length === 0) return
  const kinds = notifiers.map(({ kind }) => kind)
  const claimed = await store.claim({ now: clock(), until: clock() + LEASE, kinds })
  await Promise.all(claimed.map((notice) => tell(store, notifiers, clock, notice)))
}

async function tell(
  store: SubmissionStore,
  notifiers: readonly Notifier[],
  clock: () => number,
  { submission, kind, attempts }: ClaimedNotice,
): Promise<void> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    await Promise.race([
      notifiers.find((notifier) => notifier.kind === kind)?.tell(submission, signal),
      aborted(signal),
    ])
  } catch (error) {
    const pause = pauses[attempts - 1]
    const due = pause === undefined ? null : clock() + pause
    await store.settle(submission.id, kind, { due, toldAt: null, failure: messageOf(error).slice(0, 300) })
    const what = due === null ? 'is given up' : 'is tried again later'
    console.error(
      `Submission ${submission.id}: try ${attempts} to tell of it (${kind}) failed and ${what}; "npm run submissions" says why.`,
    )
    return
  }
  await store.settle(submission.id, kind, { due: null, toldAt: new Date(clock()).toISOString(), failure: null })
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${TIMEOUT / 1000} s`)))
  })
}
