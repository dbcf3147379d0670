const loading = new Map<string, Promise<unknown>>()

/**
 * Loads a style file of the site, by its name without the slash in front, unless the document has it; resolves when it is in
 * force. Those that stand in the document itself are named in it by disabled links (scripts/vite-plugin-ssg/assets.ts).
 * Rejects with the name of a file that does not come; asked for again, it is fetched again.
 */
export function loadStyle(file: string): Promise<unknown> {
  const known = loading.get(file)
  if (known !== undefined) return known
  const href = `/${file}`
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  const loaded = new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      loading.delete(file)
      reject(new Error(file))
    }
    document.head.append(link)
  })
  loading.set(file, loaded)
  return loaded
}
