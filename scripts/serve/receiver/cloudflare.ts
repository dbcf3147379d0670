/** The worker of Cloudflare that receives the forms and leaves everything else to the files of the site. */
import { messageOf } from '../../lib/run.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import type { NoticeWords } from './mail.ts'
import { rateInDatabase } from './rate.ts'
import { createReceiver } from './receiver.ts'
import { defaultLimits, limitsOf, senderOf, type Variables } from './settings.ts'
import { type D1, databaseOf, type SubmissionStore, storeIn } from './sql.ts'
import { removeExpired, sendDue } from './upkeep.ts'

/** The constants of a build. */
export interface WorkerSettings {
  readonly siteUrl: string | null
  readonly words: NoticeWords
  /** The headers of every answer of the receiver: `_headers` is for files only. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Written in by the build (scripts/serve/worker.ts). */
declare const __RECEIVER_SETTINGS__: WorkerSettings

/** The bindings of the project: docs/deploying.md shows how each is made. */
export interface Bindings extends Variables {
  readonly SUBMISSIONS: D1
  /** The files of the site. */
  readonly ASSETS: { fetch(request: Request | URL): Promise<Response> }
}

interface Context {
  /** Keeps the worker alive after its answer, for half a minute at most. */
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
      onStored: () => context.waitUntil(keepUp(store, bindings)),
    })
    const { method, url, body } = request
    const headers = new Headers(request.headers)
    // The name by which Cloudflare has found this worker.
    headers.set('Host', new URL(url).host)
    // Cloudflare sets this header itself, whatever the client has sent.
    const client = headers.get('CF-Connecting-IP') ?? ''
    const answer = await receive({ method, url, headers, body }, client)
    if (answer === null) return bindings.ASSETS.fetch(request)
    for (const [name, value] of fixedHeaders) answer.headers.set(name, value)
    return answer
  },
}

/** Pages has no schedule: each message brings the regular work about. Never rejects. */
async function keepUp(store: SubmissionStore, bindings: Bindings): Promise<void> {
  const { words } = __RECEIVER_SETTINGS__
  const send = valid('No mail is sent', () => senderOf(bindings), null)
  const work = [sendDue(store, { send, words }), removeExpired(store, Date.now())]
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected') console.error(`Mails or old submissions wait: ${messageOf(result.reason)}`)
}

/** A bad setting must not cost a message: it is logged. */
function valid<T>(otherwise: string, read: () => T, fallback: T): T {
  try {
    return read()
  } catch (error) {
    console.error(`${otherwise}: ${messageOf(error)}`)
    return fallback
  }
}
