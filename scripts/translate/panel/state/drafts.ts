import { useCallback, useMemo, useRef, useState } from 'react'
import type { Hashes, Texts } from '../../protocol.ts'
import { isRecord, isText, keptValue } from './keptValue.ts'

/** Texts that are not saved, and what the work on them began from. */
export interface Draft {
  readonly base: Hashes
  readonly texts: Texts
  /** When they were written last, ISO 8601. */
  readonly at: string
}

/** Drafts that outlive the tab, the browser and the server. */
interface DraftStore {
  /** The newest draft of a message; one for each base may be left. */
  find(id: string): Draft | null
  /** Ids of all messages with a draft. */
  ids(): readonly string[]
  /** Whether it could be kept: a browser may have no room for it, or be told to keep nothing. */
  keep(id: string, draft: Draft): boolean
  /** Removes all drafts of a message. */
  remove(id: string): void
}

/** Drafts of a locale. `origin` tells those of several copies of the project apart that share a storage. */
function draftStore(storage: Storage, origin: string, locale: string): DraftStore {
  const prefix = `translate draft ${origin} ${locale} `
  const prefixOf = (id: string) => `${prefix}${id} `
  const keys = (start: string) => Object.keys(storage).filter((key) => key.startsWith(start))
  return {
    find(id) {
      const drafts = keys(prefixOf(id)).flatMap((key) => keptValue(isDraft, null)(storage.getItem(key)) ?? [])
      return drafts.toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null
    },
    ids: () => [...new Set(keys(prefix).map((key) => key.slice(prefix.length).split(' ')[0] ?? ''))],
    keep(id, draft) {
      try {
        storage.setItem(`${prefixOf(id)}${draft.base.english} ${draft.base.text}`, JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    remove(id) {
      for (const key of keys(prefixOf(id))) storage.removeItem(key)
    },
  }
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || !isRecord(value['base']) || !isRecord(value['texts'])) return false
  const { at, base, texts } = value
  return [at, base['english'], base['text'], ...Object.values(texts)].every(isText)
}

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
