/** Memoizes a function by its key. Use a WeakMap as the cache to let keys be garbage-collected. */
export function once<Key, Value extends NonNullable<unknown>>(
  make: (key: Key) => Value,
  cache: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown } = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const known = cache.get(key)
    if (known !== undefined) return known
    const value = make(key)
    cache.set(key, value)
    return value
  }
}
