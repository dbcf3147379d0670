import { describe, expect, it } from 'vitest'
import { type QuoteJob, quoteOf } from '../../../src/config/quoteExamples.ts'

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
const job = { newWords: 3000, similarWords: 1000, repeatedWords: 400, translators: 1 } as const

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

  it('rounds each amount to the cent, and half a cent up', () => {
    // 23 times 0.045 is 1.035, which a binary fraction does not hold.
    const odd: QuoteJob = { newWords: 1001, similarWords: 0, repeatedWords: 23, translators: 1, rush: true }
    const rounded = quoteOf(odd, { ...terms, wordRate: 0.18 })
    expect(rounded).toMatchObject({ newWords: { amount: 180.18 }, repeatedWords: { amount: 1.04 }, rush: 36.24 })
    expect(rounded.price).toBe(217.46)
  })

  it('costs nothing and takes no time without words', () => {
    const none: QuoteJob = { newWords: 0, similarWords: 0, repeatedWords: 0, translators: 2, rush: true }
    expect(quoteOf(none, terms)).toMatchObject({ minimum: 0, rush: 0, price: 0, translationDays: 0, days: 0 })
  })

  it('counts whole days for each step, and for a rush those of both together', () => {
    // 3,600 words of effort at 2,000 a day, then 4,400 words at 8,000 a day.
    expect(quoteOf({ ...job, rush: false }, terms)).toMatchObject({ translationDays: 2, revisionDays: 1, days: 3 })
    expect(quoteOf({ ...job, translators: 2, rush: false }, terms)).toMatchObject({ translationDays: 1, days: 2 })
    const short = { ...job, newWords: 100, similarWords: 0, repeatedWords: 0, rush: true }
    expect(quoteOf(short, terms)).toMatchObject({ translationDays: 1, revisionDays: 0, days: 1 })
    // 20,000 times 0.7 is a little more than 14,000 as a binary fraction; it is seven days all the same.
    const similar: QuoteJob = { newWords: 0, similarWords: 20_000, repeatedWords: 0, translators: 1, rush: false }
    expect(quoteOf(similar, { ...terms, similarShare: 0.7 }).translationDays).toBe(7)
  })
})
