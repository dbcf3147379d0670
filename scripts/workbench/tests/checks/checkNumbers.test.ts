import { describe, expect, it } from 'vitest'
import { findingsOf, saidOf } from './checkFixture.ts'

/**
 * A text of English, its translation, and the same with one wrong number. What is written alike in every language, Polish
 * alone shows.
 */
type Row = readonly [english: string, right: string, wrong: string]

const pl: readonly Row[] = [
  ['It rises by 7.5%', 'Rośnie o 7,5 %', 'Rośnie o 5,7 %'],
  ['On November 21, 2026', '21 listopada 2026 r.', '21 grudnia 2026 r.'],
  ['On 21 November 2026', '21.11.2026', '21.11.2025'],
  ['For 1,500 people', 'Dla 1 500 osób', 'Dla 15 000 osób'],
]

const de: readonly Row[] = [['At 9:30 p.m.', 'Um 21.30 Uhr', 'Um 21.00 Uhr']]

const fr: readonly Row[] = [
  ['It rises by 7.5%', 'Hausse de 7,5\u202F%', 'Hausse de 5,7\u202F%'],
  ['On July 1, 2026', 'Le 1er juillet 2026', 'Le 1er juin 2026'],
  ['at minus 20 °C', 'à moins 20 °C', 'à 20 °C'],
  ['Article 56a', 'l’article 56 bis', 'l’article 56'],
  ['At 9:30 a.m.', 'À 9 h 30', 'À 9 h 20'],
]

const es: readonly Row[] = [
  ['Directive 2001/83/EC applies', 'Se aplica la Directiva 2001/83/CE', 'Se aplica la Directiva 2001/38/CE'],
  ['at least 1 of 100', 'al menos 1 de cada 100', 'al menos 10 de cada 100'],
  ['On November 21, 2026', 'El 21 de noviembre de 2026', 'El 21 de octubre de 2026'],
  ['1.5 million words', '1,5 millones de palabras', '1,5 mil millones de palabras'],
]

const ar: readonly Row[] = [
  ['It rises by 7.5%', 'يرتفع بنسبة ٧٫٥٪', 'يرتفع بنسبة ٥٫٧٪'],
  ['For 21 days', 'لمدة 21 يوماً', 'لمدة 21 أسبوعاً'],
  ['On November 21, 2026', 'في ٢١ نوفمبر ٢٠٢٦', 'في ٢١ أكتوبر ٢٠٢٦'],
  ['A Phase III trial of 40 people', 'تجربة المرحلة الثالثة على 40 شخصا', 'تجربة المرحلة الثالثة على 14 شخصا'],
  ['For 1,500 people', 'لعدد ١٬٥٠٠ شخص', 'لعدد ١٥٬٠٠٠ شخص'],
]

const ja: readonly Row[] = [
  ['A dose of 5 mg', '用量５ｍｇ', '用量５ｇ'],
  ['On November 21, 2026', '2026年11月21日', '2026年12月21日'],
  ['A Phase III trial', '第Ⅲ相試験', '第II相試験'],
  ['150,000 words', '15万語', '15億語'],
  ['At 9:30 a.m.', '午前9時30分', '午前9時'],
]

const zh: readonly Row[] = [
  ['Article 56a applies', '第56a条适用', '第56条适用'],
  ['On November 21, 2026', '2026年11月21日', '2026年10月21日'],
  ['Once daily for 12 patients', '12名患者，每日1次', '12名患者，每日2次'],
  ['1.5 million words', '150万字', '15万字'],
]

describe('numbers', () => {
  describe.each(Object.entries({ pl, de, fr, es, ar, ja, zh }))('in %s', (tag, rows) => {
    it.each(rows)('%s: %s is right, %s is not', (english, right, wrong) => {
      expect(saidOf(english, right, { row: { tag } })).toEqual([])
      const findings = saidOf(english, wrong, { row: { tag } }).filter((finding) => finding.startsWith('numbers:'))
      expect(findings).toHaveLength(1)
    })
  })

  it.each([
    ['pl', 'In May 2026 it may take two weeks', 'W maju 2026 r. może to zająć 2 tygodnie'],
    ['pl', 'Before December 6', 'Przed 6.12'],
    ['pl', '1.5 million people', '1 500 000 osób'],
    ['pl', 'The 19th century', 'XIX wiek'],
    ['cs', '21 November 2026', '21. 11. 2026'],
    ['de-CH', '10,000 words', '10’000 Wörter'],
    ['en-IN', '100,000 words', 'Words: 1,00,000'],
    ['fa', 'On November 21, 2026', 'در ۲۱ نوامبر ۲۰۲۶'],
    ['ja', 'Two doses a day', '1日2回'],
    ['ko', 'On November 21, 2026', '2026년 11월 21일'],
  ])('agree by value in %s: %s, %s', (tag, english, text) => {
    expect(saidOf(english, text, { row: { tag } }).filter((finding) => finding.startsWith('numbers:'))).toEqual([])
  })

  it.each([
    ['under 21 CFR 312', 'według 21 CFR 213', 'expected 312 as in English (“21 CFR 312”), found 213'],
    ['under 21 CFR 312', 'według przepisów', 'expected 21, 312 as in English (“under 21 CFR”), found no such number'],
    ['Read it', 'Przeczytaj 3 razy', 'expected no number that English does not have, found 3 (“Przeczytaj 3 razy”)'],
    ['At −5 °C', 'Przy 5 °C', 'expected −5 °C as in English (“At −5 °C”), found 5 °C'],
    ['ICH E6(R3)', 'ICH E6(R2)', 'expected R3 as in English (“ICH E6(R3)”), found R2'],
  ])('%s: %s', (english, polish, message) => {
    expect(saidOf(english, polish)).toEqual([`numbers: ${message}`])
  })

  it('are not looked for in variables and in mistakes on show', () => {
    expect(saidOf('{{iso17100}} and <err>5</err>', '{{iso17100}} i <err>6</err>')).toEqual([])
  })

  it('follow any form of English where a form may say its number in words', () => {
    const english = { a_one: '1 file', a_other: '{{count}} files' }
    const forms = { a_few: '{{count}} pliki', a_many: '{{count}} plików', a_other: '{{count}} pliku' }
    const said = (one: string) => findingsOf(english, { a_one: one, ...forms }).map(({ rule }) => rule)
    expect(said('1 plik')).toEqual([])
    expect(said('Plik')).toEqual([])
    expect(said('2 pliki')).toEqual(['numbers'])
  })
})
