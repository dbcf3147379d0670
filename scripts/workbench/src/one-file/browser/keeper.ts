import { applyPatch, createPatch } from 'diff'
import type { WorkbenchContent } from '../content.ts'
import type { Keeper } from './computer.ts'
import type { Store } from './store.ts'

/** Work on the texts of a document, which the browser keeps for all documents with the same texts and the same locale. */
export interface WorkKeeper extends Keeper {
  /** What stands for the work that was downloaded last; "" before. */
  downloaded(): string
  markDownloaded(hash: string): void
  /** Keeps what was not downloaded as it would be handed back; "" for nothing. */
  keepPending(xliff: string): void
  /** The same of documents with other texts, which may be gone: their names and what was to be handed back. */
  earlier(): readonly (readonly [name: string, xliff: string])[]
  forget(name: string): void
}

const PENDING = ' pending'

/** Keeps work as changes to the files of the document, so that a browser has room for the work on many documents. */
export function keepWork({ id, locale, files: own }: WorkbenchContent, store: Store): WorkKeeper {
  const start = `isogloss workbench ${locale} `
  const name = start + id
  const baseOf = (file: string) => own[file] ?? ''
  return {
    load: () =>
      new Map(
        parsePairs(store.get(name)).flatMap(([file, patch]) => {
          const text = patched(baseOf(file), patch)
          return text === null ? [] : [[file, text] as const]
        }),
      ),
    keep(files) {
      const patches = [...files].map(([file, text]) => [file, createPatch(file, baseOf(file), text)])
      store.set(name, JSON.stringify(patches))
    },
    onElsewhere: (listener) => store.onElsewhere(name, listener),
    downloaded: () => store.get(`${name} downloaded`),
    markDownloaded: (hash) => store.set(`${name} downloaded`, hash),
    keepPending: (xliff) => store.set(name + PENDING, xliff),
    earlier: () =>
      store
        .names(start)
        .filter((other) => other.endsWith(PENDING) && other !== name + PENDING)
        .map((other) => [other, store.get(other)] as const),
    forget: (other) => store.set(other, ''),
  }
}

/** Null where a change does not fit the text, or is none. */
function patched(text: string, patch: string): string | null {
  try {
    return applyPatch(text, patch) || null
  } catch {
    return null
  }
}

/** Files with their changes. What is none was not written by a document like this one. */
function parsePairs(text: string): [string, string][] {
  try {
    const pairs: unknown = JSON.parse(text)
    return Array.isArray(pairs) ? pairs.filter(isPair) : []
  } catch {
    return []
  }
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
