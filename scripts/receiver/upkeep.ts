import { messageOf } from '../lib/run.ts'
import { facts } from '../../src/config/site.ts'
import { reportOf, reportOfRoom } from './notify.ts'
import { defaultLimits, type Settings } from './settings.ts'
import type { ClaimedNotice, SubmissionStore } from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long is waited after each try that failed; after as many and one more it is given up, within three days. */
export const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, DAY] as const

/** How long one try may take, in ms. */
const TIMEOUT = 30_000

/** A process that dies between telling and noting it leaves the notice to others, which tell again after this time. */
export const LEASE = 5 * MINUTE

/** The part of the room that messages may take before the owner is warned. */
const NEARLY_FULL = 0.8

type Clock = () => number

/** Deletes for good what is older than the privacy page says that it is kept. */
export async function removeExpired(store: SubmissionStore, now: number): Promise<void> {
  const before = new Date(now - facts.messageRetentionDays * DAY).toISOString()
  const expired = await store.all({ before })
  if (expired.length > 0) await store.remove(expired.map(({ id }) => id))
}

/**
 * Sends the notices that are due and notes what has become of each: a notice is sent at least once, and normally once. Rejects
 * only with what the store throws. The log gets no word of a submission: what went wrong is kept beside it.
 */
export async function tellDue(
  store: SubmissionStore,
  settings: Partial<Settings>,
  clock: Clock = Date.now,
): Promise<void> {
  const { notifiers = [] } = settings
  if (notifiers.length === 0) return
  const kinds = notifiers.map(({ kind }) => kind)
  const claimed = await store.claim({ now: clock(), until: clock() + LEASE, kinds })
  await Promise.all(claimed.map((notice) => tell(store, settings, clock, notice)))
}

async function tell(
  store: SubmissionStore,
  { notifiers = [], words }: Partial<Settings>,
  clock: Clock,
  { submission, kind, attempts }: ClaimedNotice,
): Promise<void> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    await Promise.race([
      notifiers.find((notifier) => notifier.kind === kind)?.tell(reportOf(submission, words), signal),
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

/**
 * Warns the owner, in the log too, when messages have come to take most of their room: once, and again when they have taken
 * less in between. Rejects with what the store throws, and when no notifier could tell: the next call then warns again.
 */
export async function warnOfRoom(
  store: SubmissionStore,
  { notifiers = [], limits: { storeBytes } = defaultLimits, words }: Partial<Settings>,
  clock: Clock = Date.now,
): Promise<void> {
  const bytes = await store.size()
  const isNearlyFull = bytes >= NEARLY_FULL * storeBytes
  // Noted before it is told, so that of several processes one warns.
  if (!(await store.noteNearlyFull(isNearlyFull))) return
  const report = reportOfRoom(bytes, storeBytes, clock(), words)
  console.error(`${report.subject}. ${report.text.trim()}`)
  const telling = notifiers.map((notifier) => notifier.tell(report, AbortSignal.timeout(TIMEOUT)))
  const failures = (await Promise.allSettled(telling)).filter(({ status }) => status === 'rejected')
  if (failures.length < notifiers.length || notifiers.length === 0) return
  await store.noteNearlyFull(false)
  throw new Error('The owner could not be warned that room is short.')
}

/** What is done for a store while a process lives. */
export interface Upkeep {
  /** Sends the notices that are due and warns when room is short, in the background. */
  tell(): void
  stop(): void
}

/**
 * Until it is stopped: once a day deletes what has been kept for long enough, every minute sends notices that are due. Warns
 * when room is short, now and with every message.
 */
export function startUpkeep(store: SubmissionStore, settings: Partial<Settings> = {}, clock: Clock = Date.now): Upkeep {
  let stopped = false
  const inBackground = (what: string, work: () => Promise<unknown>) => () => {
    work().catch((error) => stopped || console.error(`${what}: ${messageOf(error)}`))
  }
  const send = inBackground('Notices could not be sent', () => tellDue(store, settings, clock))
  const warn = inBackground('The room could not be watched', () => warnOfRoom(store, settings, clock))
  const remove = inBackground('Old submissions could not be deleted', () => removeExpired(store, clock()))
  const tell = () => {
    send()
    warn()
  }
  remove()
  tell()
  const timers = [setInterval(remove, DAY).unref(), setInterval(send, MINUTE).unref()]
  return {
    tell,
    stop: () => {
      stopped = true
      for (const timer of timers) clearInterval(timer)
    },
  }
}
