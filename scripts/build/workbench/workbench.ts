import { configure } from 'i18next-workbench/config.ts'
import { officesWithoutText } from '../texts/places.ts'
import { workbench } from '../../workbench.config.ts'

/** Has the workbench work on this site, in Node. */
export const configureWorkbench = (): void =>
  // Vite loads slowly, and most commands render nothing.
  configure({ ...workbench, notes: officesWithoutText, rendering: () => import('./rendering.ts') })
