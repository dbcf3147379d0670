import { useSyncExternalStore } from 'react'
import { CONSENT, CONSENT_EVENT } from '../config/protocol.ts'

/**
 * Whether the visitor has agreed to analytics and embedded maps, kept up to date; false on the server, and in a build
 * that asks for no consent. The answer is what start.ts has left on the root element, so that the application carries
 * none of its code.
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
