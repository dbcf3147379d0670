import type { Page } from 'playwright/test'
import { defaultLocale, publicLocales } from '../../src/config/locales.ts'
import { CAROUSEL_TOGGLE } from '../../src/config/protocol.ts'
import { viewAt, viewHref } from '../../src/i18n/href.ts'
import { violations, violationsInBoth } from './axe.ts'
import { dropdowns, formStates, languageMenu, mobileMenu, panels, type State, skipLink } from './states.ts'
import { expect, hydrate, test } from './test.ts'
import { thorough } from './thorough.ts'

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

/** A page of each kind that has panels: tabs along and down, accordions short, with parts, and long. */
const pagesWithPanels = [
  'home',
  'services-interpreting',
  'services-translation-services',
  'services-linguistic-quality',
  'solutions-healthcare',
] as const

const withForms = [
  { form: 'contact', view: 'contacts' },
  { form: 'freelance', view: 'freelance' },
] as const

/** Of a list, what is looked at in a language: one, another one in each, where there is no time for all. */
const shareOf = <T>(list: readonly T[], index: number) =>
  thorough ? list : list.slice(index % list.length).slice(0, 1)

// Transitions would be caught half way, at contrasts that last for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens one state after the other on the page that is shown, and has each looked at. */
async function inTurn(page: Page, where: string, states: readonly State[]): Promise<string[]> {
  const { pathname } = new URL(page.url())
  // The colours are the same in each language, so one is enough for the dark ones.
  const look = viewAt(pathname).locale === defaultLocale ? violations : violationsInBoth
  const found: string[] = []
  for (const { name, open } of states) {
    found.push(...(await look(page, `${pathname} ${where}, ${name}`, { include: await open(page) })))
  }
  return found
}

for (const [index, { code }] of publicLocales.entries()) {
  test.describe(`axe finds nothing in ${code}`, () => {
    test.beforeEach(() => test.setTimeout(240_000))

    // The first is the current page of a group; home is in none.
    const pagesWithMenus = thorough
      ? (['ai-neural-machine-translation', 'home'] as const)
      : code === defaultLocale
        ? (['ai-neural-machine-translation'] as const)
        : []
    for (const view of pagesWithMenus) {
      test(`with each menu of ${view} open, and the skip link in view`, async ({ page }) => {
        await page.setViewportSize(sizes.wide)
        await page.goto(viewHref(code, view))
        await hydrate(page)
        const found = await inTurn(page, 'at 1440', [skipLink, ...dropdowns, languageMenu])
        await page.keyboard.press('Escape')
        await page.setViewportSize(sizes.narrow)
        found.push(...(await inTurn(page, 'at 390', [languageMenu])))
        await page.keyboard.press('Escape')
        found.push(...(await inTurn(page, 'at 390', mobileMenu)))
        expect(found).toEqual([])
      })
    }

    for (const view of shareOf(pagesWithPanels, index)) {
      test(`with each tab and accordion item of ${view} open`, async ({ page }) => {
        // One language is walked through as tabs, the other as an accordion; all open at once, both are in axe.spec.ts.
        const size = code === 'en' ? sizes.wide : sizes.narrow
        await page.setViewportSize(size)
        await page.goto(viewHref(code, view))
        await hydrate(page)
        const states = await panels(page)
        expect(states.length).toBeGreaterThan(2)
        const found = await inTurn(page, `at ${size.width}`, states)
        expect(found).toEqual([])
      })
    }

    for (const { form, view } of shareOf(withForms, index)) {
      test(`with the ${form} form's errors and outcomes shown`, async ({ page, noise }) => {
        const found: string[] = []
        for (const size of Object.values(sizes)) {
          await page.setViewportSize(size)
          await page.goto(viewHref(code, view))
          await hydrate(page)
          found.push(...(await inTurn(page, `at ${size.width}`, formStates(form))))
        }
        expect(found).toEqual([])
        // A refusal is logged by the browser and by the form.
        const isRefusal = (line: string) => /status of 500|form was not accepted/.test(line)
        noise.splice(0, noise.length, ...noise.filter((line) => !isRefusal(line)))
      })
    }
  })
}

for (const [locale, address] of [
  ['pl-PL', '/about'],
  ['en-US', '/pl/about'],
] as const) {
  test.describe(`a visitor who prefers ${locale}`, () => {
    test.use({ locale })

    test(`axe finds nothing in the offer of that language on ${address}, and none once hydrated`, async ({ page }) => {
      test.setTimeout(240_000)
      const found: string[] = []
      for (const size of Object.values(sizes)) {
        await page.setViewportSize(size)
        await page.goto(address)
        await hydrate(page)
        await expect(page.getByRole('complementary')).toBeVisible()
        found.push(...(await violationsInBoth(page, `${address} at ${size.width}, language offered`)))
      }
      expect(found).toEqual([])
    })
  })
}

test('axe finds nothing on a page whose carousel and colours have been switched by the visitor', async ({ page }) => {
  test.setTimeout(240_000)
  const found: string[] = []
  await page.goto('/')
  await hydrate(page)
  await page.locator(`[${CAROUSEL_TOGGLE}]`).click()
  for (const scheme of ['dark', 'light']) {
    await page.locator(`footer input[value=${scheme}]`).check()
    found.push(...(await violationsInBoth(page, `/ with the ${scheme} scheme chosen`)))
  }
  expect(found).toEqual([])
})
