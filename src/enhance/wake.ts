/** The first signs that the visitor means to do something; scrolling alone is not one. */
const intents = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const

/** Chromium's hint that the visitor saves data; other browsers do not tell. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Loads the application once: on the first intent, or when the browser is idle after load on a connection that is not
 * slow or metered. The page is complete without it, so a failure to load is only reported.
 */
export function wakeOnIntent(load: () => Promise<unknown>): void {
  let woken = false
  const wake = () => {
    if (woken) return
    woken = true
    for (const type of intents) removeEventListener(type, wake, { capture: true })
    load().catch((error: unknown) => console.error('The application did not load; the page works without it.', error))
  }
  for (const type of intents) addEventListener(type, wake, { capture: true, passive: true })
  const whenIdle = () => {
    const connection: Connection = 'connection' in navigator ? (navigator.connection ?? {}) : {}
    if (connection.saveData || connection.effectiveType?.includes('2g')) return
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 })
    else setTimeout(wake, 1000)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
