import { TO_TOP } from '../config/protocol.ts'

/** Links that scroll to the top before they navigate: the hero buttons and the mobile contact button. */
export function enhanceToTop(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (isPlain(event) && closest(event, `a[${TO_TOP}]`)) scrollTo({ top: 0, behavior: 'instant' })
    },
    true,
  )
}

/** Without a modifier: a click that will navigate this tab, or a key that is not one of the browser's own shortcuts. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}

/** The nearest element around an event's target that matches. */
export function closest<E extends HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null
}
