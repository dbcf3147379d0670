/** Texts that outlive the tab. */
export interface Store {
  /** "" for none. */
  get(name: string): string
  /** "" removes it. */
  set(name: string, text: string): void
  /** All that begin so. */
  names(start: string): string[]
  /** Whether the browser keeps all that was set. */
  isKept(): boolean
  /** Calls back when one that begins so was set in another tab. Returns a function that ends it. */
  onElsewhere(start: string, listener: () => void): () => void
}

/**
 * The browser's local storage, which documents that are opened from a disk have in Chromium and in Firefox, and share with
 * each other. What it has no room for, or is told not to keep, lasts as long as the tab.
 */
export function openStore(): Store {
  const unkept = new Map<string, string>()
  return {
    get: (name) => unkept.get(name) ?? attempt(() => localStorage.getItem(name)) ?? '',
    set(name, text) {
      const isKept = attempt(() => {
        if (text === '') localStorage.removeItem(name)
        else localStorage.setItem(name, text)
        return true
      })
      if (isKept) unkept.delete(name)
      else unkept.set(name, text)
    },
    names: (start) => (attempt(() => Object.keys(localStorage)) ?? []).filter((name) => name.startsWith(start)),
    isKept: () => unkept.size === 0,
    onElsewhere(start, listener) {
      const hear = ({ key }: StorageEvent) => {
        if (key?.startsWith(start) ?? true) listener()
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

/** Null where the storage is full, or may not be used. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
