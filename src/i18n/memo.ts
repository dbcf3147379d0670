/** A function of a text that computes each answer once: Intl takes longer to set up than to answer. */
export function memo<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = compute(text)
    known.set(text, made)
    return made
  }
}
