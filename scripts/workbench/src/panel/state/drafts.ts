import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { draft } from '../../protocol/calls.ts'
import type { Backend, Draft, Hashes, Texts } from '../../protocol/protocol.ts'
import { keptValue } from './kept.ts'
import { useLatest } from './useAnswer.ts'

export type { Draft }

/** The name of this tab, which it keeps when it is loaded anew: two tabs have drafts of the same message. */
function tabOf(): string {
  try {
    const known = sessionStorage.getItem('translate tab') ?? Math.random().toString(36).slice(2)
    sessionStorage.setItem('translate tab', known)
    return known
  } catch {
    return 'tab'
  }
}

function draftStore(storage: Storage, project: string, locale: string, tab: string) {
  const prefix = `translate draft ${project} ${locale} `
  const keyOf = ({ id, base, tab: of }: Pick<Draft, 'id' | 'base' | 'tab'>) =>
    `${prefix}${encodeURIComponent(id)} ${base.english} ${base.text} ${of}`
  const all = (): Draft[] =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => keptValue(storage.getItem(key), draft, null) ?? [])
  return {
    all,
    /** The newest draft of a message that is this tab's own, else the newest that somebody of this name has left. */
    find(id: string, person: string | null): Draft | null {
      const drafts = all().filter((draft) => draft.id === id && isOf(draft, person))
      const newest = drafts.toSorted((one, other) => other.at.localeCompare(one.at))
      return newest.find((draft) => draft.tab === tab) ?? newest[0] ?? null
    },
    has: (draft: Draft) => storage.getItem(keyOf(draft)) !== null,
    /** Whether it could be kept: a browser may have no room for it, or be told to keep nothing. */
    keep(draft: Draft): boolean {
      try {
        storage.setItem(keyOf(draft), JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    remove(draft: Draft): void {
      storage.removeItem(keyOf(draft))
    },
  }
}

/** Whether somebody has left a draft, as far as the names are known. */
const isOf = (draft: Draft, person: string | null) =>
  person === null || draft.person === null || draft.person === person

interface DraftOptions {
  /** Tells the drafts of several projects apart that share a storage. */
  readonly project: string
  readonly locale: string
  readonly person: string | null
  readonly backend: Pick<Backend, 'drafts' | 'keepDrafts'>
}

/** In ms: how long after a change the backend is given the drafts, for browsers at another port. */
const PAUSE = 500

/** The drafts of a locale, in this tab, in the browser's storage and with the backend. */
export function useDrafts({ project, locale, person: who, backend }: DraftOptions) {
  const tab = useMemo(tabOf, [])
  const store = useMemo(() => draftStore(localStorage, project, locale, tab), [project, locale, tab])
  const person = useLatest(who)
  /** Ids of all messages with texts that are not saved. Typing goes on without a render of all that shows them. */
  const [ids, setIds] = useState<ReadonlySet<string>>(() => idsIn(store.all(), who))
  /** Those of an earlier visit or another tab, until they are used or discarded: they are offered. */
  const [earlier, setEarlier] = useState(ids)
  const [areLost, setLost] = useState(false)
  const tell = useDebouncedCallback((tabs: readonly string[]) => {
    for (const one of new Set(tabs)) {
      const drafts = store.all().filter((draft) => draft.tab === one)
      // What the backend does not take is in the browser all the same.
      backend.keepDrafts({ tab: one, drafts }).catch(() => undefined)
    }
  }, PAUSE)

  // What was typed at another port.
  useEffect(() => {
    backend.drafts({}).then(
      (kept) => {
        const added = kept.filter((draft) => isOf(draft, person.current) && !store.has(draft) && store.keep(draft))
        if (added.length === 0) return
        const found = added.map(({ id }) => id)
        setIds((known) => new Set([...known, ...found]))
        setEarlier((known) => new Set([...known, ...found]))
      },
      () => undefined,
    )
  }, [backend, store, person])

  const actions = useMemo(() => {
    const own = new Map<string, Draft>()
    const drop = (isDropped: (draft: Draft) => boolean) => {
      const dropped = store.all().filter(isDropped)
      for (const draft of dropped) store.remove(draft)
      tell([tab, ...dropped.map((draft) => draft.tab)])
    }
    return {
      find: (id: string) => own.get(id) ?? store.find(id, person.current),
      /** Keeps texts as they are typed; they are of this visit from then on. */
      write(id: string, base: Hashes, texts: Texts) {
        const draft = { id, tab, person: person.current, base, texts, at: new Date().toISOString() }
        setLost(!store.keep(draft))
        own.set(id, draft)
        setIds((known) => (known.has(id) ? known : new Set([...known, id])))
        setEarlier((known) => without(known, id))
        tell([tab])
      },
      /** Of this tab alone: what another has typed is not saved by that. */
      remove(id: string) {
        drop((draft) => draft.id === id && draft.tab === tab)
        own.delete(id)
        setIds((known) => without(known, id))
        setEarlier((known) => without(known, id))
      },
      removeOthers(id: string) {
        drop((draft) => draft.id === id && draft.tab !== tab && isOf(draft, person.current))
      },
    }
  }, [store, tab, tell, person])
  return useMemo(() => ({ ids, earlier, areLost, ...actions }), [ids, earlier, areLost, actions])
}

const idsIn = (drafts: readonly Draft[], person: string | null): ReadonlySet<string> =>
  new Set(drafts.filter((draft) => isOf(draft, person)).map(({ id }) => id))

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : ids
}
