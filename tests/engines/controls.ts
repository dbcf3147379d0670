import { expect, onTestFinished, test } from 'vitest'
import type { Language } from './language.ts'
import type { Tour } from './page.ts'

const wide = [1440, 900] as const
const narrow = [450, 844] as const

/** What opens a panel: Mantine's control of an accordion, or a summary. */
const CONTROL = ':is(summary, [aria-expanded])'

/** Menus, tabs, accordions and the rest that answers with and without the application: `asleep` keeps it back. */
export function testControls(language: Language, tour: () => Tour, asleep: boolean): void {
  const { prefix, common, translation, healthcare } = language
  const { menu, carousel, scheme } = common

  /** Opens a page in a window of that size; the application is held back or awake. */
  async function open(address: string, [width, height]: readonly [number, number]) {
    const { page, site } = tour()
    if (asleep) onTestFinished(site.hold())
    await page.resize(width, height)
    await page.open(address)
    if (!asleep) await page.wake()
    return page
  }

  test('header: one dropdown is open at a time, Escape closes it', async () => {
    const page = await open(prefix || '/', wide)
    const panels = () => page.names('header [popover]')
    await page.click('header button', menu.about.label)
    await expect.poll(panels).toEqual([expect.stringContaining(menu.about.title)])
    await page.click('header button', menu.services.label)
    await expect.poll(panels).toEqual([expect.stringContaining(menu.services.title)])
    await page.browser.press('Escape')
    await expect.poll(panels).toEqual([])
    expect(await page.focused()).toBe(menu.services.label)
  })

  test('language: the menu leads to the same page in the other language', async () => {
    const page = await open(`${prefix}/about`, wide)
    const other = prefix ? 'English' : 'Polski'
    await page.click('header [popovertarget=menu-language]')
    await expect.poll(() => page.names('header [popover] a')).toEqual(['English', 'Polski'])
    await page.click('header [popover] a', other)
    await expect.poll(() => page.path()).toBe(prefix ? '/about' : '/pl/about')
    expect(await page.ask(() => document.documentElement.lang)).toBe(prefix ? 'en' : 'pl')
  })

  test('tabs: a click and the arrow keys choose, one panel is shown', async () => {
    const page = await open(`${prefix}/services/translation-services`, wide)
    const labels = Object.values(translation.topics.items).map(({ label }) => label)
    const isChosen = async (index: number) => {
      await expect.poll(() => page.on('main [role=tab]')).toEqual([labels[index]])
      await expect.poll(() => page.names('main [role=tabpanel]')).toEqual([labels[index]])
    }
    expect((await page.names('main [role=tab]')).sort()).toEqual([...labels].sort())
    await isChosen(0)
    await page.click('main [role=tab]', labels[2])
    await isChosen(2)
    await page.browser.press('ArrowDown')
    await isChosen(3)
    expect(await page.focused()).toBe(labels[3])
  })

  test('accordion: one item is open at most, and closes again', async () => {
    const page = await open(`${prefix}/solutions/healthcare`, narrow)
    const items = () => page.on(`main ${CONTROL}`)
    const [first, , third] = await page.names(`main ${CONTROL}`)
    expect(third).toContain(healthcare.documents.items.medicalRecords.title)
    await expect.poll(items).toEqual([first])
    await page.click(`main ${CONTROL}`, third)
    await expect.poll(items).toEqual([third])
    await page.click(`main ${CONTROL}`, third)
    await expect.poll(items).toEqual([])
  })

  test('tabs in a narrow window: an accordion', async () => {
    const page = await open(`${prefix}/services/translation-services`, narrow)
    const { medicalScientific, regulatory } = translation.topics.items
    expect(await page.names('main [role=tab]')).toEqual([])
    await expect.poll(() => page.on(`main ${CONTROL}`)).toEqual([medicalScientific.label])
    await page.click(`main ${CONTROL}`, regulatory.label)
    await expect.poll(() => page.on(`main ${CONTROL}`)).toEqual([regulatory.label])
  })

  test('mobile menu: opens, has one group open, closes by Escape, by its button and by a link that leads on', async () => {
    const page = await open(`${prefix}/privacy`, narrow)
    const dialogs = () => page.names('dialog')
    await page.click('header button', menu.open)
    await expect.poll(dialogs).toEqual([menu.label])
    await page.click(`dialog ${CONTROL}`, menu.about.label)
    await expect.poll(() => page.on(`dialog ${CONTROL}`)).toEqual([menu.about.label])
    await page.click(`dialog ${CONTROL}`, menu.services.label)
    await expect.poll(() => page.on(`dialog ${CONTROL}`)).toEqual([menu.services.label])
    await page.browser.press('Escape')
    await expect.poll(dialogs).toEqual([])
    expect(await page.focused()).toBe(menu.open)
    await page.click('header button', menu.open)
    await page.click('dialog button', menu.close)
    await expect.poll(dialogs).toEqual([])
    await page.click('header button', menu.open)
    await page.click(`dialog ${CONTROL}`, menu.about.label)
    await page.click('dialog a', common.nav.pages.careers)
    await expect.poll(() => page.path()).toBe(`${prefix}/careers`)
    await expect.poll(dialogs).toEqual([])
  })

  test('colours: a choice is shown at once and kept', async () => {
    const page = await open(`${prefix}/about`, wide)
    const shown = () => page.ask(() => getComputedStyle(document.documentElement).colorScheme)
    await expect.poll(() => page.on('footer label')).toEqual([scheme.system])
    await page.click('footer label', scheme.dark)
    await expect.poll(shown).toBe('dark')
    await page.open()
    await expect.poll(() => page.on('footer label')).toEqual([scheme.dark])
    expect(await shown()).toBe('dark')
  })

  test('carousel: moves by itself, and by its arrows alone when it is paused', async () => {
    const page = await open(prefix || '/', wide)
    const places = async () => (await page.look('[data-slide]')).map(({ x }) => x)
    await page.ask(() => document.querySelector('[data-carousel]')?.scrollIntoView({ block: 'center' }))
    const start = await places()
    await expect.poll(places).not.toEqual(start)
    await page.click('[data-carousel-toggle]')
    await expect.poll(() => page.names('[data-carousel-toggle] span > span')).toEqual([carousel.play])
    // Longer than it stays at a place when it plays.
    const rest = async () => {
      const before = await places()
      await new Promise((resolve) => setTimeout(resolve, 2500))
      expect(await places()).toEqual(before)
      return before
    }
    await expect.poll(rest).toHaveLength(start.length)
    const paused = await places()
    await page.click('[data-carousel] button', carousel.next)
    await expect.poll(places).not.toEqual(paused)
  })
}
