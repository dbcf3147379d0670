import type { buildSite as BuildSite } from '../index.d.ts'
import { settingsOf } from './settings.ts'

export { loadServer } from './code.ts'
export { listenToConsole } from './console.ts'
export { assembleDocument, readBuilt, readTemplate } from './document.ts'
export { BuildFailure } from './errors.ts'
export { hashOf, sourceKeys } from './keys.ts'
export { ssg } from './plugin.ts'
export { fileOf, select } from './settings.ts'
export { folderStore } from './store.ts'

export const buildSite: typeof BuildSite = async (options, run) => {
  const { makeSite } = await import('./build.ts')
  await makeSite(settingsOf(run.root, options), run)
}
