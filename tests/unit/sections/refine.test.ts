import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { refineFile } from 'i18next-workbench/refine/refine.ts'
import { describe, expect, it } from 'vitest'
import { allLocales, defaultLocale } from '../../../src/config/locales.ts'
import { exampleFile } from '../../../src/sections/Refine/exampleFile.ts'
import { countsOf, piecesOf, withRefused } from '../../../src/sections/Refine/list.ts'

const examples = globSync('src/sections/Refine/examples/*.xlf')

describe('the example', () => {
  it('is there for each language but English', () => {
    const others = allLocales.map(({ code }) => code).filter((code) => code !== defaultLocale)
    expect(examples.map((file) => path.basename(file, '.xlf'))).toEqual(expect.arrayContaining(others))
  })

  it.each(examples)('%s shows corrections of three kinds or more rules, and what needs a person', (file) => {
    const { corrections, reports, segments } = refineFile(readFileSync(file), file)
    expect(segments).toBeLessThanOrEqual(12)
    expect(new Set(corrections.map(({ rule }) => rule)).size).toBeGreaterThan(3)
    expect(new Set(reports.map(({ kind }) => kind))).toEqual(new Set(['numbers', 'inconsistent', 'untranslated']))
  })

  it('is Polish on a page in English, or in a language that has none', async () => {
    const names = await Promise.all(['en', 'xx', 'ja'].map(async (locale) => (await exampleFile(locale)).name))
    expect(names).toEqual(['refinix.pl.xlf', 'refinix.pl.xlf', 'refinix.ja.xlf'])
  })
})

it('splits a text where corrections change it', () => {
  const ranges = [
    { start: 0, end: 1 },
    { start: 2, end: 2 },
    { start: 3, end: 4 },
  ]
  expect(piecesOf('abcd', ranges).map(({ text, isChanged }) => (isChanged ? `[${text}]` : text))).toEqual([
    ...['[a]', 'b', 'c', '[d]'],
  ])
  expect(piecesOf('', [])).toEqual([])
})

describe('the list of corrections', () => {
  const correction = (id: string, kind: 'number' | 'space') => ({
    ...{ id, kind, rule: '', segment: '', number: 1, source: '', before: '', after: '' },
    ...{ beforeRanges: [], afterRanges: [] },
  })
  const [one, two, three] = [correction('1', 'number'), correction('2', 'space'), correction('3', 'space')]

  it('counts the kinds, the most first', () => {
    expect(countsOf([one, two, three])).toEqual([
      ['space', 2],
      ['number', 1],
    ])
  })

  it('refuses and keeps some of them', () => {
    const refused = withRefused(new Set(['1']), [two, three], false)
    expect(refused).toEqual(new Set(['1', '2', '3']))
    expect(withRefused(refused, [one, three], true)).toEqual(new Set(['2']))
  })
})
