interface Cache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** A function that works out the result for each key once. With a WeakMap as its cache, keys are not kept alive. */
export function once<Key, Value extends NonNullable<unknown>>(
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
