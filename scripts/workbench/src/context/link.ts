import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where a message is seen on a page, as a relative address: context/about.html#pages%2Fabout%3Ahero.title. */
export const contextLink = (view: string, id: string, folder = 'context') =>
  `${folder}/${view}.html#${encodeURIComponent(id)}`

/** The same address, on the page in the locale where "context --locale" has made it under a root folder, else in English. */
export function contextLinker(root: string, locale: string): (view: string, id: string) => string {
  const own = `context/${locale}`
  const there = new Map<string, boolean>()
  return (view, id) => {
    const isThere = there.get(view) ?? existsSync(path.join(root, own, `${view}.html`))
    there.set(view, isThere)
    return isThere ? contextLink(view, id, own) : contextLink(view, id)
  }
}
