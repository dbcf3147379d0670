import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../scripts/serve/server.ts'
import { isApplication } from '../e2e/application.ts'
import { ensureDebian } from './debian.ts'
import { type Language, other, source } from '../fixtures/languages.ts'
import { firefox } from './firefox.ts'
import { type Browser, type Engine, keys, Page } from './page.ts'
import { webkit } from './webkit.ts'

const wide = [1440, 900] as const
const narrow = [450, 844] as const
/** Controls that open a panel. */
const CONTROL = '[aria-expanded]'

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
      { language: other, isHydrated: false },
      { language: source, isHydrated: true },
    ])('$language.name, hydrated: $isHydrated', ({ language, isHydrated }) => {
      testTour(language, async (path, [width, height]) => {
        isStatic = !isHydrated
        await page.resize(width, height)
        await page.open(language.prefix + path || '/')
        if (isHydrated) await page.hydrate()
        return page
      })
    })

    test.each([other, source])('contact form in $name: lists missing fields, then sends', async ({ prefix, forms }) => {
      isStatic = false
      await page.open(`${prefix}/contacts`)
      await page.hydrate()
      const field = (name: string) => `form [name=${name}]`
      const problems = async () => (await page.look('form [aria-invalid=true]')).map(({ description }) => description)
      const { serviceMissing, fullNameMissing, emailMissing } = forms.errors
      await page.click('form button', forms.contact.submit)
      await expect.poll(problems).toEqual([serviceMissing, fullNameMissing, emailMissing])
      await page.ask(choose, field('service'), 'translation')
      for (const [name, text] of Object.entries({ fullName: 'Zażółć 山田', email: 'nobody@example.com' })) {
        // Fields below an error move when it disappears, perhaps during a click.
        const focus = async () => {
          await page.click(field(name))
          return (await page.look(field(name)))[0]?.focused
        }
        await expect.poll(focus).toBe(true)
        await page.type(text)
      }
      await expect.poll(problems).toEqual([])
      await page.click('form button', forms.contact.submit)
      await expect.poll(() => page.names('form [role=status] p')).toEqual([forms.outcome.success])
    })

    test('Refinix corrects its example, and asks no other origin', async () => {
      isStatic = false
      await page.open('/ai/refinix-mt-post-editing-tool')
      await page.hydrate()
      await page.click('section#try button', (await page.names('section#try button:not([id])')).at(-1))
      await expect.poll(async () => (await page.look('section#try li input')).length).toBeGreaterThan(2)
      const addresses = await page.ask(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(addresses.filter((address) => !address.startsWith(new URL(site.url).origin))).toEqual([])
    })
  })
}

/** The menus and panels of a language. `open` opens a page in a window of that size. */
function testTour(
  { prefix, common, translation }: Language,
  open: (path: string, size: typeof wide | typeof narrow) => Promise<Page>,
): void {
  const { menu } = common

  test('header: one dropdown is open at a time, Escape closes it', async () => {
    const page = await open('', wide)
    const panels = () => page.names('header [popover]')
    await page.click('header button', menu.about.label)
    await expect.poll(panels).toEqual([expect.stringContaining(menu.about.title)])
    await page.click('header button', menu.services.label)
    await expect.poll(panels).toEqual([expect.stringContaining(menu.services.title)])
    await page.type(keys.Escape)
    await expect.poll(panels).toEqual([])
    await expect.poll(() => page.focused()).toBe(menu.services.label)
  })

  test('mobile menu: opens, has one group open, closes by Escape and by a link', async () => {
    const page = await open('/privacy', narrow)
    const dialogs = () => page.names('dialog')
    await page.click('header button', menu.open)
    await expect.poll(dialogs).toEqual([menu.label])
    await page.click(`dialog ${CONTROL}`, menu.services.label)
    await page.click(`dialog ${CONTROL}`, menu.about.label)
    await expect.poll(() => page.on(`dialog ${CONTROL}`)).toEqual([menu.about.label])
    await page.type(keys.Escape)
    await expect.poll(dialogs).toEqual([])
    await expect.poll(() => page.focused()).toBe(menu.open)
    await page.click('header button', menu.open)
    await page.click('dialog a', common.nav.pages.careers)
    await expect.poll(() => page.ask(() => location.pathname)).toBe(`${prefix}/careers`)
    await expect.poll(dialogs).toEqual([])
  })

  test('tabs: a click or an arrow key selects; in a narrow window, an accordion with one open item', async () => {
    let page = await open('/services/translation-services', wide)
    const labels = Object.values(translation.topics.items).map(({ label }) => label)
    const isChosen = async (index: number) => {
      await expect.poll(() => page.on('main [role=tab]')).toEqual([labels[index]])
      await expect.poll(() => page.names('main [role=tabpanel]:not([aria-hidden])')).toEqual([labels[index]])
    }
    await isChosen(0)
    await page.click('main [role=tab]', labels[2])
    await isChosen(2)
    await page.type(keys.ArrowDown)
    await isChosen(3)
    await expect.poll(() => page.focused()).toBe(labels[3])

    page = await open('/services/translation-services', narrow)
    expect(await page.names('main [role=tab]')).toEqual([])
    await expect.poll(() => page.on(`main ${CONTROL}`)).toEqual([labels[0]])
    await page.click(`main ${CONTROL}`, labels[1])
    await expect.poll(() => page.on(`main ${CONTROL}`)).toEqual([labels[1]])
  })
}

/** Runs in the page: chooses an option of a select, since WebDriver cannot click the system's list. */
function choose(css: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(css)
  if (select) select.value = value
  for (const type of ['input', 'change']) select?.dispatchEvent(new Event(type, { bubbles: true }))
}
