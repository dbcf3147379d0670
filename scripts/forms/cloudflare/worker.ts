import { type HostedSettings, keepUp, receiveHosted, settingsIn } from '../core/hosted.ts'
import { rateIn } from '../sql/rate.ts'
import { storeIn } from '../sql/store.ts'
import { type Bindings, type Context, databaseOf } from './platform.ts'

/** A worker of Cloudflare that receives the forms and leaves everything else to the files of the site. */
export function workerOf(settings: HostedSettings) {
  return {
    async fetch(request: Request, bindings: Bindings, context: Context): Promise<Response> {
      const database = databaseOf(bindings.SUBMISSIONS)
      const store = storeIn(database)
      const host = settingsIn(bindings)
      const answer = await receiveHosted(request, settings, {
        store,
        rate: rateIn(database, host.limits.postsPerMinute, Date.now),
        ...host,
        // Cloudflare sets this header itself, whatever the client has sent.
        client: request.headers.get('CF-Connecting-IP') ?? '',
        fetchPage: (address) => bindings.ASSETS.fetch(address),
        onStored: () => context.waitUntil(keepUp(store, host)),
      })
      return answer ?? bindings.ASSETS.fetch(request)
    },

    /** For a schedule (cron trigger) of the project. Pages has none: there, each message brings it about. */
    async scheduled(_: unknown, bindings: Bindings): Promise<void> {
      await keepUp(storeIn(databaseOf(bindings.SUBMISSIONS)), settingsIn(bindings))
    },
  }
}
