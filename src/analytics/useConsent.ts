import { useSyncExternalStore } from 'react'
import { CONSENT, CONSENT_EVENT } from '../config/protocol.ts'

/**
 * Whether the visitor has agreed to analytics and embedded maps, kept up to date; false on the server, and in a build
 * that asks for no consent. Read from the attribute that start.ts sets on <html>, so that the application has none of its
 * code.
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
