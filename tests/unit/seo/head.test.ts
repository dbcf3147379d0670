import { describe, expect, it } from 'vitest'
import { localeOf } from '../../../src/config/locales.ts'
import { headTags } from '../../../src/seo/head.ts'

const input = { locale: localeOf('pl'), title: 'T', description: 'D' } as const

describe('headTags', () => {
  it('gives a public page its canonical address and every language', () => {
    const { meta, link } = headTags({ ...input, view: 'about', siteUrl: 'https://example.com' })
    expect(meta).toEqual([{ name: 'description', content: 'D' }])
    expect(link).toEqual([
      { rel: 'canonical', href: 'https://example.com/pl/about' },
      { rel: 'alternate', hrefLang: 'en', href: 'https://example.com/about' },
      { rel: 'alternate', hrefLang: 'pl', href: 'https://example.com/pl/about' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://example.com/about' },
    ])
  })

  it('keeps a preview and the 404 page out of the index', () => {
    const noindex = { name: 'robots', content: 'noindex' }
    expect(headTags({ ...input, view: 'about', siteUrl: null }).meta).toContainEqual(noindex)
    const notFound = headTags({ ...input, view: 'not-found', siteUrl: 'https://example.com' })
    expect(notFound.meta).toContainEqual(noindex)
    expect(notFound.link).toEqual([])
  })
})
