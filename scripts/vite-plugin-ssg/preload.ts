import type { Plugin } from 'vite'

/** Vite's module that every `import()` of browser code goes through, whose one export is `__vitePreload`. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Has the files that a chunk needs fetched along with it, and waits for its styles. Styles that the document came with are
 * named in it by disabled links (assets.ts). Rejects with the name of a style file that does not come.
 */
const helper = `
const files = {}
const load = (file) => {
  const href = '/' + file
  if (document.querySelector('link[href="' + href + '"]')) return
  const link = document.createElement('link')
  const style = file.endsWith('.css')
  link.rel = style ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  return style && new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      delete files[file]
      reject(Error(file))
    }
  })
}
export const __vitePreload = async (run, needed = []) => {
  await Promise.all(needed.map((file) => files[file] ??= load(file)))
  return run()
}`

/**
 * Replaces Vite's helper, a quarter of all the script that a page starts with: it also does what this site has no use
 * for (nonces, other bases than "/", browsers without module preloading). tests/e2e/navigation.spec.ts watches over it.
 */
export function preload(): Plugin {
  return {
    name: 'isogloss:preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? helper : undefined),
  }
}
