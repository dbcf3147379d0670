interface Cache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** Caches the result of a function for each key. With a WeakMap as the cache, keys can be garbage-collected. */
export function once<Key, Value extends NonNullable<unknown> | null>(
  make: (key: Key) => Value,
  cache: Cache<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const known = cache.get(key)
    if (known !== undefined) return known
    const value = make(key)
    cache.set(key, value)
    return value
  }
}
