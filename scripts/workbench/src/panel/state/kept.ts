import { useLocalStorage, useSessionStorage } from '@mantine/hooks'
import { fits, type Shape } from '../../protocol/shape.ts'
import { jsonIn } from '../../lib/json/values.ts'

/**
 * A value that the browser has kept as JSON. Another page may have written there (in Chromium all documents on a disk share
 * their storage): what is not of the shape counts as absent.
 */
export function keptValue<Value, Absent>(
  json: string | null | undefined,
  shape: Shape<Value>,
  absent: Absent,
): Value | Absent {
  const value = jsonIn(json)
  return fits(shape, value) ? value : absent
}

/** A state that the browser keeps under a name: for all tabs, or with `isOfTab` for this one alone. */
export function useKept<Value>(name: string, shape: Shape<Value>, absent: Value, isOfTab = false) {
  return (isOfTab ? useSessionStorage<Value> : useLocalStorage<Value>)({
    key: `translate ${name}`,
    defaultValue: absent,
    deserialize: (json) => keptValue(json, shape, absent),
    getInitialValueInEffect: false,
  })
}
