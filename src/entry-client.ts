import { ANALYTICS, CODE, HYDRATED_ROOT, MESSAGES, OFFER, OFFERED } from './config/protocol.ts'
import { hasDraft } from './enhance/draft.ts'
import { hydrateOnIntent } from './enhance/hydrateOnIntent.ts'
import { enhance } from './enhance/index.ts'
import type { CommonMessages, MessagePayload } from './i18n/create.ts'
import type { PageModule } from './pages/registry.ts'

/** Calls a function when the document is parsed. The script may run before. */
function whenParsed(start: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** Yields to pending browser tasks, input first (https://wicg.github.io/scheduling-apis/). */
function yieldToMain(): Promise<void> {
  // The DOM types assume that every browser has it.
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

function loadAnalytics(): void {
  const [file = ''] = listed(ANALYTICS)
  const loading: Promise<typeof import('./analytics/start.ts')> = import(/* @vite-ignore */ file)
  loading
    .then(({ startAnalytics }) => startAnalytics())
    .catch((error: unknown) => console.error('Analytics failed to load:', error))
}

/** The addresses that the build has written on <html>. */
const listed = (name: string) => document.documentElement.getAttribute(name)?.split(' ') ?? []

/** Requests all files that the document names in parallel. Each script runs in its own task, so that input is handled between. */
async function loadApplication(): Promise<void> {
  // No bundler knows these addresses. The build lists the files in this order.
  const code = listed(CODE).map((file) => import(/* @vite-ignore */ file)) as HydrationCode
  const messages = listed(MESSAGES).map(async (file) => (await fetch(file)).json()) as HydrationMessages
  const [[{ hydrate }, { hydrateRoot }, page], [common, own]] = await Promise.all([
    Promise.all(code),
    Promise.all(messages),
  ])
  await yieldToMain()
  hydrate({ hydrateRoot, page, common, own })
}

/** Loads the language offer for visitors whose browser prefers another language. Hydrates nothing. */
function loadOffer(): void {
  if (!document.documentElement.hasAttribute(OFFERED)) return
  const [file = ''] = listed(OFFER)
  const loading: Promise<typeof import('./layout/offer.ts')> = import(/* @vite-ignore */ file)
  loading
    .then(({ offerLanguage }) => offerLanguage())
    .catch((error: unknown) => console.error('Language offer failed to load:', error))
}

type HydrationCode = [
  Promise<typeof import('./app/hydrate.tsx')>,
  Promise<typeof import('./app/reactDom.ts')>,
  Promise<PageModule>,
]
type HydrationMessages = [Promise<CommonMessages>, Promise<MessagePayload>]

// Reloads unhydrated pages in development, since only the server renders them.
import.meta.hot?.on('vite:beforeUpdate', () => {
  if (!document.querySelector(HYDRATED_ROOT)) location.reload()
})

// After the page has loaded. The constant keeps every byte of it out of builds without a measurement id.
if (__ANALYTICS__) {
  if (document.readyState === 'complete') loadAnalytics()
  else addEventListener('load', loadAnalytics)
}
whenParsed(() => {
  enhance()
  loadOffer()
  // Markdown pages have no messages and are not hydrated.
  if (__WRITTEN__ && !listed(MESSAGES).length) return
  const load = () => {
    // The page is complete without it.
    loadApplication().catch((error: unknown) => console.error('The application did not load.', error))
  }
  if (hasDraft()) load()
  else hydrateOnIntent(load)
})
