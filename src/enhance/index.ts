/**
 * Progressive enhancement of the static markup, from the first paint on and for as long as the document lives. It listens
 * on the document and keeps its state in the DOM, where the application reads it when it hydrates.
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
  // Printed links say where they lead, on whatever host the site is, and a page says when (src/theme/print.css): in Swedish,
  // a date is that of ISO 8601.
  addEventListener('beforeprint', () => {
    document.body.style.setProperty('--site', `"${location.origin}"`)
    document.body.style.setProperty('--day', `"${new Date().toLocaleDateString('sv')}"`)
  })
}
