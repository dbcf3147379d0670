/** What may be a first sign that the visitor means to do something. */
const signs = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'focusin'] as const

/** Keys that scroll the page, unless they are pressed on a control. */
const scrolling = /^( |Arrow(Up|Down)|Page(Up|Down)|Home|End)$/

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/: what Chromium tells of the connection; other browsers do not. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/**
 * Loads the application once: on the first intent, or when the browser is idle after load on a good connection. The page
 * is complete without it, so a failure to load is only reported.
 */
export function wakeOnIntent(load: () => Promise<unknown>): void {
  const asleep = new AbortController()
  const { signal } = asleep
  const wake = () => {
    if (signal.aborted) return
    asleep.abort()
    load().catch((error: unknown) => console.error('The application did not load.', error))
  }
  const judge = (event: Event) => {
    if (!scrollsOnly(event)) wake()
  }
  for (const type of signs) addEventListener(type, judge, { capture: true, passive: true, signal })
  const whenIdle = () => {
    if (!isGood()) return
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 })
    else setTimeout(wake, 1000)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/**
 * A finger that is put down and moved may be scrolling; one that is lifted where it came down was not. A mouse that rests
 * while the page moves below it is said to move, too, by nothing.
 */
function scrollsOnly(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.target === document.body && scrolling.test(event.key)
  if (!(event instanceof PointerEvent)) return false
  const { type, pointerType, movementX, movementY } = event
  return pointerType === 'touch' ? type !== 'pointerup' : type === 'pointermove' && !movementX && !movementY
}

/** Nothing is asked for unbidden where data is saved, or where the connection is known to be slower than 4g. */
function isGood(): boolean {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {}
  return !saveData && effectiveType === '4g'
}

/** Lets the browser do what is waiting, input first, before the work goes on: https://wicg.github.io/scheduling-apis/. */
export function breathe(): Promise<void> {
  // Typed as if every browser had it.
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
