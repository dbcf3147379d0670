import { HYDRATED_ROOT } from './config/protocol.ts'
import { hydrateOnIntent } from './enhance/hydrateOnIntent.ts'
import { enhance } from './enhance/index.ts'
import { yieldToMain } from './enhance/yieldToMain.ts'

/** The script is async, so that the first layout need not wait for it: it may run before the document's end is parsed. */
function whenParsed(start: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

function loadAnalytics(): void {
  import('./analytics/start.ts')
    .then(({ startAnalytics }) => startAnalytics())
    .catch((error: unknown) => console.error('Nobody is asked and nothing is measured:', error))
}

// In development, what a page shows before it is hydrated comes from the server alone.
import.meta.hot?.on('vite:beforeUpdate', () => {
  if (!document.querySelector(HYDRATED_ROOT)) location.reload()
})

whenParsed(() => {
  enhance()
  // After the page has loaded. The constant keeps every byte of it out of builds without a measurement id.
  if (__ANALYTICS__) addEventListener('load', loadAnalytics)
  hydrateOnIntent(async () => {
    // Requested together, evaluated in separate tasks, so that input is handled between them.
    const application = import('./app/hydrate.tsx')
    application.catch(() => {})
    const reactDom = await import('./app/reactDom.ts')
    await yieldToMain()
    const { hydrate } = await application
    await hydrate(reactDom.hydrateRoot, yieldToMain)
  })
})
