import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { allLocales, localeOf } from '../../../src/config/locales.ts'
import { allRoutes, pathOf } from '../../../src/config/routes.ts'
import { viewAt } from '../../../src/i18n/href.ts'
import { preferredOf } from '../../../src/i18n/offer.ts'

describe('viewAt', () => {
  it('ignores a trailing slash', () => {
    expect(viewAt(`/pl${pathOf('about')}/`)).toEqual({ locale: 'pl', view: 'about' })
    expect(viewAt('/pl/')).toEqual({ locale: 'pl', view: 'home' })
  })

  it('answers an unknown address in the locale of its first segment', () => {
    expect(viewAt('/nope')).toEqual({ locale: 'en', view: 'not-found' })
    expect(viewAt('/pl/nope')).toEqual({ locale: 'pl', view: 'not-found' })
    expect(viewAt(`/en${pathOf('about')}`)).toEqual({ locale: 'en', view: 'not-found' })
    expect(viewAt('/plx')).toEqual({ locale: 'en', view: 'not-found' })
  })
})

it('puts all addresses of a build below its base path, and finds them there', async () => {
  vi.resetModules()
  vi.stubGlobal('__BASE_PATH__', '/site')
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  const below = await import('../../../src/i18n/href.ts')
  expect(below.href('en', 'home')).toBe('/site/')
  expect(below.href('pl', 'home')).toBe('/site/pl')
  for (const hash of ['x', '#x']) expect(below.href('pl', 'about', hash)).toBe(`/site/pl${pathOf('about')}#x`)
  for (const { code } of allLocales) {
    for (const { id } of allRoutes) expect(below.viewAt(below.href(code, id))).toEqual({ locale: code, view: id })
  }
  expect(below.viewAt('/site')).toEqual({ locale: 'en', view: 'home' })
})

/** Returns locales with these tags, independent of the site's. */
const rows = (...tags: string[]) => tags.map((tag) => ({ ...localeOf('en'), tag }))
const locales = rows('en', 'pl', 'de', 'fr', 'es', 'ar', 'ja', 'zh-Hans')
const preferred = (list: string) => preferredOf(list.split(' '), locales)?.tag

it.each([
  ['de-AT de en', 'de'],
  ['de-CH', 'de'],
  ['zh-CN zh en', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  // Simplified Chinese is offered to a reader of Traditional Chinese only if there is nothing better.
  ['zh-TW zh en-US en', 'en'],
  ['zh-Hant-HK ja', 'ja'],
  ['zh-TW zh', 'zh-Hans'],
  ['pt-BR pt', undefined],
])('of a browser that prefers %s it is %s', (list, tag) => {
  expect(preferred(list)).toBe(tag)
})

it('is the locale with the exact tag if a language has several', () => {
  const all = rows('en', 'pt-PT', 'pt-BR')
  expect(preferredOf(['pt-BR'], all)?.tag).toBe('pt-BR')
  expect(preferredOf(['pt-AO'], all)?.tag).toBe('pt-PT')
})
