import { describe, expect, it } from 'vitest'
import { parseGlossary } from '../../src/checks/glossary/glossaryFile.ts'
import { indexTerms } from '../../src/checks/glossary/terms.ts'
import { englishFindings, findingsOf, glossaryOf, resultsOf, summariesOf } from './checkFixture.ts'

const glossary = glossaryOf({
  terms: [
    { term: 'informed consent form', use: ['formularz* świadomej zgody'], avoid: ['formularz* zgody pacjenta'] },
    { term: 'consent', use: ['zgod*', 'zgód'] },
    { term: 'clinical trial', variants: ['clinical study'], use: ['badan* kliniczn*', 'badań kliniczn*'] },
    {
      term: 'medical device',
      use: ['wyrób medyczn*', 'wyrob* medyczn*'],
      avoid: ['urządze* medyczn*', 'urządzeń medyczn*'],
      always: true,
      preferred: 'wyrób medyczny',
    },
    { term: 'adverse event', use: ['zdarze* niepożądan*'], avoid: ['działa* niepożądan*'] },
    { term: 'adverse reaction', use: ['działa* niepożądan*'] },
  ],
  exceptions: [{ key: 'common:b', rule: 'required-term', term: 'consent', reason: 'Said in another way.' }],
})
/** The findings of term checks for a translation. */
const check = (english: string, polish: string, used = glossary) =>
  resultsOf(english, polish, 'pl', { terms: indexTerms(used) }).filter((found) => found.includes('-term:'))

describe('the glossary', () => {
  it('requires its terms', () => {
    expect(check('Sign the informed consent form.', 'Podpisz formularz zgody.')).toEqual([
      'required-term: formularz* świadomej zgody for “informed consent form” / none in “Podpisz formularz zgody.”',
    ])
  })

  it('takes inflected forms, with a no-break space or a tag inside', () => {
    expect(check('Informed consent forms', 'O formularzach świadomej\u00A0zgody')).toEqual([])
    expect(check('the <term>adverse event</term>', '<term>zdarzeniu</term> niepożądanemu')).toEqual([])
  })

  it('prefers the longest term, and matches whole words', () => {
    expect(check('The informed consent form', 'Formularz świadomej zgody')).toEqual([])
    expect(check('Consented, a trial; clinical. Trial', 'Tekst')).toEqual([])
    expect(check('the consent', 'niezgoda')).toHaveLength(1)
  })

  it.each([
    ['amid letters in scripts without spaces', 'adverse event', '发生不良事件时报告', 0],
    ['in Latin letters next to such letters', 'eCOA', '使用eCOA系统', 0],
    ['behind a particle that swallows the article', 'medical device', 'للجهاز الطبي', 0],
    ['to be avoided, behind the article', 'medical device', 'الجهاز الطبي والمعدات', 1],
    ['within a compound where it begins with an asterisk', 'translation', 'eine Fachübersetzung', 0],
    ['within a compound where it does not', 'label', 'ein Packungsetikett', 1],
  ])('finds a form %s: %s, %s', (_, english, text, count) => {
    const glossary = glossaryOf({
      terms: [
        { term: 'adverse event', use: ['不良事件'], avoid: ['不良反应'] },
        { term: 'eCOA', use: ['eCOA'] },
        { term: 'medical device', use: ['جهاز* طبي*'], avoid: ['معدات'] },
        { term: 'translation', use: ['*übersetz*'] },
        { term: 'label', use: ['etikett*'] },
      ],
    })
    expect(check(english, text, glossary)).toHaveLength(count)
  })

  it('forbids forms if the English has the term, unless another term requires them', () => {
    expect(check('an adverse event', 'zdarzenie niepożądane, czyli działanie niepożądane')).toEqual([
      'forbidden-term: zdarze* niepożądan* for “adverse event” / “działanie niepożądane”',
    ])
    expect(check('an adverse event, no adverse reaction', 'zdarzenie niepożądane, nie działanie niepożądane')).toEqual(
      [],
    )
    expect(check('an effect', 'działanie niepożądane')).toEqual([])
  })

  it('forbids "always" forms in every text', () => {
    expect(check('a pump', 'urządzeniem medycznym')).toEqual([
      'forbidden-term: wyrób medyczny for “medical device” / “urządzeniem medycznym”',
    ])
  })

  it('of English can forbid, and except for every language', () => {
    const english = glossaryOf(
      {
        terms: [{ term: 'labeling', avoid: ['labelling'], always: true }],
        exceptions: [{ key: 'common:*', rule: 'decimal-sign', reason: 'Shows both signs.' }],
      },
      true,
    )
    expect(summariesOf(englishFindings({ a: 'Labelling, 2,5 ml' }, english))).toEqual([
      'forbidden-term: expected another word for “labeling”, found “labelling”',
    ])
    expect(findingsOf({ a: '2.5 ml' }, { a: '2.5 ml' }, { englishGlossary: english })).toEqual([])
  })
})

describe('a glossary file', () => {
  const wrong = (text: string, isSource = false) =>
    parseGlossary(text, { isSource, keys: ['common:a'] }).mismatches.map(
      ({ line, expected, found }) => `${line}: ${expected} / ${found}`,
    )
  const term = (more: string) => `{"terms": [{ "term": "a", "use": ["b"],\n${more} }]}`

  it.each([
    ['\uFEFF{}', '1:  / The file begins with a byte-order mark. Save it as UTF-8 without one.'],
    ['{\n"words": []}', '2: one of terms, exceptions in a glossary / "words"'],
    ['{"terms": [{ "term": "a" }]}', '1: "use" or "avoid" / nothing for “a”'],
    ['{"terms": [{ "term": "a", "use": ["b*a"] }]}', '1: "use": words, with * only at the end of a word'],
    [term('"preferred": "akceptacja"'), '2: "preferred": a form that "use" lists / “akceptacja”'],
    ['{"terms": [{ "term": "a", "use": ["b"] }, { "term": "A", "use": ["b"] }]}', '1: each term once / “a” twice'],
    ['{"exceptions": [{ "key": "common:a", "rule": "spaces" }]}', '1: "reason" / nothing in this exception'],
  ])('%s', (text, message) => {
    expect(wrong(text)).toEqual([expect.stringContaining(message)])
  })

  it('of English lists what stays, under the tags of languages', () => {
    expect(wrong('{"verbatim": {"zxx": ["common:*"]}}', true)).toEqual([])
    expect(wrong('{"verbatim": {"not a tag": ["common:z"]}}', true)).toEqual([
      expect.stringContaining('/ "not a tag"'),
      expect.stringContaining('/ "common:z"'),
    ])
  })
})
