import { menuGroups } from '../../src/config/menu.ts'
import { arrowsOf, source } from '../fixtures/languages.ts'
import { CONTROLS, OPEN_ITEMS } from './disclosure.ts'
import { accessibleNode, accessibleNodes, bothDirections, controls, focused, open, visits } from './reader.ts'
import { expect, test } from './test.ts'
import { thorough } from './thorough.ts'

/* What the early script and the browser do with the menus; tests/unit/layout shows the same of them once hydrated. */

/** Those at the ends: tests/unit/layout/Header.test.tsx walks each of them. */
const groups = thorough ? menuGroups : [...menuGroups.slice(0, 1), ...menuGroups.slice(-1)]
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

for (const { code, prefix, common, stage } of visits) {
  const home = prefix || '/'
  const { menu: words, actions } = common

  test(`a group of the header in ${code}, ${stage}, opens by keyboard, says so, is walked with arrows, and gives focus back`, async ({
    page,
  }) => {
    await page.setViewportSize(wide)
    await open(page, home, stage)
    for (const { id } of groups) {
      const { label } = words[id]
      const trigger = page.getByRole('banner').getByRole('button', { name: label, exact: true })
      const links = page.locator(`#menu-${id}`).getByRole('link')
      const says = (expanded: boolean) =>
        expect.poll(() => accessibleNode(page, controls, label)).toEqual({ name: label, expanded })
      await says(false)
      await trigger.press('Enter')
      await expect(links.first()).toBeVisible()
      await says(true)
      await page.keyboard.press('Escape')
      await expect(links.first()).toBeHidden()
      await expect(trigger).toBeFocused()
      await says(false)
      await page.keyboard.press('Space')
      for (const [key, reached] of [
        ['Tab', links.first()],
        ['ArrowUp', links.last()],
        ['Home', links.first()],
        ['Shift+Tab', trigger],
        ['ArrowDown', links.first()],
        ['Escape', trigger],
      ] as const) {
        await page.keyboard.press(key)
        await expect(reached).toBeFocused()
      }
      await expect(links.first()).toBeHidden()
    }
  })

  test(`one group of the header in ${code}, ${stage}, is open at a time, closed by a second click and one outside`, async ({
    page,
  }) => {
    await page.setViewportSize(wide)
    await open(page, home, stage)
    const trigger = (id: 'about' | 'services') =>
      page.getByRole('banner').getByRole('button', { name: words[id].label, exact: true })
    const [about, services] = [page.locator('#menu-about'), page.locator('#menu-services')]
    await trigger('about').click()
    await expect(about).toBeVisible()
    await trigger('services').click()
    await expect(services).toBeVisible()
    await expect(about).toBeHidden()
    await trigger('services').click()
    await expect(services).toBeHidden()
    await trigger('services').click()
    await page.mouse.click(700, 860)
    await expect(services).toBeHidden()
  })

  test(`the mobile menu in ${code}, ${stage}, opens by keyboard, holds the focus in both directions, and gives it back`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow)
    await open(page, home, stage)
    const opener = page.getByRole('button', { name: words.open })
    const menu = page.getByRole('dialog', { name: words.label })
    const close = menu.getByRole('button', { name: words.close })
    await opener.press('Enter')
    await expect(close).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    // The page behind is out of reach for readers too.
    expect(await accessibleNodes(page, 'main')).toEqual([])
    const expected = [...menuGroups.map(({ id }) => words[id].label), actions.contactUs, words.close].sort()
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>()
      for (let stop = 0; stop < 10; stop += 1) {
        await page.keyboard.press(key)
        stops.add(await focused(page))
      }
      // Beyond the last stop is the browser itself: no element has the focus then.
      stops.delete('page')
      expect([...stops].sort()).toEqual(expected)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Space')
    await expect(close).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test(`the mobile menu in ${code}, ${stage}, has one group open at a time, and closes with the choice of a page`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow)
    await open(page, home, stage)
    await page.getByRole('button', { name: words.open }).click()
    const menu = page.getByRole('dialog', { name: words.label })
    const group = (label: string) => menu.locator(CONTROLS, { hasText: label })
    const says = (name: string, expanded: boolean) =>
      expect.poll(() => accessibleNode(page, controls, name)).toEqual({ name, expanded })
    const [about, services] = [words.about.label, words.services.label]
    await group(about).press('Enter')
    await says(about, true)
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: common.nav.pages.about, exact: true })).toBeFocused()
    await group(services).press('Space')
    await says(services, true)
    await says(about, false)
    await page.keyboard.press('Space')
    await says(services, false)
    await group(about).click()
    await expect(menu.locator(OPEN_ITEMS)).toHaveCount(1)
    await menu.locator(`a[href="${prefix}/careers"]`).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/careers$`))
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

for (const { code, dir, prefix, common, stage } of bothDirections) {
  const [next, previous] = arrowsOf({ dir })
  const names = menuGroups.map(({ id }) => common.menu[id].label)

  test(`arrows lead round the groups of the header in ${code}, ${stage}, and leave the browser its shortcuts`, async ({
    page,
  }) => {
    await page.setViewportSize(wide)
    await open(page, prefix || '/', stage)
    const group = (index: number) =>
      page.getByRole('banner').getByRole('button', { name: names.at(index) ?? '', exact: true })
    await group(0).focus()
    for (const [key, index] of [
      [previous, -1],
      [next, 0],
      // Back and forward, in most browsers.
      [`Alt+${next}`, 0],
      [next, 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(group(index)).toBeFocused()
    }
  })
}

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/', 'static')
  const skip = page.getByRole('link', { name: source.common.skip })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('the contact button of the mobile menu scrolls to the top, then goes to the contacts', async ({ page }) => {
  await page.setViewportSize(narrow)
  await open(page, '/solutions/healthcare', 'static')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('button', { name: source.common.menu.open }).click()
  await page.getByRole('dialog').getByRole('link', { name: source.common.actions.contactUs }).click()
  await expect(page).toHaveURL(/\/contacts$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
