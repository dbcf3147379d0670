import type { Page, Route } from 'playwright/test'

/** What the application needs besides the document and its first script: its other scripts and its messages. */
export const isApplication = ({ pathname }: URL): boolean =>
  /^\/assets\/(?!entry-client).*\.js$/.test(pathname) || pathname.startsWith('/messages/')

/** Opens a page whose application never comes. */
export async function openStatic(page: Page, address: string): Promise<void> {
  await page.route(isApplication, () => {})
  await page.goto(address)
}

/** Keeps back all that the application needs, or what is given; the returned function lets it come, then and from then on. */
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
    /** What happened to the elements that `watch` looks after. */
    seen: { readonly elements: readonly Element[]; readonly changes: string[] }
  }
}

/** Notes every toggling of, and every change in or around, what a selector finds in the document. */
export async function watch(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const elements = [...document.querySelectorAll(wanted)]
    const changes: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { type, attributeName, oldValue, target } of records) {
        if (!(target instanceof Element)) continue
        // React says again what the document says already.
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

/** What has changed since `watch`: nothing, if the elements are still the same ones and were left alone. */
export async function changesSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...window.seen.changes,
    ...window.seen.elements.filter((element) => !element.isConnected).map((element) => `gone: ${element.outerHTML}`),
  ])
}
