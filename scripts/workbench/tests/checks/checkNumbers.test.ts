import { describe, expect, it } from 'vitest'
import { findingsOf, saidOf } from './checkFixture.ts'

/**
 * A text of English, its translation, and the same with one wrong number. What is written alike in every language, Polish
 * alone shows.
 */
type Row = readonly [english: string, right: string, wrong: string]

const pl: readonly Row[] = [
  ['under 21 CFR 312', 'na podstawie 21 CFR 312', 'na podstawie 21 CFR 213'],
  ['Regulation 536/2014 applies', 'Stosuje się rozporządzenie 536/2014', 'Stosuje się rozporządzenie 563/2014'],
  ['Article 4 applies', 'Stosuje się art. 4', 'Stosuje się art. 5'],
  ['It rises by 7.5%', 'Rośnie o 7,5 %', 'Rośnie o 5,7 %'],
  ['A dose of 5 mg', 'Dawka 5 mg', 'Dawka 5 g'],
  ['After 21 days', 'Po upływie 21 dni', 'Po upływie 21 tygodni'],
  ['On November 21, 2026', '21 listopada 2026 r.', '21 grudnia 2026 r.'],
  ['On 21 November 2026', '21.11.2026', '21.11.2025'],
  ['5 of 12 patients', 'U 5 z 12 pacjentów', 'U 5 pacjentów'],
  ['A Phase III trial', 'Badanie fazy III', 'Badanie fazy II'],
  ['For 1,500 people', 'Dla 1 500 osób', 'Dla 15 000 osób'],
  ['At 9:30 a.m.', 'O 9:30', 'O 9:00'],
]

const de: readonly Row[] = [
  ['It rises by 7.5%', 'Es steigt um 7,5 %', 'Es steigt um 5,7 %'],
  ['3 to 5 days', '3 bis 5 Tage', '3 bis 6 Tage'],
  ['For 21 days', '21 Tage lang', '21 Wochen lang'],
  ['On March 4, 2026', 'Am 4. März 2026', 'Am 4. Mai 2026'],
  ['On 4 March 2026', 'Am 04.03.2026', 'Am 04.03.2025'],
  ['1,500 mg a day', '1.500 mg am Tag', '15.000 mg am Tag'],
  ['At 9:30 p.m.', 'Um 21.30 Uhr', 'Um 21.00 Uhr'],
]

const fr: readonly Row[] = [
  ['It rises by 7.5%', 'Hausse de 7,5\u202F%', 'Hausse de 5,7\u202F%'],
  ['A dose of 0.4 mL', 'Une dose de 0,4 ml', 'Une dose de 4 ml'],
  ['For 21 days', 'Pendant 21 jours', 'Pendant 21 semaines'],
  ['On July 1, 2026', 'Le 1er juillet 2026', 'Le 1er juin 2026'],
  ['On 4 March 2026', 'Le 04/03/2026', 'Le 04/03/2025'],
  ['Annex II applies', 'L’annexe II s’applique', 'L’annexe III s’applique'],
  ['at least 1 of 100', 'au moins 1 sur 100', 'au moins 2 sur 100'],
  ['at minus 20 °C', 'à moins 20 °C', 'à 20 °C'],
  ['Article 56a', 'l’article 56 bis', 'l’article 56'],
  ['12,500.75 euros', '12\u202F500,75 euros', '12\u202F500,57 euros'],
  ['At 9:30 a.m.', 'À 9 h 30', 'À 9 h 20'],
]

const es: readonly Row[] = [
  ['Directive 2001/83/EC applies', 'Se aplica la Directiva 2001/83/CE', 'Se aplica la Directiva 2001/38/CE'],
  ['Section 23.4 applies', 'Se aplica la sección 23.4', 'Se aplica la sección 24.3'],
  ['Sections 23.4 and 23.1', 'Las secciones 23.4 y 23.1', 'Las secciones 23.40 y 23.1'],
  ['It rises by 7.5%', 'Aumenta un 7,5 %', 'Aumenta un 75 %'],
  ['A dose of 5 mg', 'Una dosis de 5 mg', 'Una dosis de 5 µg'],
  ['at least 1 of 100', 'al menos 1 de cada 100', 'al menos 10 de cada 100'],
  ['On November 21, 2026', 'El 21 de noviembre de 2026', 'El 21 de octubre de 2026'],
  ['On 4 March 2026', 'El 4/3/2026', 'El 3/4/2026'],
  ['From 5 to 10 days', 'De 5 a 10 días', 'De 5 a 15 días'],
  ['Class I devices', 'Productos de la clase I', 'Productos de la clase V'],
  ['1.5 million words', '1,5 millones de palabras', '1,5 mil millones de palabras'],
  ['At 9 p.m.', 'A las 21:00', 'A las 20:00'],
]

const ar: readonly Row[] = [
  ['Article 4 applies', 'تنطبق المادة ٤', 'تنطبق المادة ٥'],
  ['It rises by 7.5%', 'يرتفع بنسبة ٧٫٥٪', 'يرتفع بنسبة ٥٫٧٪'],
  ['In 5 weeks', 'خلال 5 أسابيع', 'خلال 5 أيام'],
  ['For 21 days', 'لمدة 21 يوماً', 'لمدة 21 أسبوعاً'],
  ['On November 21, 2026', 'في ٢١ نوفمبر ٢٠٢٦', 'في ٢١ أكتوبر ٢٠٢٦'],
  ['On 21 November 2026', 'في 21\u200F/11\u200F/2026', 'في 21\u200F/11\u200F/2025'],
  ['A Phase III trial of 40 people', 'تجربة المرحلة الثالثة على 40 شخصا', 'تجربة المرحلة الثالثة على 14 شخصا'],
  ['For 1,500 people', 'لعدد ١٬٥٠٠ شخص', 'لعدد ١٥٬٠٠٠ شخص'],
  ['At 9:30', 'في الساعة 9:30', 'في الساعة 9:00'],
]

const ja: readonly Row[] = [
  ['Article 4 applies', '第4条を適用', '第5条を適用'],
  ['It rises by 7.5%', '7.5％上昇する', '5.7％上昇する'],
  ['A dose of 5 mg', '用量５ｍｇ', '用量５ｇ'],
  ['For 21 days', '21日間', '21週間'],
  ['On November 21, 2026', '2026年11月21日', '2026年12月21日'],
  ['On 21 November 2026', '2026/11/21', '2025/11/21'],
  ['5 of 12 patients', '患者12人中5人', '患者5人'],
  ['A Phase III trial', '第Ⅲ相試験', '第II相試験'],
  ['150,000 words', '15万語', '15億語'],
  ['At 9:30 a.m.', '午前9時30分', '午前9時'],
]

const zh: readonly Row[] = [
  ['Article 56a applies', '第56a条适用', '第56条适用'],
  ['It rises by 7.5%', '上升7.5%', '上升5.7%'],
  ['For 21 days', '持续21天', '持续21周'],
  ['On November 21, 2026', '2026年11月21日', '2026年10月21日'],
  ['In 5 months', '5个月内', '5年内'],
  ['Once daily for 12 patients', '12名患者，每日1次', '12名患者，每日2次'],
  ['1.5 million words', '150万字', '15万字'],
  ['At 9:30 a.m.', '上午9点30分', '上午9点20分'],
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
    ['pl', 'In the past 7 days', 'Przez 7 ostatnich dni'],
    ['pl', 'After 7 days', 'Po 7 dniach'],
    ['pl', 'A 46-year-old woman', '46-letnia kobieta'],
    ['pl', 'Before December 6', 'Przed 6.12'],
    ['pl', 'At −5 °C', 'W temperaturze minus 5 °C'],
    ['pl', '1.5 million people', '1 500 000 osób'],
    ['pl', 'An IV infusion', 'Wlew dożylny'],
    ['pl', 'The 19th century', 'XIX wiek'],
    ['pl', 'Call +48 22 123 45 67', 'Tel. +48 22 123 45 67'],
    ['pl', 'At 8:00', 'O godz. 8'],
    ['pl', 'March 2026', '03.2026'],
    ['cs', '21 November 2026', '21. 11. 2026'],
    ['de', '1,500 mg', '1.500 mg'],
    ['de-CH', '10,000 words', '10’000 Wörter'],
    ['en-IN', '100,000 words', 'Words: 1,00,000'],
    ['es', 'Between 5 and 10 years', 'Entre 5 y 10 años'],
    ['fa', 'On November 21, 2026', 'در ۲۱ نوامبر ۲۰۲۶'],
    ['fi', 'On 21 November 2026', '21. marraskuuta 2026'],
    ['hu', 'On November 21, 2026', '2026. november 21-én'],
    ['ja', 'Two doses a day', '1日2回'],
    ['ja', 'At 9 p.m.', '21時'],
    ['ko', 'On November 21, 2026', '2026년 11월 21일'],
    ['tr', '7.5%', '%7,5'],
    ['vi', 'On November 21, 2026', 'Ngày 21 tháng 11 năm 2026'],
  ])('agree by value in %s: %s, %s', (tag, english, text) => {
    expect(saidOf(english, text, { row: { tag } }).filter((finding) => finding.startsWith('numbers:'))).toEqual([])
  })

  it.each([
    ['under 21 CFR 312', 'według 21 CFR 213', 'expected 312 as in English (“21 CFR 312”), found 213'],
    ['under 21 CFR 312', 'według przepisów', 'expected 21, 312 as in English (“under 21 CFR”), found no such number'],
    ['Read it', 'Przeczytaj 3 razy', 'expected no number that English does not have, found 3 (“Przeczytaj 3 razy”)'],
    [
      '21 CFR for 21 days',
      '21 CFR, 21 tygodni',
      'expected 21 days as in English (“CFR for 21 days”), found 21 tygodni',
    ],
    ['At −5 °C', 'Przy 5 °C', 'expected −5 °C as in English (“At −5 °C”), found 5 °C'],
    ['21 CFR 314.50', '21 CFR 314.5', 'expected 314.50 as in English (“21 CFR 314.50”), found 314.5'],
    ['ICH E6(R3)', 'ICH E6(R2)', 'expected R3 as in English (“ICH E6(R3)”), found R2'],
    ['Article 56a', 'Art. 56b', 'expected 56a as in English (“Article 56a”), found 56b'],
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
