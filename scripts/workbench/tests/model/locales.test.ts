import { describe, expect, it } from 'vitest'
import { type Locale, localeOf } from '../../src/config.ts'
import { localeNamed } from '../../src/model/localeNamed.ts'
import { rowFor } from '../../src/model/localeRows.ts'
import { targetLocale } from '../../src/model/project.ts'
import { pseudoMessage } from '../../src/new-locale/pseudo.ts'

describe('the row of a new locale', () => {
  it.each([
    ['de', 'de', 'Deutsch', 'ltr'],
    ['ar', 'ar', 'العربية', 'rtl'],
    ['uk', 'uk', 'Українська', 'ltr'],
    ['pt-br', 'pt-BR', 'Português (Brasil)', 'ltr'],
  ])('%s has its tag, own name, direction and what the project adds', (code, tag, name, dir) => {
    expect(rowFor(code)).toEqual({ code, tag, name, dir, fonts: 'system', public: false, threshold: 1 })
  })

  it.each(['../x', 'DE', 'd', 'a/b', 'qq', 'constructor', ''])('refuses %o', (code) => {
    expect(() => rowFor(code)).toThrow('xpected')
  })

  it('is refused with the code that was meant', () => {
    expect(() => rowFor('pt_BR')).toThrow(/small letters.* Say pt-br\.$/)
    expect(() => rowFor('de-12')).toThrow(/the code of a language .*; found none\.$/)
  })
})

describe('the locale that a tag means', () => {
  /** Rows of other languages, with the code of one that there is. */
  const rows = (...tags: string[]): Locale[] => tags.map((tag) => ({ ...localeOf('pl'), code: 'pl', tag }))

  it.each([
    ['pl-PL', 'pl'],
    ['pl_PL', 'pl'],
    ['PL', 'pl'],
    ['pl', 'pl'],
    ['de-AT', 'de-DE'],
    ['zh-TW', 'zh-Hant'],
    ['pt-PT', 'pt-PT'],
    ['pt-br', 'pt-BR'],
    // Which Portuguese, or another script, nobody can say.
    ['pt', undefined],
    ['pt-AO', undefined],
    ['zh-CN', undefined],
    ['cs-CZ', undefined],
    ['und', undefined],
    ['', undefined],
    ['../pl', undefined],
  ])('%s: %s', (tag, expected) => {
    expect(localeNamed(tag, rows('pl', 'de-DE', 'zh-Hant', 'pt-PT', 'pt-BR'))?.tag).toBe(expected)
  })

  it('is asked for by every command that takes one', () => {
    expect(targetLocale('pl-PL').code).toBe('pl')
    expect(() => targetLocale('en-GB')).toThrow(
      '"en-GB": the language that all others are translated from. Expected one of pl;',
    )
    expect(() => targetLocale('de-DE')).toThrow('"de-DE": no locale to translate into. Expected one of pl;')
  })
})

describe('a pseudo-translation', () => {
  it('is marked, accented and longer, with its codes whole', () => {
    const text = pseudoMessage('We translate {{languages}} languages for <term>sponsors</term>', 'accented')
    expect(text).toMatch(/^⟦[^a-z]*\{\{languages\}\}[^a-z]*<term>[^a-z]*<\/term>[^a-z]*⟧$/)
    expect(text.length).toBeGreaterThanOrEqual('We translate  languages for sponsors'.length * 1.4)
  })

  it('is as long as a translation may be at most', () => {
    expect(pseudoMessage('Translation services', 'accented', 24)).toHaveLength(24)
    expect(pseudoMessage('Translation services', 'accented', 40).length).toBeGreaterThan(24)
  })
})
