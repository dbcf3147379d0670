import { REPLAY } from '../config/protocol.ts'
import { closest } from './events.ts'

/** Event replay: marks a button that only the application can answer as clicked; hydration, which the click starts, reads it. */
export function enhanceReplay(): void {
  document.addEventListener('click', (event) => closest(event, `[${REPLAY}]`)?.setAttribute(REPLAY, 'true'))
}
