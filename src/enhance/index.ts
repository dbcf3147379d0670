/**
 * The behaviour of the static markup, from the first paint on and for as long as the document lives. It listens on the
 * document and keeps no state but what is in the DOM, where the application finds it when it wakes.
 * Layer: may import src/config only. Record: docs/decisions/native-controls.md.
 */
import { enhanceCarousel, enhanceSlides } from './carousel.ts'
import { enhanceDraft } from './draft.ts'
import { enhanceLanguageLinks } from './language.ts'
import { enhanceMenus } from './menus.ts'
import { enhancePanels } from './panels.ts'
import { enhancePress } from './press.ts'
import { enhanceScheme } from './scheme.ts'
import { enhanceToTop } from './toTop.ts'

export function enhance(): void {
  enhanceMenus()
  enhancePanels()
  enhanceLanguageLinks()
  enhanceToTop()
  enhancePress()
  enhanceScheme()
  enhanceCarousel()
  enhanceDraft()
  enhanceSlides()
}
