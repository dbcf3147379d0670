import { describe, expect, it } from 'vitest'
import { localeOf, publicLocales } from '../../../src/config/locales.ts'
import { pathOf } from '../../../src/config/routes.ts'
import { type HeadInput, headTags } from '../../../src/seo/head.ts'
import { ogLocale } from '../../../src/seo/social.ts'

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

/** The content of a tag by its name or property, all of them for one that repeats. */
function contents(head: HeadInput, key: string): (string | undefined)[] {
  const tags = headTags(head).meta.filter((tag) => tag['name'] === key || tag['property'] === key)
  return tags.map((tag) => tag['content'])
}

describe('headTags', () => {
  it('keeps previews and notices out of the index: no origin, one without https, a 404 page', () => {
    expect(contents({ ...input, siteUrl: null }, 'robots')).toEqual(['noindex'])
    expect(contents({ ...input, siteUrl: 'http://preview.example.com' }, 'robots')).toEqual(['noindex'])
    const notFound = { ...input, view: 'not-found' } as const
    expect(contents(notFound, 'robots')).toEqual(['noindex'])
    expect(headTags(notFound).link).toEqual([])
    expect(contents(notFound, 'og:title')).toEqual([])
  })

  it.each([
    ['de', 'de_DE'],
    ['fr', 'fr_FR'],
    ['es', 'es_ES'],
    ['ar', 'ar_AR'],
    ['ja', 'ja_JP'],
    ['zh-Hans', 'zh_CN'],
    ['zh-Hant', 'zh_TW'],
    ['pt-BR', 'pt_BR'],
  ])('writes %s for social networks as %s', (tag, expected) => {
    expect(ogLocale(tag)).toBe(expected)
  })

  it('describes the page to social networks, with the regions that Unicode finds likely', () => {
    expect(contents(input, 'og:title')).toEqual(['T'])
    const social = { title: 'For networks', description: 'What they show' }
    expect(contents({ ...input, social }, 'og:title')).toEqual(['For networks'])
    expect(contents({ ...input, social }, 'description')).toEqual(['D'])
    expect(contents(input, 'og:url')).toEqual([`${siteUrl}/pl${about}`])
    expect(contents(input, 'og:locale')).toEqual(['pl_PL'])
    expect(contents(input, 'og:locale:alternate')).toEqual(
      publicLocales.filter(({ code }) => code !== 'pl').map(({ tag }) => ogLocale(tag)),
    )
    expect(contents(input, 'twitter:card')).toEqual(['summary_large_image'])
    expect(contents({ ...input, siteUrl: null }, 'og:url')).toEqual([])
  })

  it('keeps a preview from search engines, and names no alternates of it', () => {
    const head = { ...input, locale: { ...input.locale, public: false, preview: true } }
    expect(contents(head, 'robots')).toEqual(['noindex'])
    expect(headTags(head).link).toEqual([{ rel: 'canonical', href: `${siteUrl}/pl${about}` }])
  })

  it('counts a page that is served in English as the English page', () => {
    const head = { ...input, publication: { pl: { about: 'english' } } } as const
    expect(headTags(head).link).toEqual([{ rel: 'canonical', href: `${siteUrl}${about}` }])
    expect(contents(head, 'og:locale')).toEqual(['en_US'])
    expect(contents(head, 'og:locale:alternate')).toEqual([])
  })
})
