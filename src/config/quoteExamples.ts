/** The owner's terms, in euros without VAT. Texts refer to them by name, as in {{minimumFee, euro}}. */
export const quoteTerms = {
  /** Price of a new source word, translation and revision by a second linguist included. */
  wordRate: 0.18, // SAMPLE
  /** The lowest match with the translation memory that counts as similar. */
  similarFrom: 0.75, // SAMPLE
  /** Share of the rate. */
  similarShare: 0.6, // SAMPLE
  repeatedShare: 0.25, // SAMPLE
  /** Per target language of an order. */
  minimumFee: 75, // SAMPLE
  rushSurcharge: 0.3, // SAMPLE
  /** Words per person and working day. */
  translatorOutput: 2000, // SAMPLE
  reviserOutput: 8000, // SAMPLE
} as const satisfies Record<string, number>

/** Terms with a different value in U.S. dollars. Texts refer to them by name, as in {{wordRateUsd, dollar}}. */
export const dollarTerms = {
  wordRateUsd: 0.2, // SAMPLE
  minimumFeeUsd: 85, // SAMPLE
} as const satisfies Record<string, number>

type Terms = Readonly<Record<keyof typeof quoteTerms, number>>

export const termsInDollars: Terms = {
  ...quoteTerms,
  wordRate: dollarTerms.wordRateUsd,
  minimumFee: dollarTerms.minimumFeeUsd,
}

/** The input of a quotation: a text into one language. Words and people are non-negative integers. */
export interface QuoteJob {
  readonly newWords: number
  readonly similarWords: number
  readonly repeatedWords: number
  readonly translators: number
  readonly rush: boolean
}

export interface QuoteExample extends QuoteJob {
  readonly id: 'leaflet' | 'protocol' | 'notice'
}

/** The calculator starts with the first example. */
export const quoteExamples: readonly [QuoteExample, ...QuoteExample[]] = [
  { id: 'leaflet', newWords: 700, similarWords: 900, repeatedWords: 1600, translators: 1, rush: false }, // SAMPLE
  { id: 'protocol', newWords: 20_000, similarWords: 2500, repeatedWords: 1500, translators: 2, rush: false }, // SAMPLE
  { id: 'notice', newWords: 350, similarWords: 0, repeatedWords: 0, translators: 1, rush: true }, // SAMPLE
]

/** Rounds to six decimals, which removes floating-point errors. */
const exact = (value: number) => Number(value.toFixed(6))

/** Rounds to the cent, half a cent up. */
const toCents = (amount: number) => Math.round(exact(amount * 100)) / 100

const toWholeDays = (days: number) => Math.ceil(exact(days))

/**
 * Returns the price and duration of a job, line by line. Each amount is rounded to the cent, and the price is the sum of the
 * rounded amounts. The translator's time for words in the memory is reduced by the same share as their price; the reviser reads
 * all words. Each step takes whole days, except in a rush job. A job without words costs nothing.
 */
export function quoteOf(job: QuoteJob, terms: Terms = quoteTerms) {
  const wordPrice = (words: number, share: number) => {
    const rate = terms.wordRate * share
    return { words, rate, amount: toCents(words * rate) }
  }
  const newWords = wordPrice(job.newWords, 1)
  const similarWords = wordPrice(job.similarWords, terms.similarShare)
  const repeatedWords = wordPrice(job.repeatedWords, terms.repeatedShare)
  const words = job.newWords + job.similarWords + job.repeatedWords
  const sum = toCents(newWords.amount + similarWords.amount + repeatedWords.amount)
  const minimum = words > 0 ? toCents(Math.max(0, terms.minimumFee - sum)) : 0
  const rush = job.rush ? toCents((sum + minimum) * terms.rushSurcharge) : 0

  const effort = job.newWords + job.similarWords * terms.similarShare + job.repeatedWords * terms.repeatedShare
  const translation = effort / (terms.translatorOutput * job.translators)
  const revision = words / terms.reviserOutput
  const translationDays = toWholeDays(translation)
  const days = job.rush ? toWholeDays(translation + revision) : translationDays + toWholeDays(revision)
  return {
    newWords,
    similarWords,
    repeatedWords,
    /** The supplement up to the minimum fee. */
    minimum,
    rush,
    price: toCents(sum + minimum + rush),
    translators: job.translators,
    translationDays,
    /** 0 when the revision fits into the last day of the translation. */
    revisionDays: days - translationDays,
    days,
  }
}

/** The price of the first example. Texts refer to it as {{examplePrice, euro}}. */
export const examplePrice = quoteOf(quoteExamples[0]).price

/** The same in U.S. dollars. */
export const examplePriceUsd = quoteOf(quoteExamples[0], termsInDollars).price
