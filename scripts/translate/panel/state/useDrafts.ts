import { useCallback, useMemo, useRef, useState } from 'react'
import type { Hashes, Texts } from '../../protocol.ts'
import { type Draft, draftStore } from './draftStore.ts'

export interface Drafts {
  /** Ids of all messages with texts that are not saved. */
  readonly ids: ReadonlySet<string>
  /** Those of an earlier visit, until they are used or discarded: they are offered. */
  readonly earlier: ReadonlySet<string>
  /** Whether the browser refused to keep the last one. */
  readonly areLost: boolean
  find(id: string): Draft | null
  /** Keeps texts as they are typed; they are of this visit from then on. */
  write(id: string, base: Hashes, texts: Texts): void
  remove(id: string): void
}

/** The drafts of a locale, in this tab and in the browser's storage. `origin` is that of draftStore. */
export function useDrafts(origin: string, locale: string): Drafts {
  const store = useMemo(() => draftStore(localStorage, origin, locale), [origin, locale])
  const own = useRef(new Map<string, Draft>())
  // Typing goes on without a render of all that shows which messages have drafts.
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(store.ids()))
  const [earlier, setEarlier] = useState(ids)
  const [areLost, setLost] = useState(false)

  const write = useCallback(
    (id: string, base: Hashes, texts: Texts) => {
      const draft = { base, texts, at: new Date().toISOString() }
      setLost(!store.keep(id, draft))
      own.current.set(id, draft)
      setIds((known) => (known.has(id) ? known : new Set([...known, id])))
      setEarlier((known) => without(known, id))
    },
    [store],
  )
  const remove = useCallback(
    (id: string) => {
      store.remove(id)
      own.current.delete(id)
      setIds((known) => without(known, id))
      setEarlier((known) => without(known, id))
    },
    [store],
  )
  const find = useCallback((id: string) => own.current.get(id) ?? store.find(id), [store])
  return useMemo(() => ({ ids, earlier, areLost, find, write, remove }), [ids, earlier, areLost, find, write, remove])
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : ids
}
