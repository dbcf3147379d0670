import { expect, it } from 'vitest'
import { resultsOf } from './checkFixture.ts'

const numbersOf = (tag: string, english: string, text: string) =>
  resultsOf(english, text, tag).filter((found) => found.startsWith('numbers:'))

/** A language, a text of English, its translation, and a translation with one wrong number. */
it.each([
  ['pl', 'It rises by 7.5%', 'Rośnie o 7,5 %', 'Rośnie o 5,7 %'],
  ['pl', 'On November 21, 2026', '21 listopada 2026 r.', '21 grudnia 2026 r.'],
  ['pl', 'On 21 November 2026', '21.11.2026', '21.11.2025'],
  ['pl', 'For 1,500 people', 'Dla 1 500 osób', 'Dla 15 000 osób'],
  ['de', 'At 9:30 p.m.', 'Um 21.30 Uhr', 'Um 21.00 Uhr'],
  ['pl', 'Store below 77 °F.', 'Przechowywać poniżej 25 °C.', 'Przechowywać poniżej 35 °C.'],
  ['pl', 'It is 6 feet long', 'Ma 1,8 m długości', 'Ma 6 m długości'],
  ['fr', 'at minus 20 °C', 'à moins 20 °C', 'à 20 °C'],
  ['fr', 'Article 56a', 'l’article 56 bis', 'l’article 56'],
  ['fr', 'At 9:30 a.m.', 'À 9 h 30', 'À 9 h 20'],
  ['es', 'Directive 2001/83/EC applies', 'Se aplica la Directiva 2001/83/CE', 'Se aplica la Directiva 2001/38/CE'],
  ['es', 'at least 1 of 100', 'al menos 1 de cada 100', 'al menos 10 de cada 100'],
  ['es', '1.5 million words', '1,5 millones de palabras', '1,5 mil millones de palabras'],
  ['ar', 'On November 21, 2026', 'في ٢١ نوفمبر ٢٠٢٦', 'في ٢١ أكتوبر ٢٠٢٦'],
  ['ar', 'A Phase III trial of 40 people', 'تجربة المرحلة الثالثة على 40 شخصا', 'تجربة المرحلة الثالثة على 14 شخصا'],
  ['ja', 'A dose of 5 mg', '用量５ｍｇ', '用量５ｇ'],
  ['ja', 'A Phase III trial', '第Ⅲ相試験', '第II相試験'],
  ['ja', '150,000 words', '15万語', '15億語'],
  ['zh', 'Once daily for 12 patients', '12名患者，每日1次', '12名患者，每日2次'],
  ['zh', 'On November 21, 2026', '2026年11月21日', '2026年10月21日'],
])('in %s, %s: %s is right, %s is not', (tag, english, right, wrong) => {
  expect(numbersOf(tag, english, right)).toEqual([])
  expect(numbersOf(tag, english, wrong)).toHaveLength(1)
})

it.each([
  ['pl', 'In May 2026 it may take two weeks', 'W maju 2026 r. może to zająć 2 tygodnie'],
  ['pl', 'Store at 68 to 77 °F', 'W temperaturze 20–25 °C'],
  ['pl', 'A 12-week study with 24-hour support', 'Badanie dwunastotygodniowe z całodobowym wsparciem'],
  ['pl', 'Before December 6', 'Przed 6.12'],
  ['pl', 'For a 30-day study, below 77 °F (25 °C)', 'Do badania trzydziestodniowego, poniżej 25 °C'],
  ['pl', '1.5 million people', '1 500 000 osób'],
  ['pl', 'The 19th century', 'XIX wiek'],
  ['cs', '21 November 2026', '21. 11. 2026'],
  ['de-CH', '10,000 words', '10’000 Wörter'],
  ['en-IN', '100,000 words', 'Words: 1,00,000'],
  ['fa', 'On November 21, 2026', 'در ۲۱ نوامبر ۲۰۲۶'],
  ['ja', 'Two doses a day', '1日2回'],
  ['ko', 'On November 21, 2026', '2026년 11월 21일'],
])('agree by value in %s: %s, %s', (tag, english, text) => {
  expect(numbersOf(tag, english, text)).toEqual([])
})

it.each([
  ['under 21 CFR 312', 'według 21 CFR 213', '312 / 213'],
  ['Read it', 'Przeczytaj 3 razy', ' / 3'],
  ['ICH E6(R3)', 'ICH E6(R2)', 'R3 / R2'],
])('names what %s and %s have for themselves', (english, polish, message) => {
  expect(numbersOf('pl', english, polish)).toEqual([`numbers: ${message}`])
})
