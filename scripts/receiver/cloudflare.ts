/** The worker of Cloudflare that receives the forms and leaves everything else to the files of the site. */
import { type HostedSettings, keepUp, receiveHosted, settingsIn } from './hosted.ts'
import { rateInDatabase } from './rate.ts'
import type { Variables } from './settings.ts'
import { type D1, databaseOf, storeIn } from './sql.ts'

/** Written in by the build (scripts/serve/worker.ts). */
declare const __RECEIVER_SETTINGS__: HostedSettings

/** The bindings of the project: docs/deploying.md says how each is made. */
interface Bindings extends Variables {
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
    const database = databaseOf(bindings.SUBMISSIONS)
    const store = storeIn(database)
    const settings = settingsIn(bindings, __RECEIVER_SETTINGS__)
    const answer = await receiveHosted(request, __RECEIVER_SETTINGS__, {
      store,
      rate: rateInDatabase(database, settings.limits.postsPerMinute, Date.now),
      ...settings,
      // Cloudflare sets this header itself, whatever the client has sent.
      client: request.headers.get('CF-Connecting-IP') ?? '',
      fetchPage: (address) => bindings.ASSETS.fetch(address),
      onStored: () => context.waitUntil(keepUp(store, settings)),
    })
    return answer ?? bindings.ASSETS.fetch(request)
  },

  /** For a schedule (cron trigger) of the project. Pages has none: there, each message brings it about. */
  async scheduled(_: unknown, bindings: Bindings): Promise<void> {
    await keepUp(storeIn(databaseOf(bindings.SUBMISSIONS)), settingsIn(bindings, __RECEIVER_SETTINGS__))
  },
}
