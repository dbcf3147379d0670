import type { Page, Route } from 'playwright/test'

/** True for files of the application: scripts other than the entry, and messages. */
export const isApplication = ({ pathname }: URL): boolean =>
  /^\/assets\/(?!entry-client).*\.js$/.test(pathname) || pathname.startsWith('/messages/')

/** Opens a page whose application never loads. */
export async function openStatic(page: Page, address: string): Promise<void> {
  await page.route(isApplication, () => {})
  await page.goto(address)
}

/** Delays the application's files, or the given ones. The returned function releases them and all later requests. */
export async function holdApplication(page: Page, wanted = isApplication): Promise<() => Promise<void>> {
  const held: Route[] = []
  let open = false
  await page.route(wanted, (route) => {
    if (open) return route.continue()
    held.push(route)
  })
  return async () => {
    open = true
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

declare global {
  interface Window {
    /** The elements that `watch` observes, and their changes. */
    seen: { readonly elements: readonly Element[]; readonly changes: string[] }
  }
}

/** Records each toggle of the matching elements, and each change in or around them. */
export async function watch(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const elements = [...document.querySelectorAll(wanted)]
    const changes: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { type, attributeName, oldValue, target } of records) {
        if (!(target instanceof Element)) continue
        // React repeats existing values.
        if (type === 'attributes' && target.getAttribute(attributeName ?? '') === oldValue) continue
        changes.push(`${type} ${attributeName ?? ''} ${target.outerHTML.slice(0, 80)}`)
      }
    })
    for (const element of elements) {
      observer.observe(element, {
        attributes: true,
        attributeOldValue: true,
        childList: true,
        characterData: true,
        subtree: true,
      })
      for (const type of ['toggle', 'close', 'focusout']) element.addEventListener(type, () => changes.push(type))
    }
    window.seen = { elements, changes }
  }, selector)
}

/** The changes since `watch`; empty if the elements are the same ones and unchanged. */
export async function changesSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...window.seen.changes,
    ...window.seen.elements.filter((element) => !element.isConnected).map((element) => `gone: ${element.outerHTML}`),
  ])
}
