import { TO_TOP } from '../config/protocol.ts'
import { closest, isPlain } from './events.ts'

/** Scrolls to the top before the hero buttons and the mobile contact button navigate. */
export function enhanceToTop(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (isPlain(event) && closest(event, `a[${TO_TOP}]`)) scrollTo({ top: 0, behavior: 'instant' })
    },
    true,
  )
}
