import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'

/** Node reads TypeScript, but not below node_modules, where npm puts a package that is no workspace. */
const sources = new URL('./src/', import.meta.url).href
if (sources.includes('/node_modules/')) {
  registerHooks({
    load: (url, context, next) =>
      url.startsWith(sources) && url.endsWith('.ts')
        ? { format: 'module', source: stripTypeScriptTypes(readFileSync(new URL(url), 'utf8')), shortCircuit: true }
        : next(url, context),
  })
}

export const {
  assembleDocument,
  buildSite,
  BuildFailure,
  fileOf,
  folderStore,
  hashOf,
  listenToConsole,
  loadServer,
  readBuilt,
  readTemplate,
  select,
  sourceKeys,
  ssg,
} = await import('./src/index.ts')
