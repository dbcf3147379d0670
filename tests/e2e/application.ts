import type { Page, Route } from 'playwright/test'
import { hydrate } from './states.ts'

/** True for files of the application: scripts other than the entry, and messages. */
export const isApplication = ({ pathname }: URL): boolean =>
  /^\/assets\/(?!entry-client).*\.js$/.test(pathname) || pathname.startsWith('/messages/')

/** Opens a page, and waits for its entry script, which comes after the first paint. Its last step lays out the footer. */
export async function openEnhanced(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector('footer')?.style.contentVisibility === 'visible')
}

/** Opens a page whose application never loads. */
export async function openStatic(page: Page, address: string): Promise<void> {
  await page.route(isApplication, () => {})
  await openEnhanced(page, address)
}

/** Opens a page and hydrates it. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await openEnhanced(page, address)
  await hydrate(page)
}

/** Before hydration only the early script handles events; afterwards the application does, too. */
export const stages = [
  ['static', openStatic],
  ['hydrated', openHydrated],
] as const

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
