import { existsSync } from 'node:fs'
import path from 'node:path'
import { makeProject, type Project } from 'i18next-workbench'
import { artFiles } from '../../../src/config/art.ts'
import { hashOfBuild } from '../../lib/hashOfBuild.ts'
import { workbench } from '../../workbench.config.ts'

/** Returns this site as the project of the workbench, in Node. */
export const siteProject = (root?: string): Project =>
  makeProject(
    {
      ...workbench,
      lackedBy: (folder, code) => {
        const map = `public/art/${artFiles.map.of(code)}`
        return existsSync(path.join(folder, map))
          ? []
          : [`The build needs ${map}: run "npm run art" first, and commit it.`]
      },
      hashOfSources: (folder) => hashOfBuild(folder, ['src', `locales/${workbench.sourceLocale}`]),
      // Vite loads slowly, and most commands render nothing.
      rendering: () => import('./rendering.ts'),
    },
    root,
  )
