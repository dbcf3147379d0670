import { expect, it } from 'vitest'
import { localeOf } from '../../../src/config/locales.ts'
import { pathOf } from '../../../src/config/routes.ts'
import { type HeadInput, headTags } from '../../../src/seo/head.ts'

const siteUrl = 'https://example.com'
const about = pathOf('about')
const page = { view: 'about', locale: localeOf('pl'), publication: {} } as const
const input: HeadInput = { ...page, title: 'T', description: 'D', siteUrl }

/** Returns the content of a tag by name or property; of a repeated tag, all contents. */
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

it('counts a page that is served in English as the English page', () => {
  const inEnglish = { publication: { pl: { about: 'english' } } } as const
  expect(links(inEnglish)).toEqual([{ rel: 'canonical', href: `${siteUrl}${about}` }])
  expect(contents(inEnglish, 'og:locale')).toEqual(['en_US'])
  expect(contents(inEnglish, 'og:locale:alternate')).toEqual([])
})
