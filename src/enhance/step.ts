/** Which keys go forward and back: along a line, or down a list. */
export const along: readonly string[] = ['ArrowRight', 'ArrowLeft']
export const down: readonly string[] = ['ArrowDown', 'ArrowUp']

/** The keys along the line that an element is in, which runs the way its text does. */
export const alongside = (element: Element): readonly string[] =>
  getComputedStyle(element).direction === 'rtl' ? [...along].reverse() : along

/**
 * The element of a list that a key (KeyboardEvent.key) leads to from another one of it: the next or the previous, round
 * the ends, with the two keys given; the first or the last with Home and End. Undefined for a key that leads nowhere.
 */
export function step<E>(list: readonly E[], from: E, key: string, [forward, back]: readonly string[]): E | undefined {
  const at = list.indexOf(from)
  if (key === forward) return list[(at + 1) % list.length]
  if (key === back) return list.at(at - 1)
  if (key === 'Home') return list[0]
  return key === 'End' ? list.at(-1) : undefined
}
