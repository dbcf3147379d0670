import { describe, expect, it } from 'vitest'
import type { Check, Row } from '../../src/checks/check.ts'
import { checks, findBy } from '../../src/checks/table.ts'
import { listCorrections, refineFile } from '../../src/exchange/refine/refine.ts'
import { xliff } from '../exchange/refine/files.ts'
import { pairOf, resultsOf } from './checkFixture.ts'

const rows = checks.flatMap((check) => check.rows.map((row) => ({ check, row })))
const languageOf = ({ languages: [language] = ['pl'] }: Row) => language ?? 'pl'

/** The translation corrected by one row. */
const correctedBy = ({ id, ...row }: Row, language: string, [source, target]: Row['example'] | Row['counter']) => {
  const file = xliff(language, [[source, target]], row.sourceLanguage)
  const { corrected } = refineFile(new TextEncoder().encode(file), 'a.xlf')
  return listCorrections(corrected)
    .filter(({ rule }) => rule === id)
    .map(({ after }) => after)
}

const foundBy = (check: Check, { message, ...row }: Row, [source, target]: Row['example'] | Row['counter']) =>
  findBy(check, pairOf(source, target, languageOf(row), message))

it('has unique ids for checks and rows', () => {
  for (const ids of [checks.map(({ id }) => id), rows.map(({ row }) => row.id)]) {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  }
})

describe('each row', () => {
  it('finds the error of its example, and corrects it where it can', () => {
    const wrong = rows.flatMap(({ check, row }) => {
      const [, , right] = row.example
      const made = right === undefined ? [] : correctedBy(row, languageOf(row), row.example)
      const isRight = right === undefined ? foundBy(check, row, row.example).length > 0 : made.join() === right
      return isRight ? [] : [{ id: row.id, right, made }]
    })
    expect(wrong).toEqual([])
  })

  it('accepts its counter-example', () => {
    const wrong = rows.flatMap(({ check, row }) => {
      const isFound = row.example[2] === undefined && foundBy(check, row, row.counter).length > 0
      const made = isFound ? [row.counter] : correctedBy(row, row.counterLanguage ?? languageOf(row), row.counter)
      return made.length > 0 ? [{ id: row.id, made }] : []
    })
    expect(wrong).toEqual([])
  })
})

/** Rows: language, source, translation, findings, in addition to the examples of the checks. */
const found: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['pl', 'See $t(more)', 'Zobacz', ['variables: $t(more) / ']],
  ['pl', 'The <term>a</term>', 'To <term>a', ['tags: </term> / ']],
  ['pl', 'Read it', '<b>Czytaj</b> to</i>', ['markup: ', 'markup: ']],
  ['pl', '{{name} x', '{{name} x', ['markup: a whole variable, {{name}} or {{name, format}} / {{name}']],
  ['de', 'Start', 'Start der der Pumpe', []],
  ['en', '(x)', 'Państwo (the The) text', ['doubled-word: “the” once / “(the the)”']],
  ['pl', 'Text', 'Mój\ntekst', ['spaces: one space / “Mój␊tekst”']],
  ['pl', 'Start', "Roche'a", ["quotation-marks: the apostrophe ’ / “Roche'a”"]],
  ['pl', 'Read it now.', 'Przeczytaj to!', ['end-punctuation: . / !']],
  ['pl', 'Of the 90s', '„a «b» c”, ‚d’, Roche’a, lat 90’', []],
  ['ru', '“a”', '“a”', ['quotation-marks: an opening mark before “, as in « » or „ “ / ““a””']],
  ['zh', 'a', '她说：“缺了‘剂量’一词。”', []],
  ['pl', 'see section 23.4', 'sekcja 23,4', ['decimal-sign: 23.4 as in the source: it is no quantity / “sekcja 23,4”']],
  ['pl', '21 CFR 314.50, 4,000 at https://a.pl etc.', 'przepis 21 CFR 314.50, 4000 w https://a.pl/b?c itd', []],
  ['pl', 'x', 'a \u2068b', ['invisible-characters: no invisible character / a direction mark without its end, U+2069']],
  ['pl', 'x', 'a\u202Eb', ['invisible-characters: no invisible character / U+202E, shown as ␣ in “a␣b”']],
  ['pl', 'x', 'p\uFFFDyta', ['invisible-characters: the right letter / “p\uFFFDyta”']],
  ['fa', 'x', 'می\u200Cخواهم 👩\u200D🔬', []],
  ['he', 'x', 'ש\u05BC\u05C1', []],
  ['pl', 'Write to us at {{brand}}.', 'Prosimy pisać do {{brand}}', ['end-punctuation: . / ']],
  ['th', 'Read it.', 'อ่าน', []],
  ['pl', 'US$5 million', '5 mln zł', ['currency: “US$5 million” / “5 mln zł”']],
  ['pl', '$100 and EUR 250', '100 dolarów i 250 €', []],
  ['pl', 'Good Clinical Practice Guide of 2026', 'Good Clinical Practice Guide z 2026 r.', []],
  ['en', 'Please read the whole leaflet now', 'Now read the whole leaflet', []],
  ['pl', 'Who we are', 'Kim jeste?my', ['garbled-letters: the lost letters / “?” in “Kim jeste?my”']],
  ['pl', 'Who are we?', 'Kim jesteśmy?Who are we?', ['leftover-source: the translation alone / “Who are we?”']],
  ['zh', 'Check, edit', '检查,编辑', ['script-mark: “检查，编辑”']],
  ['ja', 'Read the text', 'Przeczytaj ten tekst', ['wrong-language: a translation / another language']],
  ['pl', 'x {{fda}} x', 'x {{ fda } x', ['variables: {{fda}} / ']],
  ['pl', '{{fda}} in <err>5</err>', '{{fda}} w <err>6ml  6ml</err>', []],
]

it.each(found)('%s: %s | %s', (language, source, target, expected) => {
  expect(resultsOf(source, target, language)).toEqual(expected.map((one) => expect.stringContaining(one)))
})

const numbersOf = (tag: string, english: string, text: string) =>
  resultsOf(english, text, tag).filter((found) => found.startsWith('numbers:'))

/** A language, a text of English, its translation, and a translation with one wrong number. */
it.each([
  ['pl', 'At 2 p.m. it rises by 7.5%', 'O 14 rośnie o 7,5 %', 'O 2.00 rośnie o 7,5 %'],
  ['pl', 'On November 21, 2026', '21 listopada 2026 r.', '21 grudnia 2026 r.'],
  ['pl', 'On 21 November 2026', '21.11.2026', '21.11.2025'],
  ['pl', 'In the 1990s', 'W latach dziewięćdziesiątych', 'W latach osiemdziesiątych'],
  ['pl', '3/4 of 35', 'Trzy czwarte z trzydziestu pięciu', 'Trzy czwarte z trzydziestu sześciu'],
  ['pl', '12 months', 'Rok', 'W 2026 roku'],
  ['pl', 'Three months for ten thousand words', '90 dni na 10 000 słów', '60 dni na 10 000 słów'],
  ['de', 'A 14-day trial', 'Eine zweiwöchige Studie', 'Eine dreiwöchige Studie'],
  ['de', '25 at 5:30 p.m.', 'Fünfundzwanzig um halb sechs', 'Fünfundzwanzig um halb fünf'],
  ['pl', 'Half of all 100 texts', '50% ze stu tekstów', '60% ze stu tekstów'],
  ['de', 'From 9 to 5, at 9:30 p.m.', 'Von 9 bis 17 Uhr, um 21.30 Uhr', 'Von 9 bis 17 Uhr, um 21.00 Uhr'],
  ['pl', 'Store below 77 °F.', 'Przechowywać poniżej 25 °C.', 'Przechowywać poniżej 35 °C.'],
  ['pl', 'It is 6 feet long', 'Ma 1,8 m długości', 'Ma 6 m długości'],
  ['pl', '50 micrograms', '50 µg', '50 miligramów'],
  ['fr', 'at minus 20 °C', 'à moins 20 °C', 'à 20 °C'],
  ['fr', '2 million by 12 p.m.', '2 millions avant midi', '2 millions après-midi'],
  ['fr', '97, 200 in 6 months', 'Quatre-vingt-dix-sept, deux cents, semestre', 'Quatre-vingts, deux cents, semestre'],
  ['fr', 'Article 56a', 'l’article 56 bis', 'l’article 56'],
  ['fr', 'At 9:30 a.m. in the 21st century', 'À 9 h 30 au XXIᵉ siècle', 'À 9 h 30 au XXe siècle'],
  ['es', 'Directive 2001/83/EC applies', 'Se aplica la Directiva 2001/83/CE', 'Se aplica la Directiva 2001/38/CE'],
  ['es', 'at least 1 of 100, or 12%', 'al menos 1 de cada 100, o el 12 por ciento', 'al menos 1 de cada 100, o 12'],
  ['ar', 'A Phase III trial of 40 people', 'تجربة المرحلة الثالثة على 40 شخصا', 'تجربة المرحلة الثالثة على 14 شخصا'],
  ['ar', 'Within 48 hours for 15', 'خلال يومين لخمسة عشر', 'خلال يومين لأربعة عشر'],
  ['ja', '2 to 3 million people', '200万～300万人', '200万～300人'],
  ['ja', 'A Phase III trial', '第Ⅲ相試験', '第II相試験'],
  ['ja', 'A dose of 5 mg', '用量５ｍｇ', '用量５ｇ'],
  ['ja', '150,000 words', '15万語', '15億語'],
  ['zh', 'A third of 1,000 words over 6 months', '半年内一千字的三分之一', '半年内一百字的三分之一'],
  ['zh', 'At 4 p.m. for 20,000 patients, 24/7', '两万名患者，下午4点，全天候', '两万名患者，上午4点，全天候'],
  ['zh', 'On November 21, 2026', '2026年11月21日', '2026年10月21日'],
])('in %s, %s: %s is right, %s is not', (tag, english, right, wrong) => {
  expect(numbersOf(tag, english, right)).toEqual([])
  expect(numbersOf(tag, english, wrong)).toHaveLength(1)
})

it.each([
  ['pl', 'A 12-week study with 24-hour support', 'Badanie dwunastotygodniowe z całodobowym wsparciem'],
  ['pl', 'Store at 68 to 77 °F before December 6', 'Do 6.12 w temperaturze 20–25 °C'],
  ['pl', 'In the 1990s, the twentieth and the twenty-first century', 'W latach 90. XX wieku i w XXI wieku'],
  ['pl', 'In 3/4, 1/3, 1/4 and 1/2', 'W trzech czwartych, jednej trzeciej, jednej czwartej i połowie'],
  ['pl', 'A 30-minute infusion at noon, support 24/7', 'Półgodzinny wlew o 12.00, pomoc przez całą dobę'],
  ['de', 'In two days, half an hour or 1.5 hours', 'Binnen 48 Stunden, 30 Minuten oder anderthalb Stunden'],
  ['de', 'A 100-page file and 50% of 1,000 words', 'Eine hundertseitige Datei und die Hälfte von tausend Wörtern'],
  ['de-CH', '10,000 words', '10’000 Wörter'],
  ['en-IN', '100,000 words', 'Words: 1,00,000'],
  ['fa', 'On November 21, 2026', 'در ۲۱ نوامبر ۲۰۲۶'],
])('agree by value in %s: %s, %s', (tag, english, text) => {
  expect(numbersOf(tag, english, text)).toEqual([])
})

it.each([
  ['under 21 CFR 312', 'według 21 CFR 213', '312 / 213'],
  ['ICH E6(R3)', 'ICH E6(R2)', 'R3 / R2'],
  ['See Annex I', 'Zob. załącznik V', 'I / '],
])('names what %s and %s have for themselves', (english, polish, message) => {
  expect(numbersOf('pl', english, polish)).toEqual([`numbers: ${message}`])
})
