import { describe, expect, it } from 'vitest'
import { hashOf } from '../../src/messages/units.ts'
import { englishPages, polishPages } from '../fixtures/exchange/exported.ts'
import { englishFindings, findingsOf, glossaryOf, recordWith, summariesOf } from './checkFixture.ts'

describe('keys', () => {
  it('warns of a missing key, and names the line of its neighbours', () => {
    expect(findingsOf({ a: 'One', b: 'Two' }, { a: 'Jeden' })).toMatchObject([
      { file: 'locales/pl/common.json', line: 1, key: 'common:b', rule: 'missing-key', severity: 'warning' },
    ])
  })

  it('warns once of a file without a text, and not at all while a locale is not public', () => {
    const english = { a: 'One', b: 'Two', files_one: '{{count}} file', files_other: '{{count}} files' }
    expect(summariesOf(findingsOf(english, { a: '' }))).toEqual([
      'missing-key: expected 3 translations, found this whole file',
    ])
    const some = { a: 'Jeden', files_one: '{{count}} plik', files_few: '' }
    expect(findingsOf(english, some, { row: { public: false } })).toEqual([])
  })
})

describe('plural forms', () => {
  it('are reported as missing, with numbers that take them', () => {
    const { pages_few: _, ...rest } = polishPages
    expect(summariesOf(findingsOf(englishPages, rest))).toEqual([
      'plural-forms: expected a text for 2, 3, 4, 22, found no such form',
    ])
  })

  it('of other languages are reported', () => {
    expect(summariesOf(findingsOf(englishPages, { ...polishPages, pages_two: '{{count}} strony' }))).toEqual([
      'plural-forms: expected only one, few, many, other, the forms of the language, found _two',
    ])
  })

  it('are compared with the English form for many numbers, not with "one"', () => {
    const inWords = { ...englishPages, pages_one: 'One page' }
    expect(findingsOf(inWords, { ...polishPages, pages_one: 'Jedna strona' })).toEqual([])
    expect(summariesOf(findingsOf(inWords, { ...polishPages, pages_few: 'strony' }))).toEqual([
      'variables: expected {{count}}, found nothing',
    ])
    // In Russian, "one" is for 21 too.
    const russian = { ...polishPages, pages_one: 'Одна страница' }
    expect(summariesOf(findingsOf(inWords, russian, { row: { tag: 'ru' } }))).toEqual([
      'variables: expected {{count}}, found nothing',
    ])
  })
})

it.each([
  ['unrecorded', '00000000'],
  ['english-changed', hashOf(['Jeden'])],
])('reports a text that its record calls %s', (rule, text) => {
  const records = new Map([['a', recordWith({ text })]])
  expect(findingsOf({ a: 'One' }, { a: 'Jeden' }, { records })).toMatchObject([{ rule }])
})

it('requires the same translation for the same English, and names the usual one', () => {
  const english = { a: 'Send us a message', b: 'Send us a message', c: 'Send us a message' }
  const findings = findingsOf(english, { a: 'Napisz', b: 'Wyślij wiadomość', c: 'wyślij wiadomość' })
  expect(summariesOf(findings)).toEqual(['inconsistent: expected “Wyślij wiadomość” as in common:b, found “Napisz”'])
})

it('accepts a number as a word in a form for one number alone', () => {
  const english = { a_one: '1 file', a_other: '{{count}} files' }
  const forms = { a_few: '{{count}} pliki', a_many: '{{count}} plików', a_other: '{{count}} pliku' }
  const rulesOf = (one: string) => findingsOf(english, { a_one: one, ...forms }).map(({ rule }) => rule)
  expect([rulesOf('1 plik'), rulesOf('Plik'), rulesOf('2 pliki')]).toEqual([[], [], ['numbers']])
})

it('checks of a verbatim text only that it is unchanged, and the typography of its own language', () => {
  const englishGlossary = glossaryOf({ verbatim: { de: ['common:a'] } }, true)
  const german = '„Start“ bei 2,5 ml und noch mehr'
  expect(findingsOf({ a: german }, { a: german }, { englishGlossary })).toEqual([])
  expect(findingsOf({ a: german }, { a: 'tekst' }, { englishGlossary }).map(({ rule }) => rule)).toEqual(['verbatim'])
  expect(englishFindings({ a: german }, englishGlossary)).toEqual([])
  expect(englishFindings({ a: '„Start” bei 2,5 ml' }, englishGlossary)).toHaveLength(1)
})
