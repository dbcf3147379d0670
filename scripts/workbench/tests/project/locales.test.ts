import { describe, expect, it } from 'vitest'
import type { Locale } from '../../src/project/project.ts'
import { localeNamed } from '../../src/project/localeNamed.ts'
import { rowFor } from '../../src/project/localeRows.ts'
import { targetLocale } from '../../src/messages/texts.ts'
import { polishRow, projectAt, workbench } from '../fixtures/workbench.config.ts'

const project = projectAt('')

describe('the row of a new locale', () => {
  it.each([
    ['de', 'de', 'Deutsch', 'ltr'],
    ['ar', 'ar', 'العربية', 'rtl'],
    ['pt-br', 'pt-BR', 'Português (Brasil)', 'ltr'],
  ])('%s has its tag, own name, direction and what the project adds', (code, tag, name, dir) => {
    expect(rowFor(code, workbench.newLocale)).toEqual({ code, tag, name, dir, fonts: 'system', public: false })
  })

  it.each(['../x', 'DE', 'd', 'a/b', 'qq', 'constructor', ''])('refuses %o', (code) => {
    expect(() => rowFor(code)).toThrow('is not')
  })
})

describe('the locale that a tag means', () => {
  /** Rows of other languages, with an existing code. */
  const rows = (...tags: string[]): Locale[] => tags.map((tag) => ({ ...polishRow, tag }))

  it.each([
    ['pl-PL', 'pl'],
    ['PL', 'pl'],
    ['de-AT', 'de-DE'],
    ['zh-TW', 'zh-Hant'],
    ['pt-br', 'pt-BR'],
    // Ambiguous Portuguese, or another script.
    ['pt', undefined],
    ['pt-AO', undefined],
    ['zh-CN', undefined],
    ['../pl', undefined],
  ])('%s: %s', (tag, expected) => {
    expect(localeNamed(rows('pl', 'de-DE', 'zh-Hant', 'pt-PT', 'pt-BR'), tag)?.tag).toBe(expected)
  })

  it('is used by every command that takes one', () => {
    expect(targetLocale(project, 'pl-PL').code).toBe('pl')
    expect(() => targetLocale(project, 'en-GB')).toThrow(
      '"en-GB": the language that all others are translated from. Use one of pl;',
    )
    expect(() => targetLocale(project, 'de-DE')).toThrow('"de-DE": no locale to translate into. Use one of pl;')
  })
})
