import { describe, expect, it } from 'vitest'
import type { Check, MessageFacts, Row } from '../../src/checks/check.ts'
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

/** Rows: language, source, translation, findings. */
const found: readonly (readonly [string, string, string, readonly string[], Partial<MessageFacts>?])[] = [
  ['pl', '{{count}} files', '{{liczba}} plików', ['variables: {{count}} / {{liczba}}']],
  ['pl', 'See $t(more)', 'Zobacz', ['variables: $t(more) / ']],
  ['pl', 'a <term>b</term>', 'a b', ['tags: </term> <term> / ']],
  ['pl', '{{- brand}}', '{{- brand}}', ['unknown-variable: a variable of src/config/values.ts / {{- brand}}']],
  [
    'pl',
    'p < 0.05 &nbsp;.',
    'p < 0,05, R&D <b>.',
    ['markup: no tag but term, err, ins, del, without attributes / <b>'],
  ],
  ['pl', 'The <term>a</term>', 'To <term>a', ['tags: </term> / ']],
  ['pl', 'Read it', 'Czytaj</b> to', ['markup: no tag but term, err, ins, del, without attributes / </b>']],
  ['pl', '{{name} x', '{{name} x', ['markup: a whole variable, {{name}} or {{name, format}} / {{name}']],
  ['pl', 'Text', 'Mój\ntekst', ['spaces: one space / “Mój␊tekst”']],
  ['en', '(x)', 'Państwo (the The) text', ['doubled-word: “the” once / “(the the)”']],
  ['de', 'Start', 'Start der der Pumpe', []],
  ['pl', 'Of the 90s', '„a «b» c”, ‚d’, Roche’a, lat 90’', []],
  ['pl', 'Start', "Roche'a", ["quotation-marks: the apostrophe ’ / “Roche'a”"]],
  ['ru', '“a”', '“a”', ['quotation-marks: an opening mark before “, as in « » or „ “ / ““a””']],
  ['fi', '“a”', '”a', ['quotation-marks: a closing ” / “”a”']],
  ['ar', '“a”', '«ا»', []],
  ['pl', 'rises by 99.5 points', 'rośnie o 99.5 punktu', ['decimal-sign: 99,5 / “rośnie o 99.5 punktu”']],
  ['pl', 'see section 23.4', 'sekcja 23,4', ['decimal-sign: 23.4 as in the source: it is no quantity / “sekcja 23,4”']],
  ['pl', '21 CFR 314.50 and 4,000', 'przepis 21 CFR 314.50 i 4000', []],
  ['pl', 'x', 'a \u2068b', ['invisible-characters: each direction mark ended by U+2069 / one without its end']],
  ['pl', 'x', 'a\u202Eb', ['invisible-characters: no invisible character / U+202E, shown as ␣ in “a␣b”']],
  ['fa', 'x', 'می\u200Cخواهم 👩\u200D🔬', []],
  ['he', 'x', 'ש\u05BC\u05C1', []],
  ['pl', 'A test', 'PrĂłba', ['garbled-letters: “ó”: the file was UTF-8 and read as Windows-1250 / “Ăł” in “PrĂłba”']],
  ['pl', 'Read it.', 'Przeczytaj', ['end-punctuation: . / ']],
  ['pl', 'Write to us at {{brand}}.', 'Prosimy pisać do {{brand}}', ['end-punctuation: . / ']],
  ['pl', 'See p. 5 etc.', 'Zob. s. 5 itd', []],
  ['ja', 'Read it.', '読む。', []],
  ['th', 'Read it.', 'อ่าน', []],
  ['pl', 'Read it', 'Przeczytaj to', ['max-length: at most 12 characters / 13 in “Przeczytaj to”'], { max: 12 }],
  [
    ...(['pl', '{{brand}}', 'Firma {{brand}}'] as const),
    ['name-length: at most 14 characters, or a name in it that is 32 shorter / 46 in “Firma VVVVVVVVVV'],
    { max: 14, print: (text) => text.replace('{{brand}}', 'V'.repeat(40)) },
  ],
  ['pl', '{{fda}} in <err>5</err>', '{{fda}} w <err>6ml  6ml</err>', []],
]

it.each(found.map((row) => ({ row, name: row.slice(0, 3).join(' | ') })))('$name', ({ row }) => {
  const [language, source, target, expected, message] = row
  expect(resultsOf(source, target, language, message)).toEqual(expected.map((one) => expect.stringContaining(one)))
})
