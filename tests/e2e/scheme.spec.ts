import type { Page } from 'playwright/test'
import { HYDRATED_ROOT, SCHEME, SCHEME_KEY } from '../../src/config/protocol.ts'
import { arrowsOf, source } from '../fixtures/languages.ts'
import { disableContentVisibility } from './contentVisibility.ts'
import { open, visits } from './reader.ts'
import { expect, test } from './test.ts'

/** The colours that the page is really shown in. */
const shown = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

declare global {
  interface Window {
    /** The colours at the moment when the body begins, before anything of it can be painted. */
    atFirst?: string
  }
}

for (const { code, dir, prefix, common, stage } of visits) {
  const [next] = arrowsOf({ dir })
  const { label, system, light, dark } = common.scheme

  test(`the switch of colours in ${code}, ${stage}: one group, chosen with arrows, kept from page to page`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        window.atFirst = getComputedStyle(document.documentElement).colorScheme
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await open(page, `${prefix}/about`, stage)
    const group = page.getByRole('group', { name: label })
    const option = (name: string) => group.getByRole('radio', { name, exact: true })
    await expect(group).toMatchAriaSnapshot(`
      - group "${label}":
        - radio "${system}" [checked]
        - radio "${light}"
        - radio "${dark}"
    `)
    expect(await shown(page)).toBe('light')
    await option(system).focus()
    await page.keyboard.press(next)
    await expect(option(light)).toBeChecked()
    await page.keyboard.press(next)
    await expect(option(dark)).toBeFocused()
    await expect(option(dark)).toBeChecked()
    expect(await shown(page)).toBe('dark')
    // One stop: Tab leads out of the group.
    await page.keyboard.press('Shift+Tab')
    await expect(group.locator(':focus')).toHaveCount(0)

    await page.reload()
    expect(await page.evaluate(() => window.atFirst)).toBe('dark')
    await expect(option(dark)).toBeChecked()
    await page.goto(`${prefix}/careers`)
    expect(await page.evaluate(() => window.atFirst)).toBe('dark')
    await expect(option(dark)).toBeChecked()

    await option(dark).focus()
    await page.keyboard.press(next)
    await expect(option(system)).toBeChecked()
    expect(await shown(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await shown(page)).toBe('dark')
    await page.reload()
    expect(await page.evaluate(() => window.atFirst)).toBe('dark')
    await expect(option(system)).toBeChecked()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
}

test('the colours stay through hydration and on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  // A forced click does not wait for the sections above to be laid out.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: source.common.scheme.light, exact: true }).check({ force: true })
  await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: source.common.nav.pages.careers, exact: true }).click()
  await expect(page).toHaveURL(/careers$/)
  await expect(page.getByRole('radio', { name: source.common.scheme.light, exact: true })).toBeChecked()
  expect(await shown(page)).toBe('light')
})

test('a page from the back/forward cache has the colours chosen since', async ({ page }) => {
  await open(page, '/about', 'static')
  // The headless shell has no such cache; what it would do is to show the document as it was, with this event.
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), SCHEME_KEY)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await shown(page)).toBe('dark')
  await expect(page.getByRole('radio', { name: source.common.scheme.dark, exact: true })).toBeChecked()
})

test('where motion is unwelcome all colours change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/services/translation-services', 'static')
  await disableContentVisibility(page)
  const changing = await page.evaluate((name) => {
    // Asking for the running transitions brings the styles up to date.
    document.getAnimations()
    document.documentElement.setAttribute(name, 'dark')
    return document.getAnimations().length
  }, SCHEME)
  expect(changing).toBe(0)
  expect(await shown(page)).toBe('dark')
})
