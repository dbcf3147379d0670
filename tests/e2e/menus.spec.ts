import type { Page } from 'playwright/test'
import { menuGroups } from '../../src/config/menu.ts'
import { LANGUAGE } from '../../src/config/protocol.ts'
import { languages, other, source } from '../fixtures/languages.ts'
import { openStatic, stages } from './application.ts'
import { violationsInBoth } from './axe.ts'
import { expect, test } from './test.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const open = (page: Page) => page.locator(':popover-open')
const trigger = (page: Page, index: number) => page.locator(`[popovertarget=menu-${menuGroups.at(index)?.id}]`)

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

for (const [stage, openPage] of stages) {
  test.describe(`${stage}, the header`, () => {
    test.use({ viewport: wide })

    // All dropdowns share their code, so one is enough.
    test('opens and closes a dropdown by keyboard, supports arrow keys, and returns the focus', async ({ page }) => {
      await openPage(page, '/about')
      const links = page.locator('#menu-about a')
      await trigger(page, 0).focus()
      await press(page, 'Space', 'Tab')
      await expect(open(page)).toHaveId('menu-about')
      for (const [key, link] of [
        [null, links.first()],
        ['ArrowUp', links.last()],
        ['ArrowDown', links.first()],
        ['End', links.last()],
        ['Home', links.first()],
      ] as const) {
        if (key) await press(page, key)
        await expect(link).toBeFocused()
      }
      await press(page, 'Escape')
      await expect(open(page)).toHaveCount(0)
      await expect(trigger(page, 0)).toBeFocused()
      await press(page, 'ArrowDown')
      await expect(open(page)).toHaveId('menu-about')
      await expect(links.first()).toBeFocused()
    })

    for (const { code, prefix, dir } of languages) {
      test(`supports arrow keys in ${code} (${dir}) with wrap-around and leaves shortcuts to the browser`, async ({
        page,
      }) => {
        await openPage(page, `${prefix}/about`)
        const [forward, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
        await trigger(page, 0).focus()
        for (const [key, index] of [
          [back, -1],
          [forward, 0],
          [`Shift+${forward}`, 0],
          [forward, 1],
        ] as const) {
          await press(page, key)
          await expect(trigger(page, index)).toBeFocused()
        }
      })
    }
  })

  test.describe(`${stage}, the mobile menu`, () => {
    test.use({ viewport: narrow })

    const dialog = (page: Page) => page.locator('#mobile-menu:modal')
    const groups = (page: Page) => page.locator('#mobile-menu [aria-expanded]')
    const openGroup = (page: Page) => page.locator('#mobile-menu [aria-expanded=true]')

    async function openMenu(page: Page): Promise<void> {
      await page.locator('[command=show-modal]').focus()
      await press(page, 'Enter')
      await expect(dialog(page)).toBeVisible()
    }

    test('opens by keyboard as a dialog with a name, and returns the focus', async ({ page }) => {
      await openPage(page, '/privacy')
      await openMenu(page)
      await expect(dialog(page)).toHaveAccessibleName(source.common.menu.label)
      await expect(page.locator('[command=close]')).toBeFocused()
      await press(page, 'Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(page.locator('[command=show-modal]')).toBeFocused()
    })

    test('has at most one open group, whose links are next in the tab order', async ({ page }) => {
      await openPage(page, '/privacy')
      await openMenu(page)
      await expect(openGroup(page)).toHaveCount(0)
      await groups(page).first().focus()
      await press(page, 'Enter', 'Tab')
      await expect(page.locator('#mobile-menu a[href="/about"]')).toBeFocused()
      await groups(page).nth(1).focus()
      await press(page, 'Space')
      await expect(openGroup(page)).toHaveText(source.common.menu.services.label)
    })

    test("starts with the current page's group open, and closes when a page is chosen", async ({ page }) => {
      await openPage(page, '/services/consulting')
      await openMenu(page)
      await expect(openGroup(page)).toHaveText(source.common.menu.services.label)
      const current = page.locator('#mobile-menu [aria-current=page]')
      await expect(current).toHaveAttribute('href', '/services/consulting')
      // Stays on the page, as if it was restored by going back.
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
      await current.click()
      await expect(dialog(page)).toBeHidden()
    })
  })
}

test('the language menu keeps the URL fragment', async ({ page }) => {
  await openStatic(page, '/careers#main')
  await page.locator('[popovertarget=menu-language]').press('ArrowDown')
  await page.locator(`#menu-language a[${LANGUAGE}="${other.code}"]`).press('Enter')
  await expect(page).toHaveURL(`${other.prefix}/careers#main`)
})

for (const { prefix, name } of languages) {
  test(`menus in ${name} pass axe when they are open`, async ({ page }) => {
    await openStatic(page, `${prefix}/ai/neural-machine-translation`)
    const found: string[] = []
    for (const [size, opener] of [
      [wide, '[popovertarget=menu-solutions]'],
      [wide, '[popovertarget=menu-language]'],
      [narrow, '[command=show-modal]'],
    ] as const) {
      await page.setViewportSize(size)
      await page.locator(opener).press('Enter')
      found.push(...(await violationsInBoth(page, opener)))
    }
    expect(found).toEqual([])
  })
}

test('a skip link is the first tab stop, and visible only on focus', async ({ page }) => {
  await openStatic(page, '/about')
  const skip = page.getByRole('link', { name: source.common.skip })
  await expect(skip).not.toBeInViewport()
  await press(page, 'Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await press(page, 'Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press(page, 'Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})
