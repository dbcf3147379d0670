import { LANGUAGE } from '../config/protocol.ts'
import { closest } from './events.ts'

/** A language link keeps the fragment that the address has when it is used. */
export function enhanceLanguageLinks(): void {
  const carry = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, `a[${LANGUAGE}]`)
    if (link) link.hash = location.hash
  }
  // With any button, and with a key.
  document.addEventListener('pointerdown', carry, true)
  document.addEventListener('click', carry, true)
}
