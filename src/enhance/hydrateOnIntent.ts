import { closest } from './events.ts'

/** Events that may be the first sign of intent. */
const events = ['pointermove', 'pointerup', 'keydown', 'focusin'] as const

/** Keys that scroll the page, unless a control has the focus. */
const scrollKeys = /^( |Arrow(Up|Down)|Page(Up|Down)|Home|End)$/

/**
 * Loads the application once, at the first sign of intent; a visitor who only reads and scrolls never loads it, on any
 * connection. The page is complete without it, so a failed load is only reported.
 */
export function hydrateOnIntent(load: () => Promise<unknown>): void {
  const pending = new AbortController()
  const { signal } = pending
  const isIntent = createIntentFilter()
  const onEvent = (event: Event) => {
    if (!isIntent(event)) return
    pending.abort()
    load().catch((error: unknown) => console.error('The application did not load.', error))
  }
  for (const type of events) addEventListener(type, onEvent, { capture: true, passive: true, signal })
}

/**
 * Tells intent from reading. A touch that moves may be a scroll; one that ends where it began was not (a scroll ends in
 * pointercancel). A link that is tapped or clicked is followed by the browser to another document, which would have to share
 * the line. While the page scrolls below a mouse at rest, browsers dispatch pointermove with unchanged coordinates.
 */
function createIntentFilter(): (event: Event) => boolean {
  let position: string | undefined
  return (event) => {
    if (event instanceof KeyboardEvent) return event.target !== document.body || !scrollKeys.test(event.key)
    if (event.type !== 'pointermove') return !closest(event, 'a:not(:focus-visible)')
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return false
    const before = position
    position = `${event.clientX} ${event.clientY}`
    return before !== undefined && before !== position
  }
}
