import type { CDPSession, Page } from 'playwright/test'
import { languages } from '../fixtures/languages.ts'
import { isApplication } from './application.ts'
import { disableContentVisibility } from './contentVisibility.ts'
import { hydrate } from './test.ts'
import { thorough } from './thorough.ts'

export type Stage = 'static' | 'hydrated'

/**
 * Before hydration alone, unless thorough: tests/unit shows what components do once hydrated, and hydration.spec.ts that
 * they stay as they were opened.
 */
export const stages: readonly Stage[] = thorough ? ['static', 'hydrated'] : ['static']

/** Each stage, for what does not depend on the words: in one language, or in each when thorough. */
export const visits = (thorough ? languages : languages.slice(0, 1)).flatMap((one) =>
  stages.map((stage) => ({ ...one, stage })),
)

/** Each stage in a language of each direction, for what goes the way of the text. */
export const bothDirections = languages.flatMap((one) => stages.map((stage) => ({ ...one, stage })))

/** Opens a page and hydrates it, or blocks the application. */
export async function open(page: Page, address: string, stage: Stage): Promise<void> {
  if (stage === 'static') await page.route(isApplication, () => {})
  await page.goto(address)
  if (stage === 'static') return
  await hydrate(page)
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
export async function accessibleNodes(
  page: Page,
  role: string,
  layout: 'eager' | 'as it is' = 'eager',
): Promise<AccessibleNode[]> {
  // This protocol omits skipped sections, assistive technology gets them: content-visibility-access.spec.ts.
  if (layout === 'eager') await disableContentVisibility(page)
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

/** Where the focus is, in words: the text or label of the element, or "page" when no element has it. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return 'page'
    return (active.getAttribute('aria-label') ?? active.textContent).replace(/\s+/g, ' ').trim()
  })
}
