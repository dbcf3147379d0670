import { attempt } from '../../lib/attempt.ts'

export type Store = ReturnType<typeof openStore>

/**
 * Texts that outlive the tab, "" for none: the browser's local storage, which documents that are opened from a disk have in Chromium and in Firefox, and share with
 * each other. Where it is full, or may not be used, that lasts as long as the tab.
 */
export function openStore() {
  const unkept = new Map<string, string>()
  return {
    get: (name: string): string => unkept.get(name) ?? attempt(() => localStorage.getItem(name)) ?? '',
    set(name: string, text: string): void {
      const isKept = attempt(() => {
        if (text === '') localStorage.removeItem(name)
        else localStorage.setItem(name, text)
        return true
      })
      if (isKept) unkept.delete(name)
      else unkept.set(name, text)
    },
    names: (start: string): string[] =>
      (attempt(() => Object.keys(localStorage)) ?? []).filter((name) => name.startsWith(start)),
    /** Whether the browser keeps all that was set. */
    isKept: (): boolean => unkept.size === 0,
    /** Calls back when one that begins so was set in another tab. Returns a function that ends it. */
    onElsewhere(start: string, listener: () => void): () => void {
      const hear = ({ key }: StorageEvent) => {
        if (key?.startsWith(start) ?? true) listener()
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}
