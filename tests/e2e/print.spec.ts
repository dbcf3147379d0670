import { brand } from '../../src/config/brand.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { languages } from '../fixtures/languages.ts'
import { expect, test } from './test.ts'

/** The size of A4 within its margins. */
test.use({ viewport: { width: 680, height: 1009 } })

const views = ['home', 'contacts', 'services-translation-services'] as const
const pages = views.flatMap((view) => languages.map(({ code }) => ({ view, code })))

for (const { view, code } of pages) {
  test(`${code} ${view} prints the brand and the addresses of links, without controls`, async ({ page }) => {
    await page.goto(viewHref(code, view))
    const shown = (selector: string) => page.locator(selector).filter({ visible: true })
    const panels = page.locator('main [data-accordion] [role="region"]')

    await page.emulateMedia({ media: 'print' })

    const controls =
      'button:not([aria-expanded]), [class*="_button_"], input, select, nav, form, .mantine-Accordion-chevron'
    await expect(shown(`a[href="#main"], ${controls}`)).toHaveCount(0)
    await expect(shown(`header svg[aria-label="${brand}"], footer address`)).toHaveCount(2)
    // The first script, which handles printing, starts after the first paint.
    await expect
      .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeprint')) && document.body.style.length))
      .toBeGreaterThan(0)
    await expect(panels.filter({ visible: true })).toHaveCount(await panels.count())
    const links = shown('main a:is([href^="/"], [href^="http"])')
    const missing = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        const end = getComputedStyle(link, '::after').content
        return link instanceof HTMLAnchorElement && end === `" \u2066(${link.href})\u2069"` ? [] : [end]
      }),
    )
    expect(missing).toEqual([])
  })
}
