import type { Page } from 'playwright/test'
import { seeded } from '../../scripts/vite-plugin-art/landscape.ts'
import { LANGUAGE } from '../../src/config/protocol.ts'
import { other } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

/** How many clicks and keys each kind of page gets. */
const steps = 1000
/** What decides them all; a run that has failed is repeated with the seed that it printed. */
const seed = Number(process.env['MONKEY_SEED'] ?? 20_261_121)

/** Each kind of page, and in which language. */
const pages = [
  { name: 'home', address: '/' },
  { name: 'about', address: `${other.prefix}/about` },
  { name: 'overview', address: '/services' },
  { name: 'tabs', address: `${other.prefix}/services/translation-services` },
  { name: 'accordions', address: '/solutions/healthcare' },
  { name: 'contact form', address: '/contacts' },
  { name: 'application form', address: `${other.prefix}/freelance` },
  { name: '404', address: '/no-such-page' },
] as const

const keys = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
  ...['Home', 'End', 'PageDown', 'PageUp', 'Backspace', 'Delete', 'a', 'ż', '@'],
] as const
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
] as const
/** After so many steps another size, and the page that it is about. */
const ROUND = 50

function pick<T>(list: readonly [T, ...T[]], random: () => number): T {
  return list[Math.floor(random() * list.length)] ?? list[0]
}

/** One click, key or turn of the wheel. What the browser does not answer because the document is changing is let go. */
async function step(page: Page, random: () => number, { width, height }: (typeof sizes)[number]) {
  const kind = random()
  const [x, y] = [random() * width, random() * height]
  const act =
    kind < 0.5
      ? page.mouse.click(x, y)
      : kind < 0.9
        ? page.keyboard.press(pick(keys, random))
        : page.mouse.wheel(0, (random() - 0.4) * 1500)
  const done = act.catch((error: unknown) => {
    if (page.isClosed()) throw error
  })
  // Chromium never acknowledges a turn of the wheel that a change of documents cuts off.
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 5000))])
}

/** Whatever was left open is closed as a visitor would, and the page then answers. */
async function expectAlive(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('main h1')).toBeVisible()
  // One layer at a time: a dialog, a dropdown.
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return page.locator('dialog[open], :popover-open').count()
    })
    .toBe(0)
  expect(await page.locator('body[inert], #root[inert], main[inert]').count()).toBe(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  const menu = page.locator('#mobile-menu')
  await page.locator('button[commandfor="mobile-menu"][command="show-modal"]').click()
  await expect(menu).toBeVisible()
  await menu.locator('button[command="close"]').click()
  await expect(menu).toBeHidden()
  await page.locator(`footer a[href$="/careers"]:not([${LANGUAGE}])`).click()
  await expect(page).toHaveURL(/\/careers$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // It still draws, and still runs scripts.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

for (const [index, { name, address }] of pages.entries()) {
  test(`${steps} clicks and keys on a page with ${name} leave it alive (seed ${seed})`, async ({
    page,
    context,
    baseURL,
    noise,
  }) => {
    test.setTimeout(30_000 + steps * 300)
    const random = seeded(String(seed + index))
    // Links to other sites and mail programs end here; what opens a window is closed.
    await context.route(
      (url) => url.origin !== new URL(baseURL ?? '').origin,
      (route) => route.fulfill({ contentType: 'text/html', body: 'another site' }),
    )
    context.on('page', (opened) => opened.close())
    for (let done = 0; done < steps; done += 1) {
      const size = sizes[Math.floor(done / ROUND) % sizes.length] ?? sizes[0]
      const away = done % 10 === 0 && !page.url().startsWith(baseURL ?? '')
      if (done % ROUND === 0 || away) {
        await page.setViewportSize(size)
        await page.goto(address)
        // Some of it before hydration, some of it after.
        if (done % (2 * ROUND) === 0) await hydrate(page)
      }
      await step(page, random, size)
    }
    // What the last click led to may still be on its way, and cuts the first try off.
    await page.goto(address).catch(() => page.goto(address))
    await expectAlive(page)
    const expected = [/^asked: /, /status of 40[45]/, /did not load/]
    noise.splice(0, noise.length, ...noise.filter((line) => !expected.some((one) => one.test(line))))
  })
}
