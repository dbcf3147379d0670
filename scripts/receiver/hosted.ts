import { messageOf } from '../lib/run.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { createReceiver, type ReceiverOptions } from './receiver.ts'
import { defaultLimits, limitsOf, notifiersOf, type Settings, spamRulesOf, type Variables } from './settings.ts'
import { defaultSpamRules } from './spam.ts'
import type { SubmissionStore } from './store.ts'
import { removeExpired, tellDue, warnOfRoom } from './upkeep.ts'
import type { NoticeWords } from './words.ts'

/** What is known when a receiver is built into one file for a host. */
export interface HostedSettings {
  readonly siteUrl: string | null
  readonly words: NoticeWords
  /** For every answer of the receiver: the hosts' `_headers` are for files only. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** What a host gives with each request. */
export interface Host extends Settings, Required<Pick<ReceiverOptions, 'store' | 'rate' | 'onStored'>> {
  /** The address of the client, as the host knows it. */
  readonly client: string
  /** A page of the site. */
  readonly fetchPage: (address: URL) => Promise<Response>
}

/** Answers a request that a host hands over; null for one that is not for a form. */
export async function receiveHosted(
  request: Request,
  { siteUrl, headers: fixedHeaders }: HostedSettings,
  { client, fetchPage, ...host }: Host,
): Promise<Response | null> {
  const { method, url, body } = request
  const receive = createReceiver({
    ...host,
    siteUrl,
    errorPage: async (locale) => {
      const page = await fetchPage(new URL(viewHref(locale, 'not-sent'), url))
      if (!page.ok) throw new Error(`The page "not-sent" has status ${page.status}.`)
      return page.text()
    },
  })
  const headers = new Headers(request.headers)
  // The name that the host has found this receiver by.
  headers.set('Host', new URL(url).host)
  const answer = await receive({ method, url, headers, body }, client)
  for (const [name, value] of fixedHeaders) answer?.headers.set(name, value)
  return answer
}

/** Sends the notices that are due, deletes what has been kept for long enough and warns when room is short. Never rejects. */
export async function keepUp(store: SubmissionStore, settings: Settings): Promise<void> {
  await Promise.all([logged(tellDue(store, settings)), logged(removeExpired(store, Date.now()))])
  await logged(warnOfRoom(store, settings))
}

/** Waits for work that the next message or the schedule does again when it fails. Never rejects. */
export async function logged(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => console.error(`Notices or old submissions are left for later: ${messageOf(error)}`))
}

/** The settings of a host. A bad one must not cost a message: it is logged; nobody is told, or the default limits hold. */
export function settingsIn(source: Variables, { words }: HostedSettings): Settings {
  return {
    words,
    notifiers: valid('Nobody is told of messages', () => notifiersOf(source), []),
    limits: valid('The default limits hold', () => limitsOf(source), defaultLimits),
    spam: valid('The default rules for spam hold', () => spamRulesOf(source), defaultSpamRules),
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
