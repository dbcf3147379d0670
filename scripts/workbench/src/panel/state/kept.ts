import { useLocalStorage, useSessionStorage } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { base, type Hashes, type PanelProject, type Texts, texts } from '../../protocol/calls.ts'
import { type Checked, object, type Shape } from '../../protocol/shape.ts'
import { jsonIn } from '../../lib/json/values.ts'

/** A value that the browser has kept as JSON. What is not of the shape, as of an older editor, counts as absent. */
function keptValue<Value, Absent>(
  json: string | null | undefined,
  shape: Shape<Value>,
  absent: Absent,
): Value | Absent {
  const value = jsonIn(json)
  return shape(value) ? value : absent
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

const draftShape = object({ base, texts })

/** Texts that are typed and not saved, with the hashes that the work on them began from. */
export type Draft = Checked<typeof draftShape>

/** The drafts of a locale, one entry for each text in the browser's storage: they survive reloading, closing and crashes. */
export function useDrafts({ id: project, target }: Pick<PanelProject, 'id' | 'target'>) {
  const prefix = `translate draft ${project} ${target.code} `
  /** Ids of all messages with a draft. Typing goes on without a render of all that shows them. */
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(idsIn(localStorage, prefix)))
  const [areLost, setLost] = useState(false)
  const actions = useMemo(
    () => ({
      find: (id: string): Draft | null => keptValue(localStorage.getItem(prefix + id), draftShape, null),
      write(id: string, base: Hashes, texts: Texts) {
        setLost(!keep(localStorage, prefix + id, { base, texts }))
        setIds((known) => (known.has(id) ? known : new Set([...known, id])))
      },
      remove(id: string) {
        localStorage.removeItem(prefix + id)
        setIds((known) => (known.has(id) ? new Set([...known].filter((other) => other !== id)) : known))
      },
    }),
    [prefix],
  )
  return useMemo(() => ({ ids, areLost, ...actions }), [ids, areLost, actions])
}

const idsIn = (storage: Storage, prefix: string) =>
  Object.keys(storage)
    .filter((key) => key.startsWith(prefix) && keptValue(storage.getItem(key), draftShape, null) !== null)
    .map((key) => key.slice(prefix.length))

/** Returns false where a browser has no room, or keeps nothing. */
function keep(storage: Storage, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
