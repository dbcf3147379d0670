import { CONSENT_KEY } from '../config/protocol.ts'

/** What the visitor has said to analytics and embedded maps; nothing is loaded unless it is "granted". */
export type Consent = 'granted' | 'denied' | 'unset'

/** The browser's Global Privacy Control (https://www.w3.org/TR/gpc/): counts as a decline until the visitor says otherwise. */
function refusedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** The choice that is kept, or what follows from the browser's settings. */
export function readConsent(): Consent {
  try {
    const kept = localStorage.getItem(CONSENT_KEY)
    if (kept === 'granted' || kept === 'denied') return kept
  } catch {
    // Where nothing can be kept, nothing can be agreed to.
    return 'denied'
  }
  return refusedByBrowser() ? 'denied' : 'unset'
}

/** Keeps the visitor's choice. */
export function keepConsent(consent: string): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent)
  } catch {
    // Storage is full or went away: what readConsent() says then holds.
  }
}
