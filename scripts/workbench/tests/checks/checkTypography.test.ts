import { describe, expect, it } from 'vitest'
import { englishFindings, said, saidOf } from './checkFixture.ts'

const own = (text: string) => said(englishFindings({ a: text }))
const inLanguage = (tag: string, text: string, english = 'English text') => saidOf(english, text, { row: { tag } })

describe('quotation marks', () => {
  it.each([
    ['"Start"', 'quotation-marks: expected „ ” or « », found “"Start"”'],
    ['“Start”', 'quotation-marks: expected „ ” or « » in place of “, found ““Start””'],
    ["Roche'a", "quotation-marks: expected the apostrophe ’, found “Roche'a”"],
  ])('Polish: %s', (text, message) => {
    expect(saidOf('Start', text)).toEqual([message])
  })

  it('Polish: its own, one in another, and apostrophes', () => {
    expect(saidOf('Start at 90', '„a «b» c”, ‚d’, Roche’a, lat 90’')).toEqual([])
  })

  it('English: its own, one in another, and apostrophes', () => {
    expect(own('“a ‘b’ c”, patients’ words, it’s, ’tis')).toEqual([])
    expect(own('„a”')).toHaveLength(1)
  })

  it.each([
    ['fr', '«\u00A0l’a\u00A0»', '„a”'],
    ['fi', '”a”', '”a'],
    ['ru', '«a „b“ c»', '“a”'],
    ['ja', '「あ『い』」', '“あ”'],
    ['ar', '«ا»', '„ا“'],
  ])('%s: %s is right and %s is not', (tag, right, wrong) => {
    expect(inLanguage(tag, right)).toEqual([])
    expect(inLanguage(tag, wrong)).toEqual([expect.stringContaining('quotation-marks')])
  })
})

describe('decimal signs', () => {
  it.each([
    ['rises by 99.5 points', 'rośnie o 99.5 punktu', 'expected 99,5, found “rośnie o 99.5 punktu”'],
    ['4,000 units', '4,000 jednostek', 'expected 4000: here a comma parts decimals, found “4,000 jednostek”'],
    ['see section 23.4', 'sekcja 23,4', 'expected 23.4 as in English: it is no quantity, found “sekcja 23,4”'],
    [
      'Modules 2.5 and 2.7',
      'Moduły 2.5 i 2,7',
      'expected 2.7 as in English: it is no quantity, found “Moduły 2.5 i 2,7”',
    ],
  ])('%s: %s', (english, polish, message) => {
    expect(saidOf(english, polish)).toContain(`decimal-sign: ${message}`)
  })

  it.each([
    ['21 CFR 314.50', 'przepis 21 CFR 314.50'],
    ['on December 6, 2026', '6.12.2026'],
    ['00:01:12,400 – 00:01:17,400', '00:01:12,400 – 00:01:17,400'],
    ['4,000 units', '4000 jednostek'],
  ])('lets pass: %s, %s', (english, polish) => {
    expect(saidOf(english, polish)).toEqual([])
  })

  it('holds the other way round for English and for languages like it', () => {
    expect(own('rises by 99,5 points')).toEqual(['decimal-sign: expected 99.5, found “rises by 99,5 points”'])
    expect(own('12,500.75 and 4,000')).toEqual([])
    expect(inLanguage('ja', '99,5 を', 'rises by 99.5')).toHaveLength(1)
    expect(inLanguage('ja', '99.5 を', 'rises by 99.5')).toEqual([])
  })
})

describe('invisible characters', () => {
  it.each([
    ['a\u200Bb', 'U+200B'],
    ['a\u200Eb', 'U+200E'],
    ['a\u202Eb', 'U+202E'],
  ])('%j', (text, name) => {
    expect(saidOf('x', text)).toEqual([
      `invisible-characters: expected no invisible character, found ${name}, shown as ␣ in “a␣b”`,
    ])
  })

  it('asks for the end of an isolate', () => {
    expect(saidOf('x', 'a \u2068b')).toEqual([
      'invisible-characters: expected each direction mark ended by U+2069, found one without its end',
    ])
    expect(saidOf('x', 'a \u2068b\u2069 c')).toEqual([])
  })

  it('asks for a letter and its accent as one character, where there is one', () => {
    expect(saidOf('x', 'zo\u0301łty')).toEqual([
      'invisible-characters: expected “ó” as one character (NFC), found U+006F U+0301 in “zółty”'.replace(
        'zó',
        'zo\u0301',
      ),
    ])
    expect(saidOf('x', 'żółty')).toEqual([])
    expect(inLanguage('he', 'ש\u05BC\u05C1')).toEqual([])
    expect(inLanguage('ar', 'م\u0651\u064E')).toEqual([])
  })

  it('lets be what a script or an emoji needs', () => {
    expect(inLanguage('ar', 'أ\u200Fب')).toEqual([])
    expect(inLanguage('fa', 'می\u200Cخواهم')).toEqual([])
    expect(saidOf('x', '👩\u200D🔬')).toEqual([])
    expect(saidOf('x…', 'Zażółć\u00A0gęślą – „jaźń”…')).toEqual([])
  })
})
