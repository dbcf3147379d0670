import { expect, it } from 'vitest'
import { errorRatesOf } from '../../src/panel/revise/errorRates.ts'
import type { Annotation } from '../../src/protocol/protocol.ts'
import { brand } from '../fixtures/editor.ts'

const mark = (type: string, severity: Annotation['severity']): Annotation => ({
  ...{ type, severity, comment: '', reviewer: 'A. Nowak', date: '2026-12-01' },
})
const message = (words: number, annotations: readonly Annotation[], isVerbatim = false) => ({
  ...{ ...brand, isVerbatim, annotations },
  forms: [{ category: null, examples: [], source: '{{brand}} '.concat('word '.repeat(words)), target: 'tekst' }],
})

it('counts errors of each type for 1,000 words of what is translated; a neutral mark is none', () => {
  const messages = [
    message(300, [mark('mistranslation', 'major'), mark('register', 'neutral')]),
    message(100, [mark('mistranslation', 'minor'), mark('terminology', 'minor')]),
    message(500, [mark('terminology', 'critical')], true),
  ]
  expect(errorRatesOf(messages, 'en')).toEqual({
    words: 400,
    rates: [
      { name: 'Terminology', errors: 1, perThousandWords: 2.5 },
      { name: 'Mistranslation', errors: 2, perThousandWords: 5 },
    ],
  })
})
