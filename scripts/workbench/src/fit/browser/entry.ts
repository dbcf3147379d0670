/** What runs on a page whose texts are measured by a program. The editor measures by itself, with faultsOf.ts. */
import { application } from 'workbench:application'
import { findPlaces } from '../../places/browser/findPlaces.ts'
import { measureBy } from '../measure/names.ts'
import { measurer } from './measurePage.ts'

declare global {
  interface Window {
    measurePage?: ReturnType<typeof measurer>
  }
}

measureBy(application.names)
application.start().then(
  (started) => {
    window.measurePage = measurer(started)
    window.findPlaces = findPlaces
  },
  (error: unknown) => console.error('The page did not become one that can be measured:', error),
)
