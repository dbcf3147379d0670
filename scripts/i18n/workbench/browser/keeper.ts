import type { WorkbenchContent } from '../content.ts'
import type { Keeper } from './disk.ts'

type Files = ReadonlyMap<string, string>

/** Work that the browser keeps, for all documents with the same texts and the same locale. */
export interface WorkKeeper extends Keeper {
  /** Whether the browser could keep what was written last. */
  isKept(): boolean
  /** What stands for the work that was downloaded last; empty before. */
  downloaded(): string
  markDownloaded(hash: string): void
  /** Calls back when any of this has changed in this tab. */
  onHere(listener: () => void): () => void
}

/**
 * Keeps work in the browser's local storage, which documents that are opened from a disk have in Chromium and in Firefox, and
 * share with each other. All files are one value, so that nothing is ever kept by half. Where a browser keeps nothing, the work
 * lasts as long as the tab.
 */
export function keepWork({ id, locale }: Pick<WorkbenchContent, 'id' | 'locale'>): WorkKeeper {
  const filesName = `isogloss workbench ${locale} ${id}`
  const downloadedName = `${filesName} downloaded`
  const [here, elsewhere] = [new Listeners(), new Listeners()]
  const values = new Map<string, string>()
  let isKept = true
  const read = (name: string): string => {
    if (!isKept) return values.get(name) ?? ''
    try {
      return localStorage.getItem(name) ?? ''
    } catch {
      isKept = false
      return values.get(name) ?? ''
    }
  }
  const write = (name: string, value: string) => {
    values.set(name, value)
    try {
      localStorage.setItem(name, value)
      isKept = true
    } catch {
      isKept = false
    }
    here.tell()
  }
  addEventListener('storage', ({ key }) => {
    if (key === null || key === filesName || key === downloadedName) elsewhere.tell()
  })
  return {
    load: () => parseFiles(read(filesName)),
    keep: (files) => write(filesName, JSON.stringify([...files])),
    isKept: () => isKept,
    downloaded: () => read(downloadedName),
    markDownloaded: (hash) => write(downloadedName, hash),
    onHere: (listener) => here.add(listener),
    onElsewhere: (listener) => elsewhere.add(listener),
  }
}

class Listeners {
  readonly #all = new Set<() => void>()

  tell(): void {
    for (const listener of this.#all) listener()
  }

  add(listener: () => void): () => void {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }
}

/** Files by path. What is none was not written by a document like this one. */
function parseFiles(text: string): Files {
  try {
    const pairs: unknown = JSON.parse(text)
    return new Map(Array.isArray(pairs) ? pairs.filter(isPair) : [])
  } catch {
    return new Map()
  }
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
