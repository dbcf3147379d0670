const loading = new Map<string, Promise<unknown>>()

/**
 * Adds a link to a built file to the head, by the file's name without the slash in front, and returns it; undefined where the
 * document has one already. Styles that stand in the document itself are named in it by disabled links
 * (scripts/vite-plugin-ssg/assets.ts).
 */
export function addLink(rel: 'modulepreload' | 'stylesheet', file: string): HTMLLinkElement | undefined {
  const href = `/${file}`
  if (document.querySelector(`link[href="${href}"]`)) return undefined
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
  return link
}

/**
 * Loads a style file of the site unless the document has it; resolves when it is in force. Rejects with the name of a file
 * that does not come; asked for again, it is fetched again.
 */
export function loadStyle(file: string): Promise<unknown> {
  const known = loading.get(file)
  if (known !== undefined) return known
  const link = addLink('stylesheet', file)
  if (!link) return Promise.resolve()
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      loading.delete(file)
      reject(new Error(file))
    }
  })
  loading.set(file, loaded)
  return loaded
}
