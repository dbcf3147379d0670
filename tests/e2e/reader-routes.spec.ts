import type { Page } from 'playwright/test'
import { anyLanguage, other } from '../fixtures/languages.ts'
import { open, withBrand } from './reader.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    /** What a screen reader has had to say by itself: where the focus went, and what came into live regions. */
    said: string[]
  }
}

/** Notes from now on what a screen reader is made to say: elements that take the focus, texts that live regions get. */
async function listen(page: Page) {
  await page.evaluate(() => {
    window.said = []
    const text = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) window.said.push(`${target.localName}: ${text(target)}`)
    })
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(
          '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output',
        )
        // What is not displayed is not spoken.
        if (region?.checkVisibility() && text(region)) window.said.push(`live: ${text(region)}`)
      }
    }).observe(document.documentElement, { childList: true, characterData: true, subtree: true })
  })
}

/** What has been said since the last time. */
const said = (page: Page) => page.evaluate(() => window.said.splice(0))

for (const { code, prefix, common, about, home, contacts } of anyLanguage) {
  const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test(`a new page in ${code} is announced once, by its heading, with its title; so are back and forward`, async ({
    page,
  }) => {
    await open(page, prefix || '/', 'hydrated')
    const [homeTitle, aboutTitle] = [withBrand(home.meta.title), withBrand(about.meta.title)]
    const [homeSaid, aboutSaid] = [`h1: ${withBrand(home.hero.title)}`, `h1: ${withBrand(about.hero.title)}`]
    await footer(page, common.nav.pages.about).focus()
    await listen(page)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(withBrand(about.hero.title))
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(aboutTitle)
    expect(await said(page)).toEqual([aboutSaid])
    for (const [go, title, words] of [
      ['goBack', homeTitle, homeSaid],
      ['goForward', aboutTitle, aboutSaid],
    ] as const) {
      await page[go]()
      await expect(page).toHaveTitle(title)
      await expect(heading(page)).toBeFocused()
      expect(await said(page)).toEqual([words])
    }
  })

  test(`a page chosen from a dropdown in ${code} is announced once`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, prefix || '/', 'hydrated')
    await page.getByRole('banner').getByRole('button', { name: common.menu.about.label, exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await listen(page)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(withBrand(about.hero.title))
    await expect(heading(page)).toBeFocused()
    const announced = (await said(page)).filter((line) => line.startsWith('h1') || line.startsWith('live'))
    expect(announced).toEqual([`h1: ${withBrand(about.hero.title)}`])
  })

  test(`a link to a part of another page in ${code} leads the focus to that part`, async ({ page }) => {
    await open(page, `${prefix}/about`, 'hydrated')
    await page.getByRole('main').getByRole('link', { name: common.actions.contactUs, exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: contacts.form.title, exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('form :focus')).toHaveCount(1)
    // Between two places of one page nothing is said of the page.
    await page.getByRole('main').getByRole('link', { name: contacts.hero.primary, exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: contacts.form.title, exact: true })).toBeFocused()
    await expect(page).toHaveURL(/#contact-form$/)
  })
}

test('before hydration, the browser announces the new document', async ({ page }) => {
  const { common, about } = other
  await open(page, other.prefix, 'static')
  await page.getByRole('contentinfo').getByRole('link', { name: common.nav.pages.about, exact: true }).press('Enter')
  await expect(page).toHaveTitle(withBrand(about.meta.title))
  // From the top, as after any loading of a document.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: common.skip })).toBeFocused()
})
