/** What runs on a page whose texts are measured by a program. The editor measures by itself, with faultsOf.ts. */
import { startApplication } from '../../places/browser/application.tsx'
import { findPlaces } from '../../places/browser/findPlaces.ts'
import { measurer } from './measurePage.ts'

declare global {
  interface Window {
    measurePage?: ReturnType<typeof measurer>
  }
}

startApplication().then(
  (application) => {
    window.measurePage = measurer(application)
    window.findPlaces = findPlaces
  },
  (error: unknown) => console.error('The page did not become one that can be measured:', error),
)
