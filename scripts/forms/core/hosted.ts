import { viewHref } from '../../../src/i18n/href.ts'
import { messageOf } from '../../lib/run.ts'
import { defaultLimits, type LimitSource, limitsOf, type ReceiverLimits } from './limits.ts'
import { notifiersOf, type Source } from './notify/settings.ts'
import { type Notifier, tellDue, warnOfRoom } from './notify/tell.ts'
import { withoutApplication } from './notSent.ts'
import type { Rate } from './rate.ts'
import { createReceiver } from './receiver.ts'
import { removeExpired } from './retention.ts'
import type { SubmissionStore } from './store.ts'

/** What is known when a receiver is built into one file for a host. */
export interface HostedSettings {
  readonly siteUrl: string | null
  /** For every answer of the receiver: the hosts' `_headers` are for files only. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** The variables of a host that set limits and say how the owner is told. */
export type HostVariables = Source & LimitSource

/** What they come to. */
export interface HostSettings {
  readonly notifiers: readonly Notifier[]
  readonly limits: ReceiverLimits
}

/** What a host gives with each request. */
export interface Host extends HostSettings {
  readonly store: SubmissionStore
  readonly rate: Rate
  /** The address of the client, as the host knows it. */
  readonly client: string
  /** A page of the site. */
  readonly fetchPage: (address: URL) => Promise<Response>
  /** Called when a submission is stored. The answer does not wait for it. */
  readonly onStored: () => void
}

/** Answers a request that a host hands over; null for one that is not for a form. */
export async function receiveHosted(
  request: Request,
  { siteUrl, headers: fixedHeaders }: HostedSettings,
  { store, rate, notifiers, limits, client, fetchPage, onStored }: Host,
): Promise<Response | null> {
  const receive = createReceiver({
    store,
    siteUrl,
    limits,
    rate,
    notices: notifiers.map(({ kind }) => kind),
    onStored,
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

/** Sends the notices that are due, deletes what has been kept for long enough and warns when room is short. Never rejects. */
export async function keepUp(store: SubmissionStore, { notifiers, limits }: HostSettings): Promise<void> {
  await Promise.all([logged(tellDue(store, notifiers, Date.now)), logged(removeExpired(store, Date.now()))])
  await logged(warnOfRoom(store, notifiers, limits.storeBytes, Date.now))
}

/** Waits for work that the next message or the schedule does again when it fails. Never rejects. */
export async function logged(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => console.error(`Notices or old submissions are left for later: ${messageOf(error)}`))
}

/** The settings of a host. A bad one must not cost a message: it is logged; nobody is told, or the default limits hold. */
export function settingsIn(source: HostVariables): HostSettings {
  return {
    notifiers: valid('Nobody is told of messages', () => notifiersOf(source), []),
    limits: valid('The default limits hold', () => limitsOf(source), defaultLimits),
  }
}

function valid<T>(otherwise: string, read: () => T, fallback: T): T {
  try {
    return read()
  } catch (error) {
    console.error(`${otherwise}: ${messageOf(error)}`)
    return fallback
  }
}
