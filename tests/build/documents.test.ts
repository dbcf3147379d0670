import { readTexts, readUsage, unconfirmedViews } from 'i18next-workbench'
import { describe, expect, it } from 'vitest'
import { siteProject } from '../../scripts/build/workbench/workbench.ts'
import { brandShort } from '../../src/config/brand.ts'
import { defaultLocale, localeOf, publicLocales } from '../../src/config/locales.ts'
import { LANGUAGE } from '../../src/config/protocol.ts'
import { isNotice, type ViewId, viewIds } from '../../src/config/routes.ts'
import { href } from '../../src/i18n/href.ts'
import { textsOf, valuesOf } from '../fixtures/html.ts'
import { built, dist, documents, inFull, linkedFrom, localesWith, plain, sample } from './site.ts'
import path from 'node:path'
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate/node'

const project = await readTexts(siteProject())
const usage = await readUsage(project)
const unconfirmed = unconfirmedViews(project, usage ?? new Map())

it.each(documents)('%s is a complete document in its language', (_name, locale, view) => {
  const { $, html } = built(locale, view)
  // Chinese and Japanese need a third or a quarter of the letters.
  const least = (letters: number) => (locale.fonts === 'system' ? letters / 4 : letters)
  expect(html.startsWith('<!doctype html>')).toBe(true)
  expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual([locale.tag, locale.dir])
  expect($('head title')).toHaveLength(1)
  expect($('head meta[name="description"]').attr('content')?.length).toBeGreaterThan(least(50))
  expect($('title, meta[name="description"]').length).toBe(2)
  expect(plain($('body').text()).length).toBeGreaterThan(least(400))
})

describe.each(inFull)('%s', (_name, locale, view) => {
  const { $ } = built(locale, view)

  it('has a notice, outside of excerpts, if and only if it has unconfirmed machine translations', () => {
    const note = $('main > [data-translation=unconfirmed]')
    expect(note).toHaveLength(unconfirmed.get(locale.code)?.has(view) ? 1 : 0)
    expect(note.filter('[data-nosnippet]')).toHaveLength(note.length)
    const expected = note.length === 0 ? [] : [href(defaultLocale, isNotice(view) ? 'home' : view)]
    expect(valuesOf($, 'main > [data-translation=unconfirmed] a[hreflang]', 'href')).toEqual(expected)
  })

  it('links to itself in every language that has it, by plain links with the endonym, marked with lang', () => {
    const page = isNotice(view) ? 'home' : view
    const expected = linkedFrom(locale, view).map(({ code, tag, name }) => [href(code, page), tag, tag, name])
    for (const place of ['header', 'footer']) {
      const links = $(`${place} a[${LANGUAGE}]`).toArray()
      expect(
        links.map((link) => [...['href', 'lang', 'hreflang'].map((name) => $(link).attr(name)), $(link).text()]),
      ).toEqual(expected)
    }
    const trigger = $('button[popovertarget="menu-language"]')
    expect(trigger.find(`[lang="${locale.tag}"]`).text()).toBe(locale.name)
    expect(plain(trigger.text())).not.toBe(locale.name)
  })

  it('marks English fallbacks, and no other part of a translated text, with a language', () => {
    if ($('[data-translation="partial"]').length > 0) return
    // Menus and lists have the English names of pages and fields that the language lacks.
    expect(textsOf($, `main :is(h1, h2, h3, p) span[lang="${localeOf(defaultLocale).tag}"][dir]`)).toEqual([])
  })

  it('marks the current page wherever it is linked', () => {
    if (isNotice(view)) return
    const self = `:is(header, footer) a[href="${href(locale.code, view)}"]:not([${LANGUAGE}])`
    expect(new Set(valuesOf($, self, 'aria-current'))).toEqual(new Set(['page']))
  })
})

describe.each(publicLocales.map((locale) => [locale.code, locale] as const))('titles in %s', (_code, locale) => {
  const views = viewIds.filter((view) => localesWith(view).includes(locale))
  const titleOf = (view: ViewId) => built(locale, view).$('title').text()

  it('and descriptions are unique', () => {
    const pages = views.filter((view) => !isNotice(view))
    const descriptions = pages.map((view) => built(locale, view).$('head meta[name="description"]').attr('content'))
    expect(new Set(views.map(titleOf)).size).toBe(views.length)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('are "brand | Page name", except for Home', () => {
    if (locale.code === defaultLocale) expect(titleOf('home')).toBe('Home')
    const others = views.filter((view) => view !== 'home').map(titleOf)
    expect(others.filter((title) => !title.startsWith(`${brandShort} | `))).toEqual([])
  })
})

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  // Mantine sets variables and widths of slides by style elements in the body, which browsers accept.
  elements: ['html5', { style: { flow: true, phrasing: true } }],
  rules: {
    // React's equivalent syntax: <!doctype>, <link/>, hrefLang, required="", hidden="".
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': ['error', { allowedProperties: ['display'] }],
    // Mantine's carousel is a div with role="region".
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
}
const validator = new HtmlValidate(new FileSystemConfigLoader(config))

it.each(sample)('%s passes html-validate', async (_name, locale, view) => {
  const report = await validator.validateFile(path.join(dist, built(locale, view).file))
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(problems).toEqual([])
})
