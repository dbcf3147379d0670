/** What may be a first sign that the visitor means to do something. */
const signs = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'focusin'] as const

/** Keys that scroll the page, unless they are pressed on a control. */
const scrolling = /^( |Arrow(Up|Down)|Page(Up|Down)|Home|End)$/

/**
 * Loads the application once, on the first intent: nobody who only reads and scrolls loads it, on any connection. The page
 * is complete without it, so a failure to load is only reported.
 */
export function wakeOnIntent(load: () => Promise<unknown>): void {
  const asleep = new AbortController()
  const { signal } = asleep
  const isIntent = intentJudge()
  const wake = (event: Event) => {
    if (!isIntent(event)) return
    asleep.abort()
    load().catch((error: unknown) => console.error('The application did not load.', error))
  }
  for (const type of signs) addEventListener(type, wake, { capture: true, passive: true, signal })
}

/**
 * Tells a sign of intent from reading. A finger that is put down and moved may be scrolling; one that is lifted where it
 * came down was not. While the page moves below a mouse at rest, browsers report that it moves: where it already was.
 */
function intentJudge(): (event: Event) => boolean {
  let place: string | undefined
  return (event) => {
    if (event instanceof KeyboardEvent) return event.target !== document.body || !scrolling.test(event.key)
    if (!(event instanceof PointerEvent)) return true
    const { type, pointerType, clientX, clientY } = event
    if (pointerType === 'touch') return type === 'pointerup'
    if (type !== 'pointermove') return true
    const before = place
    place = `${clientX} ${clientY}`
    return before !== undefined && before !== place
  }
}

/** Lets the browser do what is waiting, input first, before the work goes on: https://wicg.github.io/scheduling-apis/. */
export function yieldToMain(): Promise<void> {
  // Typed as if every browser had it.
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
