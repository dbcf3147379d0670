import { facts } from '../../../src/config/site.ts'
import { messageOf } from '../../lib/run.ts'
import { mailOf, type NoticeWords, type SendMail } from './mail.ts'
import type { Submission, SubmissionStore } from './sql.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The pause after each failed attempt, in ms. After the last attempt, within three days, the mail is abandoned. */
export const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, DAY] as const

/** Timeout of an attempt, in ms. */
const TIMEOUT = 30_000

/** Time after which a notice is sent again if the process dies while sending, in ms. */
export const LEASE = 5 * MINUTE

/** The mail sender, if any, and the texts of mails. */
export interface Mailing {
  readonly send: SendMail | null
  readonly words: NoticeWords
}

/** Permanently deletes submissions older than the retention period on the privacy page. */
export async function removeExpired(store: SubmissionStore, now: number): Promise<void> {
  await store.removeBefore(new Date(now - facts.messageRetentionDays * DAY).toISOString())
}

/**
 * Sends due mails and stores the results. A mail is sent at least once, normally exactly once. Rejects only with errors of
 * the store. Mail errors are stored with the notice, so that the log contains no part of a submission.
 */
export async function sendDue(store: SubmissionStore, { send, words }: Mailing, clock = Date.now): Promise<void> {
  if (send === null) return
  const claimed = await store.claim(clock(), clock() + LEASE)
  await Promise.all(
    claimed.map(async (submission) => {
      const failure = await send(mailOf(submission, words), AbortSignal.timeout(TIMEOUT)).then(() => null, messageOf)
      await settle(store, submission, failure, clock())
    }),
  )
}

async function settle(store: SubmissionStore, { id, notice }: Submission, failure: string | null, now: number) {
  if (failure === null) return store.settle(id, { due: null, sentAt: new Date(now).toISOString(), failure })
  const attempts = notice?.attempts ?? 1
  const pause = pauses[attempts - 1]
  await store.settle(id, {
    due: pause === undefined ? null : now + pause,
    sentAt: null,
    failure: failure.slice(0, 300),
  })
  const next = pause === undefined ? 'is abandoned' : 'is tried again later'
  console.error(
    `Submission ${id}: attempt ${attempts} to mail it failed and ${next}; "npm run submissions" shows the error.`,
  )
}

/**
 * Deletes old submissions once a day and sends due mails every minute, until it is stopped. Returns functions that send due mails
 * in the background, and stop.
 */
export function startMaintenance(store: SubmissionStore, mailing: Mailing, clock = Date.now) {
  let stopped = false
  const inBackground = (what: string, work: () => Promise<void>) => () => {
    work().catch((error) => stopped || console.error(`${what}: ${messageOf(error)}`))
  }
  const send = inBackground('Mails could not be sent', () => sendDue(store, mailing, clock))
  const remove = inBackground('Old submissions could not be deleted', () => removeExpired(store, clock()))
  remove()
  send()
  const timers = [setInterval(remove, DAY).unref(), setInterval(send, MINUTE).unref()]
  return {
    send,
    stop: () => {
      stopped = true
      for (const timer of timers) clearInterval(timer)
    },
  }
}
