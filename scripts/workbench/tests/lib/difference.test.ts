import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteBoth } from '../../src/formats/characters.ts'
import { printFinding } from '../../src/lib/output.ts'
import { findingsOf, glossaryOf } from '../checks/checkFixture.ts'

const printed = (expected: string, found: string) =>
  printFinding({ file: 'f', line: 1, key: '', rule: 'r', severity: 'error', expected, found })

describe('what looks the same', () => {
  it.each([
    ['a\u00A0b', 'a b', 'expected a\u00A0b with U+00A0 after “a”, found a b with U+0020 after “a”'],
    ['ab', 'a\u200Bb', 'expected ab with nothing after “a”, found a\\u200bb with U+200B after “a”'],
    ['\u00E9', 'e\u0301', 'expected \u00E9 with U+00E9 at the start, found e\u0301 with U+0065 U+0301 at the start'],
    ['x', 'x', 'expected anything but x, found x'],
    ['a', 'b', 'expected a, found b'],
  ])('is told apart by code points: %j and %j', (expected, found, message) => {
    expect(printed(expected, found)).toContain(`f:1: ${message} `)
  })

  it('is told apart in quotations that are cut', () => {
    const long = 'The quick brown fox jumps over the lazy dog. '.repeat(5)
    expect(quoteBoth(`${long}a b`, `${long}a\u00A0b`)).toEqual([
      '"…over the lazy dog. a b" with U+0020 after “a”',
      '"…over the lazy dog. a\u00A0b" with U+00A0 after “a”',
    ])
    expect(quoteBoth(`${long}a`, `${long}b`)).toEqual(['"… over the lazy dog. a"', '"… over the lazy dog. b"'])
  })
})

/** What a reader sees of a line that a rule has printed. */
const seen = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/g, ' ')

describe('a finding', () => {
  const english = 'Section 4.2 of “Good clinical practice” asks {{brand}} for 2.5 mL of <term>serum</term>, no less'
  const polish = 'Punkt 4.2 „Dobrej praktyki klinicznej” żąda od {{brand}} 2,5 mL <term>surowicy</term>, nie mniej'
  const glossary = glossaryOf({
    terms: [{ term: 'good clinical practice', use: ['dobr* praktyk* kliniczn*'], avoid: ['żąda'] }],
  })
  const verbatim = glossaryOf({ verbatim: { en: ['common:b'] } }, true)
  /** What tools and typists do to a text without anybody seeing it. */
  const unseen = fc.constantFrom(
    (character: string) => (character === ' ' ? '\u00A0' : `${character}\u200B`),
    (character: string) => (character === ' ' ? '\u202F' : `${character}\u00AD`),
    (character: string) => (character === ' ' ? '\u2009' : character.normalize('NFD')),
    (character: string) => (character === ' ' ? '  ' : `${character}\uFEFF`),
  )
  const change = (text: string, edits: readonly { at: number; edit: (character: string) => string }[]) =>
    edits.reduce((result, { at, edit }) => {
      const place = at % result.length
      return result.slice(0, place) + edit(result.charAt(place)) + result.slice(place + 1)
    }, text)

  it('never expects what it seems to find', () => {
    const edits = fc.array(fc.record({ at: fc.nat(), edit: unseen }), { minLength: 1, maxLength: 5 })
    let findings = 0
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const source = { a: english, b: english, c: polish }
        const target = { a: change(polish, one), b: change(english, other), c: change(polish, other) }
        for (const finding of findingsOf(source, target, { glossary, englishGlossary: verbatim })) {
          findings += 1
          const [, expected = '', found = ''] =
            /: expected (.*), found (.*) \(/s.exec(seen(printFinding(finding))) ?? []
          expect(expected).not.toBe(found)
          expect(expected.replace('the text of English, ', '')).not.toBe(found)
        }
      }),
      { numRuns: 100 },
    )
    expect(findings).toBeGreaterThan(100)
  })
})
