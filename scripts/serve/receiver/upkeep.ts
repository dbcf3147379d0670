import { messageOf } from '../../lib/run.ts'
import { facts } from '../../../src/config/site.ts'
import { mailOf, type NoticeWords, type SendMail } from './mail.ts'
import type { Submission, SubmissionStore } from './sql.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The pause after each failed attempt; after the last one the mail is given up, within three days. */
export const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, DAY] as const

/** The limit of one attempt, in ms. */
const TIMEOUT = 30_000

/** The notice of a process that dies while it sends is sent again after this time. */
export const LEASE = 5 * MINUTE

/** The way to send mail to the owner, if there is one, and its words. */
export interface Mailing {
  readonly send: SendMail | null
  readonly words: NoticeWords
}

/** Deletes for good what is older than the privacy page says. */
export async function removeExpired(store: SubmissionStore, now: number): Promise<void> {
  await store.removeBefore(new Date(now - facts.messageRetentionDays * DAY).toISOString())
}

/**
 * Sends the mails that are due and notes each result: a mail is sent at least once, and normally once. Rejects only with errors of the
 * store. The log gets no word of a submission: the error is stored with the notice.
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
  const next = pause === undefined ? 'is given up' : 'is tried again later'
  console.error(
    `Submission ${id}: attempt ${attempts} to mail it failed and ${next}; "npm run submissions" shows the error.`,
  )
}

/** The regular work for a store in a process that lives. */
export interface Upkeep {
  /** Sends the mails that are due, in the background. */
  readonly send: () => void
  readonly stop: () => void
}

/** Deletes old submissions once a day and sends due mails every minute, until it is stopped. */
export function startUpkeep(store: SubmissionStore, mailing: Mailing | null, clock = Date.now): Upkeep {
  let stopped = false
  const inBackground = (what: string, work: () => Promise<void>) => () => {
    work().catch((error) => stopped || console.error(`${what}: ${messageOf(error)}`))
  }
  const send = inBackground('Mails could not be sent', async () => {
    if (mailing) await sendDue(store, mailing, clock)
  })
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
