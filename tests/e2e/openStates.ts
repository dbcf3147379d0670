import { useFonts } from 'i18next-workbench/lib/useFonts.ts'
import type { Locator, Page } from 'playwright'
import { RENDER_EAGER } from '../../src/config/protocol.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { CONTROLS, hydrate, showPanels } from './states.ts'

/** Lists, as they come, the errors and warnings of a page's console, what it throws, and requests to other origins. */
export function watchNoise(page: Page, origin: string): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    noise.push(`thrown: ${message}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) noise.push(`asked: ${request.url()}`)
  })
  return noise
}

/**
 * Brings a page that has just been opened to the state in which pictures of it are alike: hydrated, pictures that
 * wait for scrolling loaded, sections laid out, fonts there, scrolled to the top, the pointer on nothing. The tab has to have been opened
 * with reduced motion, which also keeps the carousel still.
 */
export async function holdStill(page: Page): Promise<void> {
  await hydrate(page)
  await page.evaluate(async (renderEager) => {
    document.documentElement.setAttribute(renderEager, '')
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // A picture that cannot be had is an error on the console, and told from there.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    scrollTo({ top: 0, behavior: 'instant' })
  }, RENDER_EAGER)
  await page.evaluate(useFonts)
}

/** Something that can be opened on a page, while it is open. */
export interface State {
  readonly name: string
  /** What the picture shows: the page from top to end, the window, or a part. */
  readonly frame: 'page' | 'window' | Locator
}

/** The menus are the same everywhere and are opened on this page. */
const MENU_VIEW: ViewId = 'home'

/**
 * Opens what can be opened on the current page and yields each while it is: menus, further tabs, a form's errors, and
 * last all accordions at once. What was yielded is closed again when the next is asked for.
 */
export async function* openStates(page: Page, view: ViewId): AsyncGenerator<State> {
  if (view === MENU_VIEW) {
    yield* dropdowns(page)
    yield* mobileMenu(page)
  }
  yield* tabs(page)
  yield* errors(page)
  yield* accordions(page)
}

async function* dropdowns(page: Page): AsyncGenerator<State> {
  for (const button of await visible(page.locator('header button[popovertarget]'))) {
    const id = (await button.getAttribute('popovertarget')) ?? ''
    await button.click()
    await page.locator(`#${id}`).waitFor()
    yield { name: id, frame: 'window' }
    await closeMenu(page)
  }
}

async function* mobileMenu(page: Page): AsyncGenerator<State> {
  const [button] = await visible(page.locator('header button[command="show-modal"]'))
  if (!button) return
  await button.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  yield { name: 'mobile-menu', frame: 'window' }
  await dialog.locator(CONTROLS).first().click()
  yield { name: 'mobile-menu-group', frame: 'window' }
  await closeMenu(page)
}

/** Focus comes back to the button, and would be marked on the pictures that follow. */
async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

async function* tabs(page: Page): AsyncGenerator<State> {
  const all = await visible(page.getByRole('tab'))
  for (const [index, tab] of all.entries()) {
    if ((await tab.getAttribute('aria-selected')) === 'true') continue
    await tab.click()
    yield { name: `tab-${index + 1}`, frame: page.locator('section').filter({ has: tab }) }
  }
}

async function* errors(page: Page): AsyncGenerator<State> {
  const form = page.locator('main form').filter({ has: page.locator('[required]') })
  if ((await form.count()) === 0) return
  await form.locator('button[type=submit]').click()
  await form.locator('[aria-invalid=true]').first().waitFor()
  yield { name: 'errors', frame: 'page' }
}

async function* accordions(page: Page): AsyncGenerator<State> {
  const closed = `main ${CONTROLS}[aria-expanded="false"]:visible`
  if ((await page.locator(closed).count()) === 0) return
  await showPanels(page, closed)
  yield { name: 'accordions', frame: 'page' }
}

async function visible(found: Locator): Promise<Locator[]> {
  const all = await found.all()
  const shown = await Promise.all(all.map((one) => one.isVisible()))
  return all.filter((_, index) => shown[index])
}
