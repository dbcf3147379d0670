import { describe, expect, it } from 'vitest'
import { defaultLocale } from '../../src/config/locales.ts'
import { DISCLOSURE, TO_TOP } from '../../src/config/protocol.ts'
import { allRoutes, type ViewId } from '../../src/config/routes.ts'
import { offices } from '../../src/config/site.ts'
import { fieldsOf } from '../../src/forms/fields.ts'
import { href } from '../../src/i18n/href.ts'
import { requiredOf } from '../fixtures/forms.ts'
import { valuesOf } from '../fixtures/html.ts'
import { built, fullLocales, inFull, localesWith, plain } from './site.ts'

/** The number of documents of a solution page (R28). */
const DOCUMENTS = 15

const item = '.mantine-Accordion-item'

it.each(inFull)(
  '%s uses Mantine for every tab and accordion, with every panel in the HTML and one open',
  (_, locale, view) => {
    const { $ } = built(locale, view)
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
  },
)

const ofKind = (kinds: RegExp) => new Set<ViewId>(allRoutes.filter(({ kind }) => kinds.test(kind)).map(({ id }) => id))
const solutions = ofKind(/^solution$/)
const legal = ofKind(/^legal$/)

it.each(inFull.filter(([, , view]) => solutions.has(view)))(
  '%s numbers its documents from 1, each with a paragraph, of 30 to 60 words in English (R28)',
  (_, locale, view) => {
    const { $ } = built(locale, view)
    const items = $(`main ${item}[id]`).toArray()
    expect(
      items.map((item) => [$(item).attr('id'), plain($(item).find('[aria-expanded]').text()).split(/[. ]/)[0]]),
    ).toEqual(Array.from({ length: DOCUMENTS }, (_, index) => [`tab-${index + 1}`, String(index + 1)]))
    const lengths = items.map((item) => plain($(item).find('[role="region"]').text()).split(' ').length)
    if (locale.code === defaultLocale) expect(lengths.filter((words) => words < 30 || words > 60)).toEqual([])
  },
)

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
    for (const page of pages.filter((id) => !legal.has(id))) {
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
