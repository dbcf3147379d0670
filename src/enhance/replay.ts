import { REPLAY } from '../config/protocol.ts'
import { closest } from './events.ts'

/** Event replay: marks a clicked button that needs the application. The click starts hydration, which reads the mark. */
export function enhanceReplay(): void {
  document.addEventListener('click', (event) => closest(event, `[${REPLAY}]`)?.setAttribute(REPLAY, 'true'))
}
