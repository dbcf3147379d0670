import { CONSENT_KEY } from '../config/protocol.ts'

/** Consent to analytics and embedded maps. Neither is loaded unless it is "granted". */
export type Consent = 'granted' | 'denied' | 'unset'

/** True if Global Privacy Control is on (https://www.w3.org/TR/gpc/). It counts as a decline until the visitor chooses. */
function refusedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Returns the stored choice, or the default from the browser's settings. */
export function readConsent(): Consent {
  try {
    const kept = localStorage.getItem(CONSENT_KEY)
    if (kept === 'granted' || kept === 'denied') return kept
  } catch {
    // Storage is blocked, so consent could not be stored.
    return 'denied'
  }
  return refusedByBrowser() ? 'denied' : 'unset'
}

/** Stores the visitor's choice. */
export function keepConsent(consent: string): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent)
  } catch {
    // Storage is full or unavailable: readConsent() decides.
  }
}
