/** The Cloudflare worker that receives the forms and passes all other requests to the static files. */

import { viewHref } from '../../../src/i18n/href.ts'
import { messageOf } from '../../lib/run.ts'
import type { NoticeWords } from './mail.ts'
import { removeExpired, sendDue } from './maintenance.ts'
import { rateInDatabase } from './rate.ts'
import { createReceiver } from './receiver.ts'
import { defaultLimits, limitsOf, senderOf, type Variables } from './settings.ts'
import { type D1, databaseOf, type SubmissionStore, storeIn } from './sql.ts'

/** The constants of a build. */
export interface WorkerSettings {
  readonly siteUrl: string | null
  readonly words: NoticeWords
  /** Headers of the receiver's responses, because `_headers` applies to files only. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Defined by the build (scripts/serve/worker.ts). */
declare const __RECEIVER_SETTINGS__: WorkerSettings

/** The bindings of the project. Setup: docs/deploying.md. */
export interface Bindings extends Variables {
  readonly SUBMISSIONS: D1
  /** The files of the site. */
  readonly ASSETS: { fetch(request: Request | URL): Promise<Response> }
}

interface Context {
  /** Keeps the worker alive after its response, for at most 30 seconds. */
  waitUntil(work: Promise<unknown>): void
}

export default {
  async fetch(request: Request, bindings: Bindings, context: Context): Promise<Response> {
    const { siteUrl, headers: fixedHeaders } = __RECEIVER_SETTINGS__
    const database = databaseOf(bindings.SUBMISSIONS)
    const store = storeIn(database)
    const limits = valid('The default limits hold', () => limitsOf(bindings), defaultLimits)
    const receive = createReceiver({
      store,
      siteUrl,
      limits,
      rate: rateInDatabase(database, limits.postsPerMinute, Date.now),
      isMailed: Boolean(bindings.MAIL_API_KEY),
      errorPage: async (locale) => {
        const page = await bindings.ASSETS.fetch(new URL(viewHref(locale, 'not-sent'), request.url))
        if (!page.ok) throw new Error(`The page "not-sent" has status ${page.status}.`)
        return page.text()
      },
      onStored: () => context.waitUntil(maintain(store, bindings)),
    })
    const { method, url, body } = request
    const headers = new Headers(request.headers)
    // The host that Cloudflare has routed to this worker.
    headers.set('Host', new URL(url).host)
    // Cloudflare always sets this header and overwrites the client's.
    const client = headers.get('CF-Connecting-IP') ?? ''
    const answer = await receive({ method, url, headers, body }, client)
    if (answer === null) return bindings.ASSETS.fetch(request)
    for (const [name, value] of fixedHeaders) answer.headers.set(name, value)
    return answer
  },
}

/** Cloudflare Pages has no cron jobs, so each message triggers the maintenance. Never rejects. */
async function maintain(store: SubmissionStore, bindings: Bindings): Promise<void> {
  const { words } = __RECEIVER_SETTINGS__
  const send = valid('No mail is sent', () => senderOf(bindings), null)
  const work = [sendDue(store, { send, words }), removeExpired(store, Date.now())]
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected') console.error(`Mails or old submissions wait: ${messageOf(result.reason)}`)
}

/** Reads a setting. An invalid one is logged and replaced by a fallback, so that no message is lost. */
function valid<T>(otherwise: string, read: () => T, fallback: T): T {
  try {
    return read()
  } catch (error) {
    console.error(`${otherwise}: ${messageOf(error)}`)
    return fallback
  }
}
