/** The keys (KeyboardEvent.key) for the next and the previous element of a column. */
export const columnKeys: readonly string[] = ['ArrowDown', 'ArrowUp']

/** Returns the keys for the next and the previous element of a row, in the writing direction of an element. */
export const rowKeysOf = (element: Element): readonly string[] =>
  getComputedStyle(element).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

/**
 * Returns the element of a list that a key moves the focus to: the next or previous, wrapping around, for the two given
 * keys, the first or last for Home and End. Undefined for other keys.
 */
export function moveByKey<E>(list: readonly E[], from: E, key: string, [next, previous]: readonly string[]) {
  const index = list.indexOf(from)
  if (key === next) return list[(index + 1) % list.length]
  if (key === previous) return list.at(index - 1)
  if (key === 'Home') return list[0]
  return key === 'End' ? list.at(-1) : undefined
}
