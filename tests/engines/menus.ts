import { expect, test } from 'vitest'
import { CONTROL, narrow, openPage, type Visit, wide } from './visit.ts'

/** The menus of the header, and the colour scheme switch in the footer. */
export function testMenus(visit: Visit): void {
  const { prefix, common } = visit.language
  const { menu, scheme } = common

  test('header: one dropdown is open at a time, Escape closes it', async () => {
    const page = await openPage(visit, '', wide)
    const panels = () => page.names('header [popover]')
    await page.click('header button', menu.about.label)
    await expect.poll(panels).toEqual([expect.stringContaining(menu.about.title)])
    await page.click('header button', menu.services.label)
    await expect.poll(panels).toEqual([expect.stringContaining(menu.services.title)])
    await page.browser.press('Escape')
    await expect.poll(panels).toEqual([])
    await expect.poll(() => page.focused()).toBe(menu.services.label)
  })

  test('mobile menu: opens, has one group open, closes by Escape, by its button and by a link', async () => {
    const page = await openPage(visit, '/privacy', narrow)
    const dialogs = () => page.names('dialog')
    await page.click('header button', menu.open)
    await expect.poll(dialogs).toEqual([menu.label])
    await page.click(`dialog ${CONTROL}`, menu.about.label)
    await expect.poll(() => page.on(`dialog ${CONTROL}`)).toEqual([menu.about.label])
    await page.click(`dialog ${CONTROL}`, menu.services.label)
    await expect.poll(() => page.on(`dialog ${CONTROL}`)).toEqual([menu.services.label])
    await page.browser.press('Escape')
    await expect.poll(dialogs).toEqual([])
    await expect.poll(() => page.focused()).toBe(menu.open)
    await page.click('header button', menu.open)
    await page.click('dialog button', menu.close)
    await expect.poll(dialogs).toEqual([])
    await page.click('header button', menu.open)
    await page.click(`dialog ${CONTROL}`, menu.about.label)
    await page.click('dialog a', common.nav.pages.careers)
    await expect.poll(() => page.path()).toBe(`${prefix}/careers`)
    await expect.poll(dialogs).toEqual([])
  })

  test('colours: a choice applies immediately and is stored', async () => {
    const page = await openPage(visit, '/about', wide)
    const shown = () => page.ask(() => getComputedStyle(document.documentElement).colorScheme)
    await expect.poll(() => page.on('footer label')).toEqual([scheme.system])
    await page.click('footer label', scheme.dark)
    await expect.poll(shown).toBe('dark')
    await page.open()
    await expect.poll(() => page.on('footer label')).toEqual([scheme.dark])
    expect(await shown()).toBe('dark')
  })
}
