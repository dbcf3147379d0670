/** The keys (KeyboardEvent.key) to the next and the previous element of a row, and of a column. */
export const rowKeys: readonly string[] = ['ArrowRight', 'ArrowLeft']
export const columnKeys: readonly string[] = ['ArrowDown', 'ArrowUp']

/** The keys of the row that an element is in, by its writing direction. */
export const rowKeysOf = (element: Element): readonly string[] =>
  getComputedStyle(element).direction === 'rtl' ? [...rowKeys].reverse() : rowKeys

/**
 * The element of a list to which a key moves the focus from another one of it: the next or the previous, wrapping around,
 * with the two keys given; the first or the last with Home and End. Undefined for any other key.
 */
export function moveByKey<E>(list: readonly E[], from: E, key: string, [next, previous]: readonly string[]) {
  const index = list.indexOf(from)
  if (key === next) return list[(index + 1) % list.length]
  if (key === previous) return list.at(index - 1)
  if (key === 'Home') return list[0]
  return key === 'End' ? list.at(-1) : undefined
}
