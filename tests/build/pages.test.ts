import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { defaultLocale } from '../../src/config/locales.ts'
import { DISCLOSURE, TO_TOP } from '../../src/config/protocol.ts'
import { allRoutes, isNotice, type PageId, type ViewId } from '../../src/config/routes.ts'
import { offices } from '../../src/config/site.ts'
import { fieldsOf } from '../../src/forms/fields.ts'
import { href } from '../../src/i18n/href.ts'
import { requiredOf } from '../fixtures/forms.ts'
import { valuesOf } from '../fixtures/html.ts'
import { built, type documents, fullLocales, inFull, localesWith, plain } from './site.ts'

/** Counts of a page that docs/requirements.md states. */
interface Outline {
  /** Cards with a link, and without. */
  readonly cards?: number
  readonly plainCards?: number
  readonly tabs?: number
  /** Items of accordions, such as documents. */
  readonly items?: number
  readonly steps?: number
  /** The length of each list of reasons, such as why-choose blocks and benefits. */
  readonly reasons?: readonly number[]
}

/** The documents of a solution page (R28). */
const DOCUMENTS = 15
const solution = { steps: 5, items: DOCUMENTS } as const

/** Pages without a row have no counts of their own. */
const outlines: Readonly<Partial<Record<PageId, Outline>>> = {
  home: { cards: 4, tabs: 5, reasons: [4] },
  'core-services': { cards: 6 },
  careers: { plainCards: 3 },
  freelance: { plainCards: 3 },
  services: { cards: 4 },
  'services-translation-services': { tabs: 6, reasons: [7, 5] },
  // Three topics, and the method of each of the seven figures.
  'services-linguistic-quality': { items: 10 },
  'services-linguistic-validation': { reasons: [4], steps: 7, plainCards: 4 },
  'services-interpreting': { items: 3 },
  'services-content-services-localization': { reasons: [5], cards: 4 },
  'services-website-localization': { tabs: 3, reasons: [5] },
  'services-software-localization': { tabs: 3 },
  'services-media-localization': { reasons: [4] },
  'services-creative-content-services': { cards: 3 },
  'services-consulting': { plainCards: 4, reasons: [6] },
  'services-video-production': { tabs: 4 },
  'services-regulated-content': { cards: 3 },
  'services-pharmaceutical': { tabs: 3 },
  'services-medical-device': { tabs: 3 },
  'services-healthcare': { plainCards: 5, reasons: [4] },
  'ai-ai-translation': { cards: 4 },
  'ai-machine-translation-customization': { steps: 5, reasons: [5] },
  'ai-machine-translation-qa-and-evaluation': { steps: 4, reasons: [6] },
  'ai-refinix-mt-post-editing-tool': { steps: 3, reasons: [5] },
  'solutions-by-industry': { cards: 4 },
  'solutions-pharmaceutical': { ...solution, reasons: [5] },
  'solutions-medical-device': { ...solution, reasons: [5] },
  'solutions-clinical-trials': { ...solution, reasons: [5] },
  'solutions-healthcare': { ...solution, reasons: [6] },
}

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
function countedOn($: CheerioAPI, page: ViewId): Required<Outline> {
  const count = (selector: string) => $(selector).length
  const cards = 'main ul[data-columns] > li:has(> div > h3)'
  const tabs = $('main .mantine-Tabs-root')
  // These pages have ordered lists that are no steps.
  const hasSteps = page !== 'freelance' && page !== 'ai-ai-translation'
  return {
    cards: count(`${cards} h3 a`),
    plainCards: count(cards) - count(`${cards} h3 a`),
    tabs: tabs.find('[role="tab"]').length,
    items: count(`main ${item}`) - tabs.find(item).length,
    steps: hasSteps ? count('main :not(nav) > ol > li') : 0,
    reasons: $(own('reasons'))
      .toArray()
      .map((list) => $(list).children('li').length),
  }
}

describe.each(withOutline(inFull))('%s', (_name, locale, page, outline) => {
  const { $ } = built(locale, page)

  it('matches its outline, and shows an example of the work', () => {
    const none = { cards: 0, plainCards: 0, tabs: 0, items: 0, steps: 0, reasons: [] }
    expect(countedOn($, page)).toEqual({ ...none, ...outline })
    const showsWork = allRoutes.some(({ id, kind }) => id === page && /^(service|ai|solution)$/.test(kind))
    if (showsWork) expect($([own('drawing'), own('specimen')].join()).length).toBeGreaterThanOrEqual(1)
  })

  it('numbers its 15 documents (R28) from 1, each with a paragraph, of 30 to 60 words in English', () => {
    if (outline.items !== DOCUMENTS) return
    const items = $(`main ${item}[id]`).toArray()
    expect(
      items.map((item) => [$(item).attr('id'), plain($(item).find('[aria-expanded]').text()).split(/[. ]/)[0]]),
    ).toEqual(items.map((_, index) => [`tab-${index + 1}`, String(index + 1)]))
    const lengths = items.map((item) => plain($(item).find('[role="region"]').text()).split(' ').length)
    if (locale.code === defaultLocale) expect(lengths.filter((words) => words < 30 || words > 60)).toEqual([])
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
})
