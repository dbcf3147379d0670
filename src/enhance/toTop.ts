/** Links that scroll to the top before they navigate: the hero buttons and the mobile contact button. */
export function enhanceToTop(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (isPlain(event) && closest(event, 'a[data-to-top]')) scrollTo({ top: 0, behavior: 'instant' })
    },
    { capture: true },
  )
}

/** A click that will navigate this tab: no modifier, main button. */
export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** The nearest element around an event's target that matches. */
export function closest<E extends HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null
}
