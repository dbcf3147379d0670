import { useCallback, useMemo, useState } from 'react'
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
  const [own, setOwn] = useState<ReadonlyMap<string, Draft>>(new Map())
  const [earlier, setEarlier] = useState<ReadonlySet<string>>(() => new Set(store.ids()))
  const [areLost, setLost] = useState(false)

  const write = useCallback(
    (id: string, base: Hashes, texts: Texts) => {
      const draft = { base, texts, at: new Date().toISOString() }
      setLost(!store.keep(id, draft))
      setOwn((drafts) => new Map(drafts).set(id, draft))
      setEarlier((ids) => without(ids, id))
    },
    [store],
  )
  const remove = useCallback(
    (id: string) => {
      store.remove(id)
      setOwn((drafts) => new Map([...drafts].filter(([other]) => other !== id)))
      setEarlier((ids) => without(ids, id))
    },
    [store],
  )
  const find = useCallback((id: string) => own.get(id) ?? store.find(id), [own, store])
  const ids = useMemo(() => new Set([...earlier, ...own.keys()]), [earlier, own])
  return { ids, earlier, areLost, find, write, remove }
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : ids
}
