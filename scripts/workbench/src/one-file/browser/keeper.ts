import { applyPatch, createPatch } from 'diff'
import type { WorkbenchContent } from '../content.ts'
import type { Store } from './store.ts'
import { attempt } from '../../lib/attempt.ts'
import { jsonIn } from '../../lib/json/values.ts'

export type WorkKeeper = ReturnType<typeof keepWork>

const PENDING = ' pending'

/**
 * Work on the texts of a document, which the browser keeps for all documents with the same texts and the same locale: as changes
 * to their files, so that there is room for the work on many documents.
 */
export function keepWork({ id, locale, files: own }: WorkbenchContent, store: Store) {
  const start = `isogloss workbench ${locale} `
  const name = start + id
  const baseOf = (file: string) => own[file] ?? ''
  return {
    load: (): ReadonlyMap<string, string> =>
      new Map(
        parsePairs(store.get(name)).flatMap(([file, patch]) => {
          const text = patched(baseOf(file), patch)
          return text === null ? [] : [[file, text] as const]
        }),
      ),
    keep(files: ReadonlyMap<string, string>): void {
      const patches = [...files].map(([file, text]) => [file, createPatch(file, baseOf(file), text)])
      store.set(name, JSON.stringify(patches))
    },
    onElsewhere: (listener: () => void) => store.onElsewhere(name, listener),
    /** What stands for the work that was downloaded last; "" before. */
    downloaded: () => store.get(`${name} downloaded`),
    markDownloaded: (hash: string) => store.set(`${name} downloaded`, hash),
    /** Keeps what was not downloaded as it would be handed back; "" for nothing. */
    keepPending: (xliff: string) => store.set(name + PENDING, xliff),
    /** The same of documents with other texts, which may be gone: their names and what was to be handed back. */
    earlier: () =>
      store
        .names(start)
        .filter((other) => other.endsWith(PENDING) && other !== name + PENDING)
        .map((other) => [other, store.get(other)] as const),
    forget: (other: string) => store.set(other, ''),
  }
}

/** Null where a change does not fit the text, or is none. */
const patched = (text: string, patch: string) => attempt(() => applyPatch(text, patch)) || null

/** Files with their changes. What is none was not written by a document like this one. */
function parsePairs(text: string): [string, string][] {
  const pairs = jsonIn(text)
  return Array.isArray(pairs) ? pairs.filter(isPair) : []
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
