/** What runs on a page whose messages are looked for by a program: pictures (context) and measuring (fit). */
import { startApplication } from './application.tsx'
import { findPlaces } from './findPlaces.ts'

declare global {
  interface Window {
    /** Where the page shows its messages now; there once it is hydrated. */
    findPlaces?: typeof findPlaces
  }
}

startApplication().then(
  () => {
    window.findPlaces = findPlaces
  },
  (error: unknown) => console.error('The page did not become one whose messages can be found:', error),
)
