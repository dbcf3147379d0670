import type { CDPSession, Page } from 'playwright/test'
import { isApplication } from './application.ts'
import { disableContentVisibility } from './contentVisibility.ts'

/** Opens a page whose application never comes. */
export async function open(page: Page, address: string): Promise<void> {
  await page.route(isApplication, () => {})
  await page.goto(address)
}

/** The role of what opens an item of an accordion. */
export const controls = 'button'

export interface AccessibleNode {
  readonly name: string
  readonly expanded?: unknown
}

/**
 * What assistive technology is told of the elements of a role (by Chromium's name of it), in document
 * order, from the browser's own accessibility tree. Playwright works roles out by itself and knows nothing
 * of what a native popover or an inert element says.
 */
export async function accessibleNodes(page: Page, role: string): Promise<AccessibleNode[]> {
  // This protocol omits sections that are not laid out; assistive technology is told of them.
  await disableContentVisibility(page)
  const session = await sessionOf(page)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role })
  return nodes
    .filter((node) => !node.ignored)
    .map(({ name, properties = [] }) => {
      const expanded: unknown = properties.find((property) => property.name === 'expanded')?.value.value
      const text = String(name?.value ?? '').replace(/\s+/g, ' ')
      return expanded === undefined ? { name: text } : { name: text, expanded }
    })
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The page's session of the browser's own protocol; it ends with the page. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** What is told of the one element of a role that has a name. */
export async function accessibleNode(page: Page, role: string, name: string): Promise<AccessibleNode | undefined> {
  return (await accessibleNodes(page, role)).find((element) => element.name === name)
}
