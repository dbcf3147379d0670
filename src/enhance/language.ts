import { LANGUAGE } from '../config/protocol.ts'
import { closest } from './events.ts'

/** A language link keeps the fragment that the address has when it is used. */
export function enhanceLanguageLinks(): void {
  const carry = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, `a[${LANGUAGE}]`)
    if (link) link.hash = location.hash
  }
  for (const type of ['pointerdown', 'click', 'auxclick'] as const) {
    document.addEventListener(type, carry, true)
  }
}
