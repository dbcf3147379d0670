import { useMemo, useState } from 'react'
import type { Hashes, Texts } from '../../protocol/protocol.ts'
import { isRecord, isText, keptValue } from './keptValue.ts'

/** Texts that are not saved, and what the work on them began from. */
export interface Draft {
  readonly base: Hashes
  readonly texts: Texts
  /** When they were written last, ISO 8601. */
  readonly at: string
}

/** Drafts of a locale, which outlive the tab, the browser and the server. */
function draftStore(storage: Storage, origin: string, locale: string) {
  const prefix = `translate draft ${origin} ${locale} `
  const prefixOf = (id: string) => `${prefix}${id} `
  const keys = (start: string) => Object.keys(storage).filter((key) => key.startsWith(start))
  return {
    /** The newest draft of a message; one for each base may be left. */
    find(id: string): Draft | null {
      const drafts = keys(prefixOf(id)).flatMap((key) => keptValue(isDraft, null)(storage.getItem(key)) ?? [])
      return drafts.toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null
    },
    /** Ids of all messages with a draft. */
    ids: () => new Set(keys(prefix).map((key) => key.slice(prefix.length).split(' ')[0] ?? '')),
    /** Whether it could be kept: a browser may have no room for it, or be told to keep nothing. */
    keep(id: string, draft: Draft): boolean {
      try {
        storage.setItem(`${prefixOf(id)}${draft.base.english} ${draft.base.text}`, JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    remove(id: string): void {
      for (const key of keys(prefixOf(id))) storage.removeItem(key)
    },
  }
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || !isRecord(value['base']) || !isRecord(value['texts'])) return false
  const { at, base, texts } = value
  return [at, base['english'], base['text'], ...Object.values(texts)].every(isText)
}

/**
 * The drafts of a locale, in this tab and in the browser's storage. `origin` tells those of several copies of the project apart
 * that share a storage.
 */
export function useDrafts(origin: string, locale: string) {
  const store = useMemo(() => draftStore(localStorage, origin, locale), [origin, locale])
  /** Ids of all messages with texts that are not saved. Typing goes on without a render of all that shows them. */
  const [ids, setIds] = useState<ReadonlySet<string>>(store.ids)
  /** Those of an earlier visit, until they are used or discarded: they are offered. */
  const [earlier, setEarlier] = useState(ids)
  /** Whether the browser refused to keep the last one. */
  const [areLost, setLost] = useState(false)

  const actions = useMemo(() => {
    const own = new Map<string, Draft>()
    return {
      find: (id: string) => own.get(id) ?? store.find(id),
      /** Keeps texts as they are typed; they are of this visit from then on. */
      write(id: string, base: Hashes, texts: Texts) {
        const draft = { base, texts, at: new Date().toISOString() }
        setLost(!store.keep(id, draft))
        own.set(id, draft)
        setIds((known) => (known.has(id) ? known : new Set([...known, id])))
        setEarlier((known) => without(known, id))
      },
      remove(id: string) {
        store.remove(id)
        own.delete(id)
        setIds((known) => without(known, id))
        setEarlier((known) => without(known, id))
      },
    }
  }, [store])
  return useMemo(() => ({ ids, earlier, areLost, ...actions }), [ids, earlier, areLost, actions])
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : ids
}
