import { describe, expect, it } from 'vitest'
import { quoteExamples, quoteOf } from '../../../src/config/quoteExamples.ts'

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
const job = { id: 'leaflet', newWords: 3000, similarWords: 1000, repeatedWords: 400, translators: 1 } as const

describe('a quotation', () => {
  it('takes the share of the rate for words that the memory has', () => {
    expect(quoteOf({ ...job, rush: false }, terms)).toMatchObject({
      newWords: { words: 3000, rate: 0.2, amount: 600 },
      similarWords: { words: 1000, rate: 0.1, amount: 100 },
      repeatedWords: { words: 400, rate: 0.05, amount: 20 },
      minimum: 0,
      rush: 0,
      price: 720,
    })
  })

  it('brings a short text up to the minimum fee, and the surcharge for a rush on top', () => {
    const short = { ...job, newWords: 100, similarWords: 0, repeatedWords: 0, rush: true }
    expect(quoteOf(short, terms)).toMatchObject({ minimum: 30, rush: 10, price: 60 })
  })

  it('counts whole days for each step, and for a rush those of both together', () => {
    // 3,600 words of effort at 2,000 a day, then 4,400 words at 8,000 a day.
    expect(quoteOf({ ...job, rush: false }, terms)).toMatchObject({ translationDays: 2, revisionDays: 1, days: 3 })
    expect(quoteOf({ ...job, translators: 2, rush: false }, terms)).toMatchObject({ translationDays: 1, days: 2 })
    const short = { ...job, newWords: 100, similarWords: 0, repeatedWords: 0, rush: true }
    expect(quoteOf(short, terms)).toMatchObject({ translationDays: 1, revisionDays: 0, days: 1 })
  })
})

it.each(quoteExamples.map((example) => [example.id, example] as const))('the example %s adds up', (_id, example) => {
  const quote = quoteOf(example)
  const amounts = [quote.newWords, quote.similarWords, quote.repeatedWords].map(({ amount }) => amount)
  const sum = [...amounts, quote.minimum, quote.rush].reduce((total, amount) => total + amount, 0)
  expect(quote.price).toBeCloseTo(sum, 2)
  expect(quote.translationDays + quote.revisionDays).toBe(quote.days)
})
