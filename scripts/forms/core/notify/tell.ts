import { messageOf } from '../../../lib/run.ts'
import type { ClaimedNotice, NoticeKind, SubmissionStore } from '../store.ts'
import { type Report, reportOf, reportOfRoom } from './report.ts'

/** Tells the owner in one way. */
export interface Notifier {
  readonly kind: NoticeKind
  /** Rejects with what went wrong when it is not known that the owner is told, and when the signal says so. */
  tell(report: Report, signal: AbortSignal): Promise<void>
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

/** The part of the room that messages may take before the owner is warned. */
const NEARLY_FULL = 0.8

/**
 * Warns the owner, in the log too, when messages have come to take most of their room: once, and again when they have taken
 * less in between. Rejects with what the store throws, and when no notifier could tell: the next call then warns again.
 */
export async function warnOfRoom(
  store: SubmissionStore,
  notifiers: readonly Notifier[],
  storeBytes: number,
  clock: () => number,
): Promise<void> {
  const bytes = await store.size()
  const isNearlyFull = bytes >= NEARLY_FULL * storeBytes
  // Noted before it is told, so that of several processes one warns.
  if (!(await store.noteNearlyFull(isNearlyFull))) return
  const report = reportOfRoom(bytes, storeBytes, clock())
  console.error(`${report.subject}. ${report.text.trim()}`)
  const telling = notifiers.map((notifier) => notifier.tell(report, AbortSignal.timeout(TIMEOUT)))
  const failures = (await Promise.allSettled(telling)).filter(({ status }) => status === 'rejected')
  if (failures.length < notifiers.length || notifiers.length === 0) return
  await store.noteNearlyFull(false)
  throw new Error('The owner could not be warned that room is short.')
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
      notifiers.find((notifier) => notifier.kind === kind)?.tell(reportOf(submission), signal),
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
