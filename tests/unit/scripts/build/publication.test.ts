import type { Bundles, MessageTree, Usage } from 'i18next-workbench'
import { expect, it } from 'vitest'
import { localeTexts } from '../../../../scripts/build/messages.ts'
import { publicationOf } from '../../../../scripts/build/publication.ts'
import { siteProject } from '../../../../scripts/build/workbench/workbench.ts'
import { localeOf, publicLocales } from '../../../../src/config/locales.ts'
import { type Publication, UNCONFIRMED } from '../../../../src/i18n/publication.ts'
import { headTags } from '../../../../src/seo/head.ts'

const files = { files_one: '{{count}} file', files_other: '{{count}} files' }
const english = { common: { skip: 'Skip' }, 'pages/about': { meta: { title: 'About' }, lead: 'Lead', ...files } }
const forms = { files_one: '1', files_few: '2', files_many: '5', files_other: '1,5' }
const whole = { common: { skip: 'Przejdź' }, 'pages/about': { meta: { title: 'O nas' }, lead: 'Wstęp', ...forms } }
const { lead: _lead, ...rest } = whole['pages/about']

const bundles = (pl: Record<string, MessageTree>, more: Record<string, MessageTree> = {}): Bundles =>
  new Map([
    ['en', new Map<string, MessageTree>(Object.entries({ ...english, ...more }))],
    ['pl', new Map(Object.entries(pl))],
  ])
const usage: Usage = new Map([
  ['about', ['common:skip', 'pages/about:files', 'pages/about:lead', 'pages/about:meta.title']],
  ['not-found', ['common:skip', 'pages/about:lead']],
])

const project = { ...siteProject(), targets: [localeOf('pl')] }

it('a page that lacks some of its texts is "partial", one that has none is "english"', () => {
  expect(publicationOf(project, bundles(whole, { forms: { errors: { name: 'Name' } } }), usage)).toEqual({})
  const lacking = publicationOf(project, bundles({ ...whole, 'pages/about': rest }), usage)
  expect(lacking).toEqual({ pl: { about: 'partial', 'not-found': 'english' } })
})

const publication: Publication = { pl: { about: 'english', team: 'partial' } }

it('an "english" page is no alternate of the English one; a "partial" page is', () => {
  const alternates = (view: 'about' | 'team') => {
    const page = { view, locale: localeOf('en'), title: '', description: '', siteUrl: 'https://example.com' }
    return headTags({ ...page, publication }).link.map((link) => link['hrefLang'])
  }
  const others = publicLocales.filter(({ code }) => code !== 'pl').map(({ tag }) => tag)
  expect(alternates('about')).toEqual([undefined, ...others, 'x-default'])
  expect(alternates('team')).toContain('pl')
})

it('an "english" page takes its own strings from English, and shared ones from the locale', () => {
  const texts = localeTexts({ bundles: bundles(whole), publication }, 'pl')
  const payload = texts.payload('about', ['common', 'pages/about'])
  expect(payload.pl).toEqual({ common: whole.common, 'pages/about': {} })
  expect(payload.en?.['pages/about']).toEqual(english['pages/about'])
})

it('unconfirmed texts add a flag to the messages of their views, and rename only those files', () => {
  const texts = { bundles: new Map(), publication: {} }
  const unconfirmed = new Map([['pl', new Set(['about'])]] as const)
  const [plain, noted] = [localeTexts(texts, 'pl'), localeTexts({ ...texts, unconfirmed }, 'pl')]
  expect(noted.payload('about', ['common'])).toEqual({ pl: { common: {}, [UNCONFIRMED]: { about: true } } })
  expect(noted.payload('team', ['common'])).toEqual({ pl: { common: {} } })
  expect(noted.file('about', []).address).not.toBe(plain.file('about', []).address)
  expect(noted.file('team', [])).toEqual(plain.file('team', []))
})
