/** What runs on a page whose messages are looked for by a program: pictures (context) and measuring (fit). */
import { application } from 'workbench:application'
import { findPlaces } from './findPlaces.ts'

declare global {
  interface Window {
    /** Where the page shows its messages now; there once it is hydrated. */
    findPlaces?: typeof findPlaces
  }
}

application.start().then(
  () => {
    window.findPlaces = findPlaces
  },
  (error: unknown) => console.error('The page did not become one whose messages can be found:', error),
)
