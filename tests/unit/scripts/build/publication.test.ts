import { type Bundles, type MessageTree, readBundles, type Usage } from 'i18next-workbench'
import { expect, it } from 'vitest'
import { localeTexts } from '../../../../scripts/build/messages.ts'
import { incompletePages, publicationOf } from '../../../../scripts/build/publication.ts'
import { siteProject } from '../../../../scripts/build/workbench/workbench.ts'
import { type LocaleCode, localeOf, publicLocales } from '../../../../src/config/locales.ts'
import type { Publication } from '../../../../src/i18n/publication.ts'
import { type HeadInput, headTags } from '../../../../src/seo/head.ts'
import { type CheerioAPI, load } from 'cheerio'
import polish from '#locales/pl/common.json' with { type: 'json' }
import { allInHead } from '../../../../scripts/build/assets.ts'
import { renderDocument } from '../../../../scripts/build/documentOf.ts'
import * as server from '../../../../src/entry-server.tsx'
import { LANGUAGE } from '../../../../src/config/protocol.ts'
import { pathOf, type ViewId } from '../../../../src/config/routes.ts'

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

it('"publish" names the map that a new locale lacks', () => {
  const lackedBy = (code: string) => project.lackedBy?.(project.root, code)
  expect(lackedBy('pl')).toEqual([])
  expect(lackedBy('nl')).toEqual([expect.stringContaining('public/art/map-nl.svg: run "npm run art"')])
})

it('a page that lacks some of its texts is "partial", one that has none is "english"', () => {
  expect(publicationOf(project, bundles(whole, { forms: { errors: { name: 'Name' } } }), usage)).toEqual({})
  const lacking = publicationOf(project, bundles({ ...whole, 'pages/about': rest }), usage)
  expect(lacking).toEqual({ pl: { about: 'partial', 'not-found': 'english' } })
  expect(incompletePages(lacking)).toEqual([expect.stringMatching(/^pl: 1 of \d+ pages in English, 1 in part$/)])
})

const publication: Publication = { pl: { about: 'english', team: 'partial' } }

it('an "english" page takes its own strings from English, and shared ones from the locale', () => {
  const texts = localeTexts({ bundles: bundles(whole), publication }, 'pl')
  const payload = texts.payload('about', ['common', 'pages/about'])
  expect(payload.pl).toEqual({ common: whole.common, 'pages/about': {} })
  expect(payload.en?.['pages/about']).toEqual(english['pages/about'])
})

const siteUrl = 'https://example.com'
const about = pathOf('about')
const input: HeadInput = {
  view: 'about',
  locale: localeOf('pl'),
  publication: {},
  title: 'T',
  description: 'D',
  siteUrl,
}
const links = (changes: Partial<HeadInput>) => headTags({ ...input, ...changes }).link
/** The content of a tag by name or property; of a repeated tag, all contents. */
const contents = (changes: Partial<HeadInput>, key: string) =>
  headTags({ ...input, ...changes })
    .meta.filter((tag) => tag['name'] === key || tag['property'] === key)
    .map((tag) => tag['content'])

it('an "english" page is no alternate of the English one, and counts as it; a "partial" page is an alternate', () => {
  const alternates = (view: 'about' | 'team') =>
    links({ view, locale: localeOf('en'), publication }).map((link) => link['hrefLang'])
  const others = publicLocales.filter(({ code }) => code !== 'pl').map(({ tag }) => tag)
  expect(alternates('about')).toEqual([undefined, ...others, 'x-default'])
  expect(alternates('team')).toContain('pl')
  expect(links({ publication })).toEqual([{ rel: 'canonical', href: `${siteUrl}${about}` }])
  expect(contents({ publication }, 'og:locale')).toEqual(['en_US'])
  expect(contents({ publication }, 'og:locale:alternate')).toEqual([])
})

it('pages stay out of the index without an origin or https, in a locale in preview, and as a 404 page', () => {
  const preview = { locale: { ...input.locale, public: false, preview: true } }
  const kept = [{ siteUrl: null }, { siteUrl: 'http://preview.example.com' }, { view: 'not-found' }, preview] as const
  for (const changes of kept) expect(contents(changes, 'robots')).toEqual(['noindex'])
  expect([links({ view: 'not-found' }), contents({ view: 'not-found' }, 'og:title')]).toEqual([[], []])
  expect(links(preview)).toEqual([{ rel: 'canonical', href: `${siteUrl}/pl${about}` }])
})

const site = await readBundles(siteProject())

/** A rendered page. Only About is an unconfirmed translation. */
async function pageOf(locale: LocaleCode, view: ViewId, publication: Publication): Promise<CheerioAPI> {
  const unconfirmed = new Map([['pl', new Set(['about'])]])
  const texts = localeTexts({ bundles: site.bundles, publication, unconfirmed }, locale)
  return load((await renderDocument(localeOf(locale), view, { server, texts, assets: allInHead('') })).body)
}

it.each([
  // English text needs no confirmation.
  ['partial', polish.untranslated.partly, 2],
  ['english', polish.untranslated.page, 1],
] as const)(
  'a page whose translation is %s says so above its sections, and no other page does',
  async (state, note, count) => {
    const notes = (await pageOf('pl', 'about', { pl: { about: state } }))('main > [data-translation]')
    expect(notes.first().text().replaceAll('\u00A0', ' ')).toContain(note)
    expect(notes).toHaveLength(count)
    expect((await pageOf('pl', 'team', { pl: { about: state } }))('[data-translation]')).toHaveLength(0)
  },
)

it('the language menu has the languages in which a page is published, and always its own', async () => {
  const listed = async (locale: LocaleCode) =>
    (await pageOf(locale, 'careers', { pl: { careers: 'english' } }))(`header a[${LANGUAGE}="pl"]`).length
  expect([await listed('en'), await listed('pl')]).toEqual([0, 1])
})
