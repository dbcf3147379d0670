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
export interface DraftStore {
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
export function draftStore(storage: Storage, origin: string, locale: string): DraftStore {
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
