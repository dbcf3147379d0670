import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../scripts/serve/server.ts'
import { isApplication } from '../e2e/application.ts'
import { CONTROLS } from '../e2e/states.ts'
import { ensureDebian } from './debian.ts'
import { other, source } from '../fixtures/languages.ts'
import { firefox } from './firefox.ts'
import { type Browser, type Engine, keys, Page } from './page.ts'
import { webkit } from './webkit.ts'

const wide = [1440, 900] as const
const narrow = [450, 844] as const

/** The missing Debian packages of an engine, after an attempt to install them. */
async function lacking({ needs }: Engine): Promise<string[]> {
  const missing: string[] = []
  for (const [name, probe] of Object.entries(needs)) await ensureDebian(probe, name).catch(() => missing.push(name))
  return missing
}

for (const engine of [firefox, webkit]) {
  const missing = await lacking(engine)
  if (missing.length > 0) {
    test.skip(`${engine.name}: left out (${missing.join(' and ')} not installed)`, () => undefined)
    continue
  }
  describe(engine.name, { timeout: 120_000 }, () => {
    let folder: string
    let site: Awaited<ReturnType<typeof serve>>
    let browser: Browser
    let page: Page
    /** True if the application does not load. */
    let isStatic = false
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'engines-'))
      site = await serve({ dist: 'dist', port: 0, submissions: path.join(folder, 'submissions.db') })
      const [answer] = site.server.listeners('request')
      site.server.removeAllListeners('request').on('request', (request, response) => {
        if (isStatic && isApplication(new URL(request.url ?? '/', site.url))) response.writeHead(503).end()
        else answer?.(request, response)
      })
      browser = await engine.start()
      page = new Page(browser, new URL(site.url).origin)
      console.log(browser.version)
    })
    afterAll(async () => {
      await browser.close()
      site.server.closeAllConnections()
      site.server.close()
      await rm(folder, { recursive: true })
    })

    // Static and hydrated pages, each in one of the languages.
    describe.each([
      { prefix: other.prefix, isHydrated: false },
      { prefix: source.prefix, isHydrated: true },
    ])('$prefix/, hydrated: $isHydrated', ({ prefix, isHydrated }) => {
      testTour(prefix, async (path, [width, height]) => {
        isStatic = !isHydrated
        await page.resize(width, height)
        await page.open(prefix + path || '/')
        if (isHydrated) await page.hydrate()
        return page
      })
    })

    test('contact form: marks missing fields, then sends', async () => {
      isStatic = false
      await page.open('/contacts')
      await page.hydrate()
      await page.click('form [type=submit]')
      await expect.poll(() => page.count('form [aria-invalid=true]')).toBe(3)
      await page.ask(choose, 'form [name=service]', 'translation')
      for (const [name, text] of Object.entries({ fullName: 'Zażółć 山田', email: 'nobody@example.com' })) {
        // Fields below an error move when it disappears, perhaps during a click.
        const focus = async () => {
          await page.click(`form [name=${name}]`)
          return page.hasFocus(`[name=${name}]`)
        }
        await expect.poll(focus).toBe(true)
        await page.type(text)
      }
      await expect.poll(() => page.count('form [aria-invalid=true]')).toBe(0)
      await page.click('form [type=submit]')
      await expect.poll(() => page.count('form > [role=status] p')).toBeGreaterThan(0)
    })

    test('Refinix corrects its example, and asks no other origin', async () => {
      isStatic = false
      await page.open('/ai/refinix-mt-post-editing-tool')
      await page.hydrate()
      await page.click('section#try button[class*=_button_]')
      await expect.poll(() => page.count('section#try li input')).toBeGreaterThan(2)
      const addresses = await page.ask(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(addresses.filter((address) => !address.startsWith(new URL(site.url).origin))).toEqual([])
    })
  })
}

/** The menus and panels of a language. `open` opens a page in a window of that size. */
function testTour(prefix: string, open: (path: string, size: typeof wide | typeof narrow) => Promise<Page>): void {
  test('header: one dropdown is open at a time, Escape closes it', async () => {
    const page = await open('', wide)
    await page.click('[popovertarget=menu-about]')
    await expect.poll(() => page.count('#menu-about')).toBe(1)
    await page.click('[popovertarget=menu-services]')
    await expect.poll(() => page.count('#menu-services')).toBe(1)
    expect(await page.count('header [popover]')).toBe(1)
    await page.type(keys.Escape)
    await expect.poll(() => page.count('header [popover]')).toBe(0)
    await expect.poll(() => page.hasFocus('[popovertarget=menu-services]')).toBe(true)
  })

  test('mobile menu: opens, has one group open, closes by Escape and by a link', async () => {
    const page = await open('/privacy', narrow)
    const opener = '[command=show-modal]'
    await page.click(opener)
    await expect.poll(() => page.count('#mobile-menu')).toBe(1)
    const group = (number: number) => `#mobile-menu .mantine-Accordion-item:nth-of-type(${number}) ${CONTROLS}`
    await page.click(group(2))
    await page.click(group(1))
    await expect.poll(() => page.count('#mobile-menu [aria-expanded=true]')).toBe(1)
    await page.type(keys.Escape)
    await expect.poll(() => page.count('#mobile-menu')).toBe(0)
    await expect.poll(() => page.hasFocus(opener)).toBe(true)
    await page.click(opener)
    await page.click(`#mobile-menu a[href="${prefix}/careers"]`)
    await expect.poll(() => page.ask(() => location.pathname)).toBe(`${prefix}/careers`)
    await expect.poll(() => page.count('#mobile-menu')).toBe(0)
  })

  test('tabs: a click or an arrow key selects; in a narrow window, an accordion with one open item', async () => {
    let page = await open('/services/translation-services', wide)
    const tab = (number: number) => `main [role=tab]:nth-of-type(${number})`
    const isChosen = async (number: number) => {
      await expect.poll(() => page.count(`${tab(number)}[aria-selected=true]`)).toBe(1)
      expect(await page.count('main [role=tab][aria-selected=true]')).toBe(1)
      expect(await page.count('main [role=tabpanel]:not([aria-hidden])')).toBe(1)
    }
    await isChosen(1)
    await page.click(tab(3))
    await isChosen(3)
    await page.type(keys.ArrowDown)
    await isChosen(4)
    expect(await page.hasFocus(tab(4))).toBe(true)

    page = await open('/services/translation-services', narrow)
    expect(await page.count('main [role=tab]')).toBe(0)
    expect(await page.count(`main ${CONTROLS}[aria-expanded=true]`)).toBe(1)
    await page.click(`main ${CONTROLS}[aria-expanded=false]`)
    await expect.poll(() => page.count(`main ${CONTROLS}[aria-expanded=true]`)).toBe(1)
    expect(await page.count(`main [role=region]:not([aria-hidden]) p`)).toBeGreaterThan(0)
  })
}

/** Runs in the page: chooses an option of a select, since WebDriver cannot click the system's list. */
function choose(css: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(css)
  if (select) select.value = value
  for (const type of ['input', 'change']) select?.dispatchEvent(new Event(type, { bubbles: true }))
}
