/** The nearest element around an event's target that matches. */
export function closest<E extends HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null
}

/** Without a modifier: a click that will navigate this tab, or a key that is not one of the browser's own shortcuts. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}
