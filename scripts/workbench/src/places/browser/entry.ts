/** What runs on a page whose messages are looked for by a program: pictures (context). */
import { application } from 'workbench:application'
import { openPanels } from '../../lib/panels.ts'
import { findPlaces } from './findPlaces.ts'

declare global {
  interface Window {
    /** Where the page shows its messages now; there once it is hydrated. */
    findPlaces?: typeof findPlaces
    /** Shows all panels of the page at once. */
    openPanels?: () => void
  }
}

application.start().then(
  () => {
    window.findPlaces = findPlaces
    window.openPanels = () => openPanels([...document.querySelectorAll(application.names.panels)])
  },
  (error: unknown) => console.error('The page did not become one whose messages can be found:', error),
)
