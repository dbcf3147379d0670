import type { MessageKey } from '../units.ts'

/** What is kept of messages, by namespace and then by key. */
export type ByKey<Value> = ReadonlyMap<string, ReadonlyMap<string, Value>>

/** A copy that can be changed. */
export const copyByKey = <Value>(all: ByKey<Value>): Map<string, Map<string, Value>> =>
  new Map([...all].map(([namespace, byKey]) => [namespace, new Map(byKey)]))

/** Sets the value of a message. */
export function setByKey<Value>(
  all: Map<string, Map<string, Value>>,
  { namespace, key }: MessageKey,
  value: Value,
): void {
  const byKey = all.get(namespace) ?? new Map<string, Value>()
  all.set(namespace, byKey.set(key, value))
}
