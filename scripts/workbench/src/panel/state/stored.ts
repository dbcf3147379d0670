import { useLocalStorage, useSessionStorage } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { base, type PanelProject, texts } from '../../protocol/calls.ts'
import { type Checked, object, recordOf, type Shape, text } from '../../protocol/shape.ts'
import { jsonIn } from '../../lib/json/values.ts'

/** Parses a stored value. One of another shape, such as that of an older editor, counts as absent. */
function storedValue<Value, Absent>(
  json: string | null | undefined,
  shape: Shape<Value>,
  absent: Absent,
): Value | Absent {
  const value = jsonIn(json)
  return shape(value) ? value : absent
}

/** A state in localStorage, or with `isOfTab` in sessionStorage. */
export function useStored<Value>(name: string, shape: Shape<Value>, absent: Value, isOfTab = false) {
  return (isOfTab ? useSessionStorage<Value> : useLocalStorage<Value>)({
    key: `translate ${name}`,
    defaultValue: absent,
    deserialize: (json) => storedValue(json, shape, absent),
    getInitialValueInEffect: false,
  })
}

const reasons = recordOf(text)

/** The reasons why errors are none, by rule. */
export type Reasons = Checked<typeof reasons>

/** Drafts of older editors have no reasons. */
const draftShape = object({
  ...{ base, texts },
  reasons: (value): value is Reasons | undefined => value === undefined || reasons(value),
})

/** Unsaved texts and reasons, with the hashes of the message when the edit began. */
export type Draft = Checked<typeof draftShape>

/** The drafts of a locale in localStorage, one entry for each text: they survive reloads and crashes. */
export function useDrafts({ id: project, target }: Pick<PanelProject, 'id' | 'target'>) {
  const prefix = `translate draft ${project} ${target.code} `
  /** Ids of all messages with a draft. It does not change while the user types, which avoids renders. */
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(idsIn(localStorage, prefix)))
  const [areLost, setLost] = useState(false)
  const actions = useMemo(
    () => ({
      find: (id: string): Draft | null => storedValue(localStorage.getItem(prefix + id), draftShape, null),
      write(id: string, draft: Draft) {
        setLost(!store(localStorage, prefix + id, draft))
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
    .filter((key) => key.startsWith(prefix) && storedValue(storage.getItem(key), draftShape, null) !== null)
    .map((key) => key.slice(prefix.length))

/** Returns false if the browser's storage is full or disabled. */
function store(storage: Storage, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
