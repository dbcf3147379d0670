import { expect, it } from 'vitest'
import { localeOf } from '../../../src/config/locales.ts'
import { preferredOf } from '../../../src/i18n/offer.ts'

/** Returns locales with these tags, independent of the site's. */
const rows = (...tags: string[]) => tags.map((tag) => ({ ...localeOf('en'), tag }))
const locales = rows('en', 'pl', 'de', 'fr', 'es', 'ar', 'ja', 'zh-Hans')
const preferred = (list: string) => preferredOf(list.split(' '), locales)?.tag

it.each([
  ['de-AT de en', 'de'],
  ['de-CH', 'de'],
  ['es-419 es', 'es'],
  ['ar-EG ar en', 'ar'],
  ['ja-JP', 'ja'],
  ['zh', 'zh-Hans'],
  ['zh-CN zh en', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  // Simplified Chinese is offered to a reader of Traditional Chinese only if there is nothing better.
  ['zh-TW zh en-US en', 'en'],
  ['zh-Hant-HK ja', 'ja'],
  ['zh-TW zh-CN en', 'zh-Hans'],
  ['zh-TW zh', 'zh-Hans'],
  ['pt-BR pt', undefined],
  ['pt-BR pt en-US', 'en'],
])('of a browser that prefers %s it is %s', (list, tag) => {
  expect(preferred(list)).toBe(tag)
})

it('is the locale with the exact tag if a language has several', () => {
  const all = rows('en', 'pt-PT', 'pt-BR')
  expect(preferredOf(['pt-BR'], all)?.tag).toBe('pt-BR')
  expect(preferredOf(['pt-AO'], all)?.tag).toBe('pt-PT')
})
