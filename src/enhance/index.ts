/**
 * Progressive enhancement of the static markup for the lifetime of the document. Listeners are on the document, and the
 * state is in the DOM, where the application reads it on hydration.
 * Layer: may import src/config only. Record: docs/decisions/native-controls.md.
 */
import { enhanceCarousel } from './carousel.ts'
import { enhanceDisclosure } from './disclosure.ts'
import { enhanceDraft } from './draft.ts'
import { enhanceLanguageLinks } from './language.ts'
import { enhanceLayout } from './layout.ts'
import { enhanceMenus } from './menus.ts'
import { enhancePrefetch } from './prefetch.ts'
import { enhanceReplay } from './replay.ts'
import { enhanceRevision } from './revision.ts'
import { enhanceScheme } from './scheme.ts'
import { enhanceToTop } from './toTop.ts'

export function enhance(): void {
  enhanceMenus()
  enhanceDisclosure()
  enhanceLanguageLinks()
  enhanceToTop()
  enhanceReplay()
  enhanceRevision()
  enhanceScheme()
  enhanceCarousel()
  enhanceDraft()
  enhancePrefetch()
  enhanceLayout()
  // Origin and date for printed pages (src/theme/print.css). The Swedish date format is ISO 8601.
  addEventListener('beforeprint', () => {
    document.body.style.setProperty('--site', `"${location.origin}"`)
    document.body.style.setProperty('--day', `"${new Date().toLocaleDateString('sv')}"`)
  })
}
