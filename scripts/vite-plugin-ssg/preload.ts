import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** Vite's module that every `import()` of browser code goes through, whose one export is `__vitePreload`. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Has the files that a chunk needs fetched along with it, and waits for its styles. Rejects with the name of a style file that
 * does not come. Instead of the names of pages' style files there are zeros (pageStyles.ts).
 */
const helper = (loadStyle: string) => `
import { addLink, loadStyle } from ${JSON.stringify(loadStyle)}
const load = (file) => file && (file.endsWith('.css') ? loadStyle(file) : addLink('modulepreload', file))
export const __vitePreload = async (run, needed = []) => {
  await Promise.all(needed.map(load))
  return run()
}`

/**
 * Replaces Vite's helper, a quarter of all the script that a page starts with: it also does what this site has no use
 * for (nonces, other bases than "/", browsers without module preloading). tests/e2e/navigation.spec.ts watches over it.
 */
export function preload(): Plugin {
  let code = ''
  return {
    name: 'isogloss:preload',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      code = helper(normalizePath(path.join(root, 'src/app/loadStyle.ts')))
    },
    load: (id) => (id === HELPER ? code : undefined),
  }
}
