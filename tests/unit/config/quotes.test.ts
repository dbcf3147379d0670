import { expect, it } from 'vitest'
import { quoteExamples, type QuoteJob, quoteOf } from '../../../src/config/quoteExamples.ts'
import { changed, firstChoice, isExample, jobOf } from '../../../src/sections/Quotes/choice.ts'

const terms = {
  wordRate: 0.2,
  similarFrom: 0.75,
  similarShare: 0.5,
  repeatedShare: 0.25,
  minimumFee: 50,
  rushSurcharge: 0.2,
  translatorOutput: 2000,
  reviserOutput: 8000,
}
const job: QuoteJob = { newWords: 3000, similarWords: 1000, repeatedWords: 400, translators: 1, rush: false }
const short = { newWords: 100, similarWords: 0, repeatedWords: 0, rush: true }
const none = { newWords: 0, similarWords: 0, repeatedWords: 0 }

it.each<[string, Partial<QuoteJob>, Partial<typeof terms>, object]>([
  [
    'takes the share of the rate for words that the memory has',
    {},
    {},
    {
      newWords: { words: 3000, rate: 0.2, amount: 600 },
      similarWords: { words: 1000, rate: 0.1, amount: 100 },
      repeatedWords: { words: 400, rate: 0.05, amount: 20 },
      minimum: 0,
      rush: 0,
      price: 720,
    },
  ],
  ['brings a short text up to the minimum fee, the surcharge on top', short, {}, { minimum: 30, rush: 10, price: 60 }],
  // 23 × 0.045 is 1.035, which a binary fraction cannot represent exactly.
  [
    'rounds half a cent up',
    { ...none, newWords: 1001, repeatedWords: 23, rush: true },
    { wordRate: 0.18 },
    {
      newWords: { amount: 180.18 },
      repeatedWords: { amount: 1.04 },
      rush: 36.24,
      price: 217.46,
    },
  ],
  [
    'costs nothing and takes no time without words',
    { ...none, rush: true },
    {},
    { minimum: 0, rush: 0, price: 0, days: 0 },
  ],
  // 3,600 words of effort at 2,000 a day, then 4,400 words at 8,000 a day.
  ['counts whole days for each step', {}, {}, { translationDays: 2, revisionDays: 1, days: 3 }],
  ['counts them for each translator', { translators: 2 }, {}, { translationDays: 1, days: 2 }],
  ['counts those of both steps together in a rush', short, {}, { translationDays: 1, revisionDays: 0, days: 1 }],
  // 20,000 × 0.7 is slightly more than 14,000 as a binary fraction.
  ['counts no day too many', { ...none, similarWords: 20_000 }, { similarShare: 0.7 }, { translationDays: 7 }],
])('a quotation %s', (_, changes, changedTerms, expected) => {
  expect(quoteOf({ ...job, ...changes }, { ...terms, ...changedTerms })).toMatchObject(expected)
})

const [first] = quoteExamples
// tests/e2e/quotes.spec.ts selects another example.

it('starts with the first example, from English into the page’s language', () => {
  const { id, ...figures } = first
  expect(firstChoice('de')).toMatchObject({ example: id, source: 'english', target: 'german' })
  expect(firstChoice('en')).toMatchObject({ source: 'english', target: 'polish' })
  expect(jobOf(firstChoice('de'))).toEqual(figures)
  expect(isExample(firstChoice('de'))).toBe(true)
})

it('swaps the languages if both would be the same', () => {
  const start = firstChoice('fr')
  expect(changed(start, { source: 'french' })).toMatchObject({ source: 'french', target: 'english' })
  expect(changed(start, { target: 'english' })).toMatchObject({ source: 'french', target: 'english' })
  expect(changed(start, { target: 'thai' })).toMatchObject({ source: 'english', target: 'thai' })
})
