import { describe, expect, it } from 'vitest'
import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import { coverageOf, type Usage } from 'i18next-workbench/model/coverage.ts'
import type { MessageTree } from 'i18next-workbench/model/localeFile.ts'
import { publicationOf } from '../../../../scripts/documents/publication.ts'
import { localeTexts } from '../../../../scripts/documents/messages.ts'
import { localeOf, publicLocales } from '../../../../src/config/locales.ts'
import type { Publication } from '../../../../src/i18n/publication.ts'
import { headTags } from '../../../../src/seo/head.ts'

const english = {
  common: { skip: 'Skip' },
  'pages/about': {
    meta: { title: 'About' },
    lead: 'Lead',
    files_one: '{{count}} file',
    files_other: '{{count}} files',
  },
}
const bundles = (pl: Record<string, MessageTree>): Bundles =>
  new Map([
    ['en', new Map<string, MessageTree>(Object.entries(english))],
    ['pl', new Map(Object.entries(pl))],
  ])
const usage: Usage = new Map([
  ['about', ['common:skip', 'pages/about:files', 'pages/about:lead', 'pages/about:meta.title']],
  ['not-found', ['common:skip', 'pages/about:lead']],
])
const whole = {
  common: { skip: 'Przejdź' },
  'pages/about': {
    meta: { title: 'O nas' },
    lead: 'Wstęp',
    files_one: '1',
    files_few: '2',
    files_many: '5',
    files_other: '1,5',
  },
}

describe('coverage', () => {
  it('counts only what a page renders, a plural message as one', () => {
    const found = coverageOf(bundles({ ...whole, common: {} }), usage, localeOf('pl')).get('about')
    expect(found).toEqual({ rendered: 4, translated: 3, lacking: ['common:skip'], state: 'english' })
  })
})

describe('publication', () => {
  it('excepts nothing when every rendered message is there', () => {
    expect(publicationOf(bundles(whole), usage)).toEqual({})
  })

  it('serves a page in English that lacks one rendered message at a threshold of 100 %, and needs its 404 page', () => {
    const { lead, ...rest } = whole['pages/about']
    expect(lead).toBe('Wstęp')
    expect(publicationOf(bundles({ ...whole, 'pages/about': rest }), usage)).toEqual({
      pl: { about: 'english', 'not-found': 'english' },
    })
  })

  it('leaves a message out of account that no page renders', () => {
    const more = new Map(bundles(whole)).set(
      'en',
      new Map<string, MessageTree>(Object.entries({ ...english, forms: { errors: { name: 'Name' } } })),
    )
    expect(publicationOf(more, usage)).toEqual({})
  })
})

describe('a page that is not published in a locale', () => {
  const publication: Publication = { pl: { about: 'english', team: 'partial', offices: 'omitted' } }
  const tags = (view: 'about' | 'team', code: 'en' | 'pl') =>
    headTags({ view, locale: localeOf(code), publication, title: '', description: '', siteUrl: 'https://example.com' })
      .link

  it('is no alternate of the English page, which is its own', () => {
    expect(tags('about', 'en').map((link) => link['hrefLang'])).toEqual([
      undefined,
      ...publicLocales.filter(({ code }) => code !== 'pl').map(({ tag }) => tag),
      'x-default',
    ])
  })

  it('stays online with a note when it is above the threshold', () => {
    expect(tags('team', 'en').map((link) => link['hrefLang'])).toContain('pl')
  })

  it('takes all its own strings from English, and the shared ones from the locale', () => {
    const payload = localeTexts({ bundles: bundles(whole), publication }, 'pl').payload('about', [
      'common',
      'pages/about',
    ])
    expect(payload.pl).toEqual({ common: whole.common, 'pages/about': {} })
    expect(payload.en?.['pages/about']).toEqual(english['pages/about'])
  })
})
