import { PRESSED } from '../config/protocol.ts'
import { closest } from './toTop.ts'

/** Notes a click on a button that only the application can answer: it does when it wakes up, for which the click is a sign. */
export function enhancePress(): void {
  document.addEventListener('click', (event) => closest(event, `[${PRESSED}]`)?.setAttribute(PRESSED, 'true'))
}
