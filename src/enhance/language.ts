import { LANGUAGE } from '../config/protocol.ts'
import { closest } from './events.ts'

/** Adds the current fragment to a language link when it is used. */
export function enhanceLanguageLinks(): void {
  const carry = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, `a[${LANGUAGE}]`)
    if (link) link.hash = location.hash
  }
  // For all mouse buttons and for keys.
  document.addEventListener('pointerdown', carry, true)
  document.addEventListener('click', carry, true)
}
