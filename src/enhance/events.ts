/** Returns the closest matching ancestor of an event's target, or the target itself. */
export function closest<E extends HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null
}

/** True without modifier keys: the click navigates this tab, the key is not a browser shortcut. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}
