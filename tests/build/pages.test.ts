import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { defaultLocale } from '../../src/config/locales.ts'
import { DISCLOSURE, TO_TOP } from '../../src/config/protocol.ts'
import { allRoutes, isNotice, type ViewId } from '../../src/config/routes.ts'
import { offices } from '../../src/config/site.ts'
import { fieldsOf } from '../../src/forms/fields.ts'
import { href, viewAt } from '../../src/i18n/href.ts'
import { requiredOf } from '../fixtures/forms.ts'
import { valuesOf } from '../fixtures/html.ts'
import { outlines } from './outlines.ts'
import { built, type documents, fullLocales, inFull, localesWith, plain } from './site.ts'

const item = '.mantine-Accordion-item'

/** Selects elements by a component's class name, with any hash. */
const own = (name: string) => `main [class^="_${name}_"], main [class*=" _${name}_"]`

describe.each(inFull)('%s', (_name, locale, view) => {
  const { $ } = built(locale, view)

  it('uses Mantine for every tab and accordion, with every panel in the HTML and one open', () => {
    expect($('[role="tab"]:not(.mantine-Tabs-tab), [role="tablist"]:not(.mantine-Tabs-list), details')).toHaveLength(0)
    expect($('[aria-expanded]:not(.mantine-Accordion-control)')).toHaveLength(0)
    for (const control of $('[role="tab"], .mantine-Accordion-control').toArray()) {
      const panel = $(`[id="${$(control).attr('aria-controls')}"]`)
      expect(panel).toHaveLength(1)
      expect(panel.is('.mantine-Accordion-panel')).toBe(true)
      expect(plain(panel.text())).not.toBe('')
    }
    for (const group of $(`main [${DISCLOSURE}]`).toArray()) {
      expect($(group).find('[aria-expanded="true"]')).toHaveLength(1)
    }
  })
})

const withOutline = (all: typeof documents) =>
  all.flatMap(([name, locale, view]) => {
    const outline = isNotice(view) ? undefined : outlines[view]
    return outline ? [[name, locale, view, outline] as const] : []
  })

/** The counts of a page, in the form of its outline. */
function countedOn($: CheerioAPI, page: ViewId) {
  const count = (selector: string) => $(selector).length
  const cards = 'main ul[data-columns] > li:has(> div > h3)'
  const tabs = $('main .mantine-Tabs-root')
  const steps = 'main :not(nav) > ol'
  // These pages have ordered lists that are no steps.
  const hasSteps = page !== 'freelance' && page !== 'ai-ai-translation'
  return {
    cards: valuesOf($, `${cards} h3 a`, 'href').map((address) => viewAt(address).view),
    plainCards: count(cards) - count(`${cards} h3 a`),
    tabs: tabs.find('[role="tab"].mantine-Tabs-tab').length,
    tabItems: tabs.find(item).length,
    items: count(`main ${item}`) - tabs.find(item).length,
    steps: hasSteps ? count(`${steps} > li`) : 0,
    reasons: $(own('reasons'))
      .toArray()
      .map((list) => $(list).children('li').length),
  }
}

const none = { cards: [], plainCards: 0, tabs: 0, steps: 0, reasons: [] }

describe.each(withOutline(inFull))('%s', (_name, locale, page, outline) => {
  const { $ } = built(locale, page)

  it('matches its outline, and has diagrams where work is shown', () => {
    const { accordion = 0, documents = 0, ...counted } = outline
    const tabItems = outline.tabs ?? 0
    const expected = { ...none, ...counted, tabItems, items: accordion + documents }
    expect(countedOn($, page)).toMatchObject(expected)
    const showsWork = allRoutes.some(({ id, kind }) => id === page && /^(service|ai|solution)$/.test(kind))
    if (showsWork) expect($(own('drawing')).length).toBeGreaterThanOrEqual(1)
  })

  it('numbers its 15 documents (R28) from 1, each with a paragraph, of 30 to 60 words in English', () => {
    if (!outline.documents) return
    const items = $(`main ${item}[id]`).toArray()
    expect(
      items.map((item) => [$(item).attr('id'), plain($(item).find('[aria-expanded]').text()).split(/[. ]/)[0]]),
    ).toEqual(items.map((_, index) => [`tab-${index + 1}`, String(index + 1)]))
    const texts = items.map((item) => plain($(item).find('[role="region"]').text()))
    expect(texts.filter((text) => text === '')).toEqual([])
    if (locale.code !== defaultLocale) return
    const lengths = texts.map((text) => text.split(' ').length)
    expect(lengths.filter((words) => words < 30 || words > 60)).toEqual([])
  })
})

describe.each(fullLocales.map((locale) => [locale.code, locale] as const))('in %s', (_code, locale) => {
  const pages = allRoutes.map(({ id }) => id).filter((id) => localesWith(id).includes(locale))

  it('Careers has no form (R22); contacts and freelance have forms that work without scripts (R30, R31)', () => {
    expect(built(locale, 'careers').$('form')).toHaveLength(0)
    for (const [page, id] of [
      ['contacts', 'contact'],
      ['freelance', 'freelance'],
    ] as const) {
      const { $ } = built(locale, page)
      const form = $('form')
      expect([form.attr('method'), form.attr('enctype')]).toEqual(['post', 'multipart/form-data'])
      expect(valuesOf($, 'form [name]', 'name')).toEqual(['locale', 'website', ...fieldsOf(id).map(({ name }) => name)])
      expect(valuesOf($, 'form [required]', 'name')).toEqual(requiredOf(id))
      expect(form.find('[name=email]').attr('type')).toBe('email')
      expect(form.find('[name=locale]').attr('value')).toBe(locale.code)
    }
  })

  it('Contacts and Offices have every office, each with a map block (R17, R21)', () => {
    for (const page of ['contacts', 'offices'] as const) {
      expect(built(locale, page).$('main article a[href^="https://www.google.com/maps/"]')).toHaveLength(offices.length)
    }
  })

  it('every hero links to the contacts, at the top of the page, or to the form (R14)', () => {
    const contact = href(locale.code, 'contacts')
    for (const page of pages.filter((id) => id in outlines)) {
      const { $ } = built(locale, page)
      const button = $('main > section:first-of-type a:not(nav a)').first()
      const expected = page === 'about' || page === 'contacts' ? `${contact}#contact-form` : contact
      expect([page, button.attr('href')]).toEqual([page, expected])
      if (expected === contact) expect([page, button.attr(TO_TOP)]).toEqual([page, ''])
    }
  })

  it('About has 20 language cards with flags, in the order of its alphabet (R18)', () => {
    const { $ } = built(locale, 'about')
    const cards = $('main li:has(img[src$=".svg"][width="33"])')
    expect(cards).toHaveLength(20)
    const names = cards.toArray().map((card) => $(card).find('span span').first().text())
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale.tag).compare))
  })

  it('no paragraph is on two pages', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const page of pages) {
      const { $ } = built(locale, page)
      // Excludes the details of offices, which are on two pages, and the notice on translations.
      for (const element of $('main p:not([data-translation] *), main dd:not(article dd)').toArray()) {
        const text = plain($(element).text())
        // A label or a short remark may be shared.
        if ((text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < 9) continue
        const known = seen.get(text)
        if (known && known !== page) twice.push(`${known} and ${page}: ${text.slice(0, 60)}`)
        seen.set(text, page)
      }
    }
    // The consent notice is on both forms; a line of a specimen may be repeated only on its own page.
    expect(twice.filter((line) => !line.startsWith('freelance and contacts'))).toEqual([])
  })
})
