import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formats } from '../../../src/exchange/formats/formats.ts'
import { type ExchangeDocument, type ExchangeUnit, formatNames, textId } from '../../../src/exchange/formats/model.ts'
import { categoriesOf } from '../../../src/project/plurals.ts'
import { commentText } from '../../../src/project/records/comments.ts'
import type { UnitState } from '../../../src/messages/units.ts'
import { polishRow, projectAt } from '../../fixtures/workbench.config.ts'

const nasty = [
  ...["'", '&amp;', '&#13;', ']]>', '<![CDATA[', '<!-- ', '<x id="1"/>', '<term>', '<ins>', '</del>'],
  ...['{{x}}', '{{n, number}}', '{{', '$t(a, { "count": 2 })', '{{a\nb}}', '\\', '\\"', '\n', '\r', '\t', ' '],
  ...['\u00a0', '\u0085', '\u202e', '\u0301', 'שלום', '👩‍👩‍👧', '=1+1', ',', 'msgid "', '_few', 'word'],
]

/** The characters that XML 1.0 excludes. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

const join = (pieces: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 })), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => parts.join(''))
const notBlank = (text: string) => text.trim() !== ''

/** Texts that break careless writers and readers. */
const plainText = join(nasty).filter((text) => notBlank(text) && !forbidden.test(text))

const name = fc.constantFrom('a', 'a b', 'ü', 'k#1', 'constructor', '12', '<', '"q"', 'few')

const states: readonly UnitState[] = ['unrecorded', 'english-changed', 'needs-work', 'unconfirmed', 'confirmed']

function unitWith(text: fc.Arbitrary<string>): fc.Arbitrary<ExchangeUnit> {
  const form = fc.record({ source: text, target: fc.option(text) })
  const forms = fc.oneof(
    form.map((only) => [{ ...only, category: null }]),
    fc
      .tuple(form, form, form, form)
      .map((all) => all.map((one, index) => ({ ...one, category: categoriesOf('pl')[index] ?? null }))),
  )
  const comment = plainText.map((one) => [commentText(one)].filter(Boolean))
  const extras = {
    terms: fc.option(plainText),
    previous: fc.option(text.map((one) => new Map([[null, one]]))),
    comments: comment,
  }
  return fc
    .record({
      key: name,
      forms,
      state: fc.constantFrom(...states),
      note: fc.option(text),
      max: fc.option(fc.integer({ min: 1 })),
      ...extras,
    })
    .map(({ key, forms, state, note, max, ...extras }) => ({
      unit: { namespace: 'pages/about', key, forms, state, english: '0123abcd', record: null, errors: [] },
      notes: { description: note, max, place: '/pl/about', verbatim: false, ...extras },
    }))
}

/** The units with keys of their own. */
const numbered = (units: readonly ExchangeUnit[]): ExchangeDocument => ({
  project: projectAt(''),
  target: polishRow,
  units: units.map(({ unit, notes }, index) => ({ unit: { ...unit, key: `group.${unit.key}${index}` }, notes })),
})

it.each(formatNames)('%s returns every text unchanged', { timeout: 60_000 }, (name) => {
  const format = formats[name]
  fc.assert(
    fc.property(fc.array(unitWith(plainText), { minLength: 1, maxLength: 6 }).map(numbered), (document) => {
      const written = format.serialize(document)
      const { units, findings, target } = format.parse(written)
      expect(findings).toEqual([])
      expect(target).toBe('pl')
      expect(units.map(({ id, source, target }) => ({ id, source, target }))).toEqual(
        document.units.flatMap(({ unit }) =>
          unit.forms.map((form) => ({ id: textId(unit, form), source: form.source, target: form.target })),
        ),
      )
      expect(format.serialize(document)).toBe(written)
    }),
    { numRuns: 30 },
  )
})
