import { makeProject, type Project } from 'i18next-workbench/project.ts'
import { officesWithoutText } from '../texts/places.ts'
import { workbench } from '../../workbench.config.ts'

/** Returns this site as the project of the workbench, in Node. */
export const siteProject = (root?: string): Project =>
  // Loaded on demand: Vite loads slowly, and most commands render nothing.
  makeProject({ ...workbench, notes: officesWithoutText, rendering: () => import('./rendering.ts') }, root)
