/** The function of Netlify that receives the forms. */
import { type HostedSettings, logged, receiveHosted, settingsIn } from '../hosted.ts'
import { rateInMemory } from '../rate.ts'
import { tellDue } from '../upkeep.ts'
import { openBlobs, storeIn } from './store.ts'

/** Written in by the build (scripts/hosting/hosts.ts). */
declare const __RECEIVER_SETTINGS__: HostedSettings

/** What is used of the context: https://docs.netlify.com/build/functions/api/. */
interface Context {
  /** The address of the client. */
  readonly ip: string
  /** Keeps the function alive after its answer. */
  waitUntil(work: Promise<unknown>): void
}

// Each instance of the function counts by itself; rateLimit below counts them all.
const settings = settingsIn(process.env, __RECEIVER_SETTINGS__)
const rate = rateInMemory(settings.limits.postsPerMinute, Date.now)

export default async (request: Request, context: Context): Promise<Response> => {
  const store = storeIn(openBlobs())
  const answer = await receiveHosted(request, __RECEIVER_SETTINGS__, {
    store,
    rate,
    ...settings,
    client: context.ip,
    fetchPage: (address) => fetch(address),
    onStored: () => context.waitUntil(logged(tellDue(store, settings))),
  })
  return answer ?? new Response(null, { status: 404 })
}

/** Netlify reads this without running it, so that the limit of defaultLimits stands here as a number. */
export const config = {
  path: ['/api/contact', '/api/freelance'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
  nodeBundler: 'none',
}
