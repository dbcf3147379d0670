import { viewHref } from '../../../src/i18n/href.ts'
import { messageOf } from '../../lib/run.ts'
import { notifiersOf, type Source } from './notify/settings.ts'
import { type Notifier, tellDue } from './notify/tell.ts'
import { withoutApplication } from './notSent.ts'
import type { Rate } from './rate.ts'
import { createReceiver, type ReceiverLimits } from './receiver.ts'
import { removeExpired } from './retention.ts'
import type { SubmissionStore } from './store.ts'

/** What is known when a receiver is built into one file for a host. */
export interface HostedSettings {
  readonly siteUrl: string | null
  /** For every answer of the receiver: the hosts' `_headers` are for files only. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly limits?: Partial<ReceiverLimits>
}

/** What a host gives with each request. */
export interface Host {
  readonly store: SubmissionStore
  readonly rate: Rate
  /** The variables of the host that say how the owner is told. */
  readonly source: Source
  /** The address of the client, as the host knows it. */
  readonly client: string
  /** A page of the site. */
  readonly fetchPage: (address: URL) => Promise<Response>
  /** Called when a submission is stored. The answer does not wait for it. */
  readonly onStored: (notifiers: readonly Notifier[]) => void
}

/** Answers a request that a host hands over; null for one that is not for a form. */
export async function receiveHosted(
  request: Request,
  { siteUrl, headers: fixedHeaders, limits }: HostedSettings,
  { store, rate, source, client, fetchPage, onStored }: Host,
): Promise<Response | null> {
  const notifiers = notifiersIn(source)
  const receive = createReceiver({
    store,
    siteUrl,
    limits,
    rate,
    notices: notifiers.map(({ kind }) => kind),
    onStored: () => onStored(notifiers),
    errorPage: async (locale) => {
      const page = await fetchPage(new URL(viewHref(locale, 'not-sent'), request.url))
      if (!page.ok) throw new Error(`The page "not-sent" has status ${page.status}.`)
      return withoutApplication(await page.text())
    },
  })
  const { method, url, body } = request
  const headers = new Headers(request.headers)
  // The name that the host has found this receiver by.
  headers.set('Host', new URL(url).host)
  const answer = await receive({ method, url, headers, body }, client)
  for (const [name, value] of fixedHeaders) answer?.headers.set(name, value)
  return answer
}

/** Sends the notices that are due and deletes what has been kept for long enough. Never rejects. */
export async function keepUp(store: SubmissionStore, notifiers: readonly Notifier[]): Promise<void> {
  await Promise.all([logged(tellDue(store, notifiers, Date.now)), logged(removeExpired(store, Date.now()))])
}

/** Waits for work that the next message or the schedule does again when it fails. Never rejects. */
export async function logged(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => console.error(`Notices or old submissions are left for later: ${messageOf(error)}`))
}

/** The ways of telling. A bad setting must not cost a message: it is logged, and nobody is told. */
export function notifiersIn(source: Source): readonly Notifier[] {
  try {
    return notifiersOf(source)
  } catch (error) {
    console.error(`Nobody is told of messages: ${messageOf(error)}`)
    return []
  }
}
