import { useSyncExternalStore } from 'react'
import { CONSENT, CONSENT_EVENT } from '../config/protocol.ts'

/**
 * Returns true while the visitor consents to analytics and embedded maps. False on the server and in builds that do not ask
 * for consent. Reads the attribute that start.ts sets on <html>, so the application does not include its code.
 */
export function useConsent(): boolean {
  return useSyncExternalStore(subscribe, isGranted, () => false)
}

function isGranted(): boolean {
  return __ANALYTICS__ && document.documentElement.getAttribute(CONSENT) === 'granted'
}

function subscribe(listener: () => void): () => void {
  if (!__ANALYTICS__) return () => {}
  document.addEventListener(CONSENT_EVENT, listener)
  return () => document.removeEventListener(CONSENT_EVENT, listener)
}
