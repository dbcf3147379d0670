/**
 * Moves the styles that stand between a document's sections (scripts/vite-plugin-ssg/topOfPage.ts) into its head, and removes
 * the script after them: React would find elements there that it has not rendered, and the styles have to outlast the page.
 * Resolves when the copies of links, which come from the cache, are in force, so that nothing is without its styles meanwhile.
 */
export async function keepStyles(container: Element): Promise<void> {
  document.head.append(...container.querySelectorAll('main > style'))
  const links = [...container.querySelectorAll<HTMLLinkElement>('main > link')]
  await Promise.all(
    links.map((link) => {
      const copy = document.importNode(link)
      return new Promise((resolve) => {
        copy.onload = copy.onerror = resolve
        document.head.append(copy)
      })
    }),
  )
  for (const element of container.querySelectorAll('main > :is(link, script)')) element.remove()
}
