import { viewHref } from '../../../src/i18n/href.ts'
import { messageOf } from '../../lib/run.ts'
import { notifiersOf } from '../core/notify/settings.ts'
import { type Notifier, tellDue } from '../core/notify/tell.ts'
import { withoutApplication } from '../core/notSent.ts'
import { createReceiver, defaultLimits, type ReceiverLimits } from '../core/receiver.ts'
import { removeExpired } from '../core/retention.ts'
import type { SubmissionStore } from '../core/store.ts'
import { rateIn } from '../sql/rate.ts'
import { storeIn } from '../sql/store.ts'
import { type Bindings, type Context, databaseOf } from './platform.ts'

/** What is known when the worker is built. */
export interface WorkerSettings {
  readonly siteUrl: string | null
  /** For every answer of the receiver: the host's `_headers` are for files only. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly limits?: Partial<ReceiverLimits>
}

/** A worker of Cloudflare that receives the forms and leaves everything else to the files of the site. */
export function workerOf({ siteUrl, headers: fixedHeaders, limits }: WorkerSettings) {
  return {
    async fetch(request: Request, bindings: Bindings, context: Context): Promise<Response> {
      const database = databaseOf(bindings.SUBMISSIONS)
      const store = storeIn(database)
      const notifiers = notifiersIn(bindings)
      const receive = createReceiver({
        store,
        siteUrl,
        limits,
        rate: rateIn(database, limits?.postsPerMinute ?? defaultLimits.postsPerMinute, Date.now),
        notices: notifiers.map(({ kind }) => kind),
        onStored: () => context.waitUntil(keepUp(store, notifiers)),
        errorPage: async (locale) => {
          const page = await bindings.ASSETS.fetch(new URL(viewHref(locale, 'not-sent'), request.url))
          if (!page.ok) throw new Error(`The page "not-sent" has status ${page.status}.`)
          return withoutApplication(await page.text())
        },
      })
      const { method, url, body } = request
      const headers = new Headers(request.headers)
      // The name that Cloudflare has found this worker by.
      headers.set('Host', new URL(url).host)
      // Cloudflare sets this header itself, whatever the client has sent.
      const answer = await receive({ method, url, headers, body }, headers.get('CF-Connecting-IP') ?? '')
      if (!answer) return bindings.ASSETS.fetch(request)
      for (const [name, value] of fixedHeaders) answer.headers.set(name, value)
      return answer
    },

    /** For a schedule (cron trigger) of the project. Pages has none: there, each message brings it about. */
    async scheduled(_: unknown, bindings: Bindings): Promise<void> {
      await keepUp(storeIn(databaseOf(bindings.SUBMISSIONS)), notifiersIn(bindings))
    },
  }
}

/** Sends the notices that are due and deletes what has been kept for long enough. Never rejects. */
async function keepUp(store: SubmissionStore, notifiers: readonly Notifier[]): Promise<void> {
  const works = [tellDue(store, notifiers, Date.now), removeExpired(store, Date.now())]
  for (const work of await Promise.allSettled(works)) {
    if (work.status === 'rejected')
      console.error(`Notices or old submissions are left for later: ${messageOf(work.reason)}`)
  }
}

/** A bad setting must not cost a message: it is logged, and the message stored. */
function notifiersIn(bindings: Bindings): readonly Notifier[] {
  try {
    return notifiersOf(bindings)
  } catch (error) {
    console.error(`Nobody is told of messages: ${messageOf(error)}`)
    return []
  }
}
