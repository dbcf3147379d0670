import type { Locator, Page } from 'playwright/test'
import { other, source } from '../fixtures/languages.ts'
import { CONTROLS } from '../../scripts/lib/panels.ts'
import { mobileMenu, openLanguageMenu } from './states.ts'
import { expect, test } from './test.ts'

/** The system's few colours in place of the site's: backgrounds and shadows are gone, and with them what they alone said. */
test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
})

/** Pages with every kind of button: both forms of tabs, documents, cards, a form. */
const addresses = [
  '/',
  '/services/translation-services',
  `${other.prefix}/solutions/healthcare`,
  `${other.prefix}/contacts`,
]

const picture = (element: Locator) => element.screenshot({ animations: 'disabled', caret: 'hide' })

/** Whether an element looks the same, to the pixel, with an attribute and without. */
async function looksTheSameWithout(element: Locator, attribute: string, value: string): Promise<boolean> {
  const set = () => element.evaluate((it, [name, to]) => it.setAttribute(name, to), [attribute, value] as const)
  await set()
  const marked = await picture(element)
  await element.evaluate((it, name) => it.removeAttribute(name), attribute)
  const plain = await picture(element)
  await set()
  // What cannot be pictured twice alike cannot be compared.
  expect(marked.equals(await picture(element))).toBe(true)
  return marked.equals(plain)
}

/** Buttons in view, and links that are drawn as such, without an outline of their own. */
const unframed = (page: Page) =>
  page
    .locator('main, #mobile-menu, header')
    .locator('a, button')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const style = getComputedStyle(control)
          const drawn = control.matches('[type=submit], [class*=button]') && control.checkVisibility()
          return drawn && (style.borderTopStyle === 'none' || parseFloat(style.borderTopWidth) < 1)
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )

test('with forced colours buttons keep a frame', async ({ page }) => {
  test.setTimeout(120_000)
  for (const address of addresses) {
    await page.goto(address)
    expect(await page.locator('main [class*=button], main [type=submit]').count(), address).toBeGreaterThan(0)
    expect(await unframed(page), address).toEqual([])
  }
})

test('with forced colours the chosen tab and the chosen scheme can be told from the others', async ({ page }) => {
  for (const address of ['/', '/services/translation-services']) {
    await page.goto(address)
    const tab = page.getByRole('tab').nth(1)
    await tab.scrollIntoViewIfNeeded()
    expect(await looksTheSameWithout(tab, 'aria-selected', 'true'), address).toBe(false)
  }
  const scheme = page.locator('footer fieldset')
  const before = await picture(scheme)
  await scheme.locator('[value=dark]').check()
  expect(before.equals(await picture(scheme))).toBe(false)
})

test('with forced colours the current page, group and language can be told from the others', async ({ page }) => {
  test.setTimeout(60_000)
  await page.goto('/services/interpreting')
  const group = page.locator('header button[popovertarget=menu-services]')
  expect(await group.getAttribute('data-current')).not.toBeNull()
  expect(await looksTheSameWithout(group, 'data-current', 'true'), 'group').toBe(false)
  const same = (link: Locator, current: string) => looksTheSameWithout(link, 'aria-current', current)
  await group.click()
  expect(await same(page.locator('#menu-services a[href$=interpreting]'), 'page'), 'dropdown').toBe(false)
  await openLanguageMenu(page)
  expect(await same(page.locator(`#menu-language a[lang=${source.tag}]`), 'true'), 'language').toBe(false)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { name, open } of mobileMenu.slice(0, 2)) await test.step(name, () => open(page))
  expect(await same(page.locator('#mobile-menu a[href$=interpreting]'), 'page'), 'mobile menu').toBe(false)
})

test('with forced colours menus have an edge, and what opens shows whether it is open', async ({ page }) => {
  await page.goto('/services/linguistic-quality')
  await openLanguageMenu(page)
  await expect(page.locator('#menu-language')).not.toHaveCSS('border-top-style', 'none')
  await page.keyboard.press('Escape')
  const control = page.locator(`main ${CONTROLS}`).last()
  const closed = await picture(control)
  await control.click()
  await page.mouse.move(0, 0)
  await control.evaluate((element: HTMLElement) => element.blur())
  expect(closed.equals(await picture(control))).toBe(false)
})
