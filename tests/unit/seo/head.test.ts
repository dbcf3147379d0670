import { expect, it } from 'vitest'
import { localeOf, publicLocales } from '../../../src/config/locales.ts'
import { pathOf } from '../../../src/config/routes.ts'
import { trailOf } from '../../../src/seo/breadcrumb.ts'
import { type HeadInput, headTags } from '../../../src/seo/head.ts'
import { ogLocale } from '../../../src/seo/social.ts'

const siteUrl = 'https://example.com'
const about = pathOf('about')
const page = { view: 'about', locale: localeOf('pl'), publication: {} } as const
const input: HeadInput = { ...page, title: 'T', description: 'D', siteUrl }

/** The content of a tag by its name or property, all of them for one that repeats. */
function contents(changes: Partial<HeadInput>, key: string): (string | undefined)[] {
  const tags = headTags({ ...input, ...changes }).meta.filter((tag) => tag['name'] === key || tag['property'] === key)
  return tags.map((tag) => tag['content'])
}
const links = (changes: Partial<HeadInput>) => headTags({ ...input, ...changes }).link

it('keeps out of the index: no origin, one without https, a 404 page, a locale in preview', () => {
  const preview = { locale: { ...input.locale, public: false, preview: true } }
  const kept = [{ siteUrl: null }, { siteUrl: 'http://preview.example.com' }, { view: 'not-found' }, preview] as const
  for (const changes of kept) expect(contents(changes, 'robots')).toEqual(['noindex'])
  expect([links({ view: 'not-found' }), contents({ view: 'not-found' }, 'og:title')]).toEqual([[], []])
  expect(links(preview)).toEqual([{ rel: 'canonical', href: `${siteUrl}/pl${about}` }])
})

it('writes a language for social networks with its likely region', () => {
  const tags = ['de', 'ar', 'zh-Hans', 'zh-Hant', 'pt-BR']
  expect(tags.map(ogLocale)).toEqual(['de_DE', 'ar_AR', 'zh_CN', 'zh_TW', 'pt_BR'])
})

it('describes the page to social networks', () => {
  expect(contents({}, 'og:title')).toEqual(['T'])
  const social = { title: 'For networks', description: 'What they show' }
  expect(contents({ social }, 'og:title')).toEqual(['For networks'])
  expect(contents({ social }, 'description')).toEqual(['D'])
  expect(contents({}, 'og:url')).toEqual([`${siteUrl}/pl${about}`])
  expect(contents({}, 'og:locale')).toEqual(['pl_PL'])
  const others = publicLocales.filter(({ code }) => code !== 'pl').map(({ tag }) => ogLocale(tag))
  expect(contents({}, 'og:locale:alternate')).toEqual(others)
  expect(contents({}, 'twitter:card')).toEqual(['summary_large_image'])
  expect(contents({ siteUrl: null }, 'og:url')).toEqual([])
})

it('counts a page that is served in English as the English page', () => {
  const inEnglish = { publication: { pl: { about: 'english' } } } as const
  expect(links(inEnglish)).toEqual([{ rel: 'canonical', href: `${siteUrl}${about}` }])
  expect(contents(inEnglish, 'og:locale')).toEqual(['en_US'])
  expect(contents(inEnglish, 'og:locale:alternate')).toEqual([])
})

it('the way to a page leads from Home over the page above, as the menus group them', () => {
  expect(trailOf('services-interpreting')).toEqual(['home', 'services', 'services-interpreting'])
  expect(trailOf('solutions-healthcare')).toEqual(['home', 'solutions-by-industry', 'solutions-healthcare'])
  expect(trailOf('services')).toEqual(['home', 'services'])
  expect([trailOf('home'), trailOf('not-found')]).toEqual([[], []])
})
