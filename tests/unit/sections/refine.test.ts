import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { refineFile } from 'i18next-workbench/refine/refine.ts'
import { describe, expect, it } from 'vitest'
import { allLocales, defaultLocale } from '../../../src/config/locales.ts'
import { exampleFile } from '../../../src/sections/Refine/exampleFile.ts'
import { piecesOf, withRefused } from '../../../src/sections/Refine/list.ts'

const examples = globSync('src/sections/Refine/examples/*.xlf')

describe('the example', () => {
  it('is there for each language but English', () => {
    const others = allLocales.map(({ code }) => code).filter((code) => code !== defaultLocale)
    expect(examples.map((file) => path.basename(file, '.xlf'))).toEqual(expect.arrayContaining(others))
  })

  it.each(examples)('%s shows corrections of three kinds or more rules, and what needs a person', (file) => {
    const { corrected, reports, segments } = refineFile(readFileSync(file), file)
    const rules = corrected.flatMap(({ corrections }) => corrections.map(({ rule }) => rule))
    expect(segments).toBeLessThanOrEqual(12)
    expect(new Set(rules).size).toBeGreaterThan(3)
    expect(new Set(reports.map(({ kind }) => kind))).toEqual(new Set(['numbers', 'inconsistent', 'untranslated']))
  })

  it('is Polish on a page in English, or in a language that has none', async () => {
    const names = await Promise.all(['en', 'xx', 'ja'].map(async (locale) => (await exampleFile(locale)).name))
    expect(names).toEqual(['refinix.pl.xlf', 'refinix.pl.xlf', 'refinix.ja.xlf'])
  })
})

it('splits a text where corrections change it', () => {
  const edits = [
    { start: 0, end: 1, text: 'x' },
    { start: 2, end: 2, text: 'y' },
    { start: 3, end: 4, text: '' },
  ]
  const marked = piecesOf('abcd', edits).map(({ text, Mark }) => (Mark ? `${Mark} ${text}` : text))
  expect(marked).toEqual(['del a', 'ins x', 'b', 'ins y', 'c', 'del d'])
  expect(piecesOf('', [])).toEqual([])
})

it('refuses and keeps the corrections of segments', () => {
  const segment = (...ids: string[]) => ({
    ...{ number: 1, segment: '', source: '', target: '' },
    corrections: ids.map((id) => ({ id, kind: 'space' as const, rule: '', edits: [] })),
  })
  const refused = withRefused(new Set(['1']), [segment('2', '3')], false)
  expect(refused).toEqual(new Set(['1', '2', '3']))
  expect(withRefused(refused, [segment('1'), segment('3')], true)).toEqual(new Set(['2']))
})
