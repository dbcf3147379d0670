import type { TypeOf } from './scope.ts'
import { concat, fieldOf, functionOf, itemsOf, keysOf, recordOf, text, unknown, type Value } from './values.ts'

/** The module that defines the accessors. What it reads is what its callers ask for. */
export const accessorModule = 'src/i18n/useMessages.tsx'

/** Functions of useMessages that read one message, by its full key. */
const single = ['m', 'text', 'label', 'rich']
/** Functions that read several: what stands between the ids and the end of the key. */
const fields: Readonly<Record<string, readonly string[]>> = {
  items: ['.title', '.text'],
  lines: [''],
  rows: ['.label', '.text'],
  cells: [],
}

/** What `useMessages(namespace)` returns. */
const messages = (namespaces: Value): Value =>
  recordOf([...single, ...Object.keys(fields)].map((name) => [name, () => [{ kind: 'accessor', name, namespaces }]]))

/** `useMessages` as the analysis sees it. */
export const useMessages: Value = functionOf(([namespace]) => messages(namespace ?? unknown('no namespace')))

/** The type `Messages<typeof en>`: the bundle that `en` is tells the namespace. */
export const messagesType: TypeOf = ([bundle = []]) => {
  const [one] = bundle
  return messages(one?.kind === 'record' && one.namespace ? text(one.namespace) : unknown('the type of a bundle'))
}

/** Every key that a call of an accessor reads. */
export function keysRead(name: string, args: readonly Value[], why: string): Value {
  const [first = unknown(why), ids = unknown(why), columns = unknown(why)] = args
  if (single.includes(name)) return first
  const each = name === 'rows' ? keysOf(ids, why) : itemsOf(ids, why)
  const start = [first, text('.'), each]
  if (name === 'cells') return concat([...start, text('.'), itemsOf(columns, why)], why)
  return (fields[name] ?? []).flatMap((end) => concat([...start, text(end)], why))
}

/** `i18n.t(key, { ns })`, the plain call of i18next, where no component is at hand. */
export function namespaceOption(options: Value | undefined, why: string): Value {
  return options ? fieldOf(options, 'ns', why) : unknown(why)
}
