import { useSyncExternalStore } from 'react'

/** What the visitor has said to analytics and embedded maps; nothing is loaded unless it is "granted". */
export type Consent = 'granted' | 'denied' | 'unset'

const KEY = 'isogloss.consent'
const listeners = new Set<() => void>()

/** The browser's Global Privacy Control (https://www.w3.org/TR/gpc/): counts as a decline until the visitor says otherwise. */
function refusedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** The choice that is kept, or what follows from the browser's settings. */
export function readConsent(): Consent {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept === 'granted' || kept === 'denied') return kept
  } catch {
    // Where nothing can be kept, nothing can be agreed to.
    return 'denied'
  }
  return refusedByBrowser() ? 'denied' : 'unset'
}

/** Keeps the visitor's choice and tells whoever listens. */
export function decide(consent: 'granted' | 'denied'): void {
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // Storage went away: the choice then holds as a decline.
  }
  for (const listener of listeners) listener()
}

/** The visitor's choice, kept up to date; "unset" on the server. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'unset')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
