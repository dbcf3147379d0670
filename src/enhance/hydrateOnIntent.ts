import { CAROUSEL, NATIVE } from '../config/protocol.ts'
import { closest } from './events.ts'

const events = ['pointermove', 'click', 'keydown', 'focusin', 'dragenter'] as const

/** Controls that need the application. The header's menu buttons are native. */
const CONTROL = `button:not([popovertarget]),input,select,textarea,[${CAROUSEL}]`
/** Elements that the browser handles itself. */
const OTHERS = `a,[${NATIVE}]`

/**
 * Calls a function once, at the first sign of intent to use a control. Reading, scrolling and following links never load the
 * application.
 */
export function hydrateOnIntent(load: () => void): void {
  const pending = new AbortController()
  const { signal } = pending
  const isMove = createMoveFilter()
  const onEvent = (event: Event) => {
    const isIntent = !closest(event, OTHERS) && closest(event, CONTROL)
    if (!isMove(event) || !isIntent) return
    pending.abort()
    load()
  }
  // On the window, to run before listeners that may remove the target.
  for (const type of events) addEventListener(type, onEvent, { capture: true, signal })
}

/**
 * Returns a filter that accepts pointermove only if a mouse has moved. Touches are ignored (they may be scrolls; taps are
 * clicks), and so is a page that scrolls under a resting mouse. Other events are accepted.
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
