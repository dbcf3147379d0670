import { TO_TOP } from '../config/protocol.ts'
import { closest, isPlain } from './events.ts'

/** Links that scroll to the top before they navigate: the hero buttons and the mobile contact button. */
export function enhanceToTop(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (isPlain(event) && closest(event, `a[${TO_TOP}]`)) scrollTo({ top: 0, behavior: 'instant' })
    },
    true,
  )
}
