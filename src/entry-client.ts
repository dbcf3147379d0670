import { enhance } from './enhance/index.ts'
import { wakeOnIntent, yieldToMain } from './enhance/wake.ts'

/** The script is async, so that the first layout need not wait for it: it may come before the document's end. */
function whenParsed(start: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

function loadAnalytics(): void {
  import('./analytics/start.ts')
    .then(({ startAnalytics }) => startAnalytics())
    .catch((error: unknown) => console.error('Nobody is asked and nothing is measured:', error))
}

whenParsed(() => {
  enhance()
  // When the rest of the page is there. The constant keeps every byte of it out of builds without a measurement id.
  if (__ANALYTICS__) addEventListener('load', loadAnalytics)
  wakeOnIntent(async () => {
    // Both are asked for at once, but are evaluated one at a time, with room for the visitor between.
    const application = import('./app/hydrate.tsx')
    application.catch(() => {})
    const { hydrateRoot } = await import('./app/reactDom.ts')
    await yieldToMain()
    const { hydrate } = await application
    await hydrate(hydrateRoot, yieldToMain)
  })
})
