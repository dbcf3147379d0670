import { CAROUSEL, NATIVE } from '../config/protocol.ts'
import { closest } from './events.ts'

/** Events that may be the first sign of intent. */
const events = ['pointermove', 'click', 'keydown', 'focusin', 'dragenter'] as const

/** What the application answers; the buttons of the header's menus are the browser's. */
const CONTROL = `button:not([popovertarget]),input,select,textarea,[${CAROUSEL}]`
/** What the browser answers, whoever uses it. */
const OTHERS = `a,[${NATIVE}]`

/**
 * Calls a function once, at the first sign of intent towards a control; a visitor who reads, scrolls and follows links never
 * loads the application, on any connection. Visitors who may prefer another language show it by any movement, because the
 * application makes them the offer of theirs.
 */
export function hydrateOnIntent(load: () => void): void {
  const pending = new AbortController()
  const { signal } = pending
  const isMove = createMoveFilter()
  const isForeign = !document.documentElement.lang.startsWith(navigator.language.slice(0, 2))
  const onEvent = (event: Event) => {
    const isIntent = !closest(event, OTHERS) && (isForeign || closest(event, CONTROL))
    if (!isMove(event) || !isIntent) return
    pending.abort()
    load()
  }
  // On the window: before others, who may take away what is clicked.
  for (const type of events) addEventListener(type, onEvent, { capture: true, signal })
}

/**
 * Tells a moved mouse from what else dispatches pointermove: a touch, which may be a scroll (a tap is a click), and the page
 * that scrolls below a mouse at rest. Lets other events pass.
 */
function createMoveFilter(): (event: Event) => boolean {
  let position: string | undefined
  return (event) => {
    if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return true
    const before = position
    position = `${event.clientX} ${event.clientY}`
    return event.pointerType !== 'touch' && before !== undefined && before !== position
  }
}
