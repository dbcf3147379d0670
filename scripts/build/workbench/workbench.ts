import { makeProject, type Project } from 'i18next-workbench'
import { hashOfBuild } from '../../lib/hashOfBuild.ts'
import { officesWithoutText } from '../texts/places.ts'
import { workbench } from '../../workbench.config.ts'

/** Returns this site as the project of the workbench, in Node. */
export const siteProject = (root?: string): Project =>
  makeProject(
    {
      ...workbench,
      notes: officesWithoutText,
      hashOfSources: (folder) => hashOfBuild(folder, ['src', `locales/${workbench.sourceLocale}`]),
      // Vite loads slowly, and most commands render nothing.
      rendering: () => import('./rendering.ts'),
    },
    root,
  )
